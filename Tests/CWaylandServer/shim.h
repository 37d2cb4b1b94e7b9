#include <wayland-server-core.h>

// The tables of the core protocol, whose addresses are what counts.
extern const struct wl_interface wl_compositor_interface, wl_subcompositor_interface, wl_subsurface_interface;
extern const struct wl_interface wl_surface_interface, wl_region_interface, wl_callback_interface;
extern const struct wl_interface wl_output_interface, wl_seat_interface, wl_pointer_interface;
extern const struct wl_interface wl_touch_interface, wl_keyboard_interface;

static inline const struct wl_interface *core_interface(const char *name) {
  const struct wl_interface *all[] = {
      &wl_compositor_interface, &wl_subcompositor_interface, &wl_subsurface_interface, &wl_surface_interface,
      &wl_region_interface, &wl_callback_interface, &wl_output_interface, &wl_seat_interface,
      &wl_pointer_interface, &wl_touch_interface, &wl_keyboard_interface,
  };
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
    const char *a = all[i]->name, *b = name;
    while (*a && *a == *b) a++, b++;
    if (*a == *b) return all[i];
  }
  return 0;
}

// Swift imports no functions with a variable number of arguments.
static inline void post_error(struct wl_resource *resource, uint32_t code, const char *text) {
  wl_resource_post_error(resource, code, "%s", text);
}
