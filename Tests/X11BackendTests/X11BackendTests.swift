import Testing
import X11Backend
