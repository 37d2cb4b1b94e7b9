import Glibc

print("slipsheet")
