#include <cairo.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
