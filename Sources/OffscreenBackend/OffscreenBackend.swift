// No display.
