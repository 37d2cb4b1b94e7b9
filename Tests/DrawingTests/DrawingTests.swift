import Testing
import Drawing
