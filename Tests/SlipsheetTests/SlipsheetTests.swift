import Testing
import Slipsheet
