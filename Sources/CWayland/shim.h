#include <wayland-client.h>
#include <wayland-cursor.h>
#include <xkbcommon/xkbcommon.h>
#include <libdecor.h>
#include <sys/mman.h>

// Hidden behind _GNU_SOURCE, which Swift's importer does not set.
int memfd_create(const char *name, unsigned int flags);

// Swift imports the tables as values, and their addresses are what counts.
static inline const struct wl_interface *compositor_interface(void) { return &wl_compositor_interface; }
static inline const struct wl_interface *shm_interface(void) { return &wl_shm_interface; }
static inline const struct wl_interface *output_interface(void) { return &wl_output_interface; }
static inline const struct wl_interface *seat_interface(void) { return &wl_seat_interface; }
