import Testing
import CairoRenderer
