// A GTK 4 window as a full-screen panel over a presenter: GTK has no such panel, so this draws what one would. The
// window covers 1920 x 1080 pixels; the panel follows a drag, and fades on its way. Both show noise.

#include <gtk/gtk.h>

typedef struct {
  GtkWidget parent;
  GdkTexture *presenter;
  GdkTexture *panel;
  double shift;
} Sheet;

typedef struct {
  GtkWidgetClass parent;
} SheetClass;

static GType sheet_get_type(void);
G_DEFINE_TYPE(Sheet, sheet, GTK_TYPE_WIDGET)

enum { width = 1920, height = 1080 };

static GdkTexture *noise(guint32 state) {
  guint32 *pixels = g_malloc(4 * width * height);
  for (int index = 0; index < width * height; ++index) {
    state = state * 1664525u + 1013904223u;
    pixels[index] = state | 0xff000000u;
  }
  GBytes *bytes = g_bytes_new_take(pixels, 4 * width * height);
  GdkTexture *texture = gdk_memory_texture_new(width, height, GDK_MEMORY_DEFAULT, bytes, 4 * width);
  g_bytes_unref(bytes);
  return texture;
}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  Sheet *sheet = (Sheet *)widget;
  const float part = (float)CLAMP(sheet->shift / height, 0, 1);
  const graphene_rect_t all = GRAPHENE_RECT_INIT(0, 0, width, height);
  gtk_snapshot_append_texture(snapshot, sheet->presenter, &all);
  const GdkRGBA veil = {0, 0, 0, 0.8f * (1 - part)};
  gtk_snapshot_append_color(snapshot, &veil, &all);
  const graphene_rect_t frame = GRAPHENE_RECT_INIT(0, (float)sheet->shift, width, height);
  GskRoundedRect shape;
  gsk_rounded_rect_init_from_rect(&shape, &frame, (float)MIN(20, sheet->shift / 5));
  gtk_snapshot_push_opacity(snapshot, 1 - part);
  gtk_snapshot_push_rounded_clip(snapshot, &shape);
  gtk_snapshot_append_texture(snapshot, sheet->panel, &frame);
  gtk_snapshot_pop(snapshot);
  gtk_snapshot_pop(snapshot);
}

static void drag(Sheet *sheet, double x, double y) {
  (void)x;
  sheet->shift = MAX(0, y);
  gtk_widget_queue_draw(GTK_WIDGET(sheet));
}

static void drag_end(Sheet *sheet) { drag(sheet, 0, 0); }

static void sheet_class_init(SheetClass *class) { GTK_WIDGET_CLASS(class)->snapshot = snapshot; }

static void sheet_init(Sheet *sheet) {
  sheet->presenter = noise(1);
  sheet->panel = noise(2);
  GtkGesture *gesture = gtk_gesture_drag_new();
  g_signal_connect_swapped(gesture, "drag-update", G_CALLBACK(drag), sheet);
  g_signal_connect_swapped(gesture, "drag-end", G_CALLBACK(drag_end), sheet);
  gtk_widget_add_controller(GTK_WIDGET(sheet), GTK_EVENT_CONTROLLER(gesture));
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), width, height);
  gtk_window_set_child(GTK_WINDOW(window), g_object_new(sheet_get_type(), NULL));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  const int status = g_application_run(G_APPLICATION(application), argc, argv);
  g_object_unref(application);
  return status;
}
