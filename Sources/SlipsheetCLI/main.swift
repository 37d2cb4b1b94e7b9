print("slipsheet")
