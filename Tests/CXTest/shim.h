#pragma once

// The parts of XTEST and DAMAGE that the tests use, declared here so that only linking them needs libxtst-dev and
// libxdamage-dev.

#include <X11/Xlib.h>

Bool XTestQueryExtension(Display *display, int *event_base, int *error_base, int *major, int *minor);
int XTestFakeMotionEvent(Display *display, int screen, int x, int y, unsigned long delay);
int XTestFakeButtonEvent(Display *display, unsigned int button, Bool is_press, unsigned long delay);
int XTestFakeKeyEvent(Display *display, unsigned int keycode, Bool is_press, unsigned long delay);

Bool XDamageQueryExtension(Display *display, int *event_base, int *error_base);
XID XDamageCreate(Display *display, Drawable drawable, int level);
