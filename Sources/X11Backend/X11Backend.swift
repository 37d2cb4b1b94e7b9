// The window.
