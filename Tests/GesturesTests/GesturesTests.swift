import Testing
import Gestures
