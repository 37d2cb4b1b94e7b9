import Testing
import Interaction
