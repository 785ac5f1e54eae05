bom("a")
second("b",
  third("c\
d"))
"""x
y""".strip("z")
