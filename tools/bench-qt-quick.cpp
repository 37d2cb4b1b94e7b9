// Qt Quick's Drawer as a full-screen panel over a presenter: what Qt offers of what Slipsheet does. The window covers
// 1920 x 1080 pixels; the panel is open, follows a drag, and fades on its way. Both show noise.

#include <QGuiApplication>
#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickImageProvider>

class Noise : public QQuickImageProvider {
public:
  Noise() : QQuickImageProvider(QQuickImageProvider::Image) {}

  QImage requestImage(const QString &id, QSize *size, const QSize &) override {
    QImage image(1920, 1080, QImage::Format_RGB32);
    quint32 state = id.toUInt();
    for (int y = 0; y < image.height(); ++y) {
      auto *row = reinterpret_cast<quint32 *>(image.scanLine(y));
      for (int x = 0; x < image.width(); ++x) {
        state = state * 1664525u + 1013904223u;
        row[x] = state | 0xff000000u;
      }
    }
    if (size) *size = image.size();
    return image;
  }
};

static const char scene[] = R"(
import QtQuick
import QtQuick.Controls.Basic

ApplicationWindow {
  width: 1920; height: 1080; visible: true
  flags: Qt.FramelessWindowHint
  Image { anchors.fill: parent; source: "image://noise/1" }
  Drawer {
    id: drawer
    edge: Qt.BottomEdge; width: 1920; height: 1080; dragMargin: 0
    enter: Transition {}
    closePolicy: Popup.NoAutoClose
    background: Image { source: "image://noise/2"; opacity: drawer.position }
    Component.onCompleted: open()
  }
}
)";

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  QQmlApplicationEngine engine;
  engine.addImageProvider("noise", new Noise);
  engine.loadData(scene);
  return engine.rootObjects().isEmpty() ? 1 : application.exec();
}
