a = f(1)
class B:
	def c(self):
		return d("😀", e("x"))  \

