# coding: latin-1
x = f("éè", g("ü"))
