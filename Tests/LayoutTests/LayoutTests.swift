import Testing
import Layout
