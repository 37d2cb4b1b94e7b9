import Testing
import Motion
