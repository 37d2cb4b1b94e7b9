// Qt's raster painter on the frame that `slipsheet bench frame` draws: a presenter under a black veil, and over it a
// translucent panel with round corners, all of noise. Prints a line a size: who, what, the median in milliseconds.

#include <QBrush>
#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cstdio>
#include <vector>

static QImage noise(int width, int height) {
  QImage image(width, height, QImage::Format_RGB32);
  quint32 state = 1;
  for (int y = 0; y < height; ++y) {
    auto *row = reinterpret_cast<quint32 *>(image.scanLine(y));
    for (int x = 0; x < width; ++x) {
      state = state * 1664525u + 1013904223u;
      row[x] = state | 0xff000000u;
    }
  }
  return image;
}

struct Scene {
  QImage target, presenter, panel;
  int scale;

  Scene(int width, int height, int scale)
      : target(width, height, QImage::Format_RGB32), presenter(noise(width, height)), panel(noise(width, height)),
        scale(scale) {}

  /// Draws a frame; the panel as a brush, or through a clip, whichever turns out to be faster.
  double draw(int run, bool clips) {
    QElapsedTimer timer;
    timer.start();
    const double height = target.height() / double(scale);
    const int shift = 20 + run * 7 % 120;
    const double part = shift / height;
    const double radius = std::min(20.0, shift / 5.0) * scale;
    QPainter painter(&target);
    painter.setCompositionMode(QPainter::CompositionMode_Source);
    painter.drawImage(0, 0, presenter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
    painter.fillRect(target.rect(), QColor::fromRgbF(0, 0, 0, float(0.8 * (1 - part))));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(1 - part);
    painter.translate(0, shift * scale);
    if (clips) {
      QPainterPath shape;
      shape.addRoundedRect(panel.rect(), radius, radius);
      painter.setClipPath(shape);
      painter.drawImage(0, 0, panel);
    } else {
      painter.setPen(Qt::NoPen);
      painter.setBrush(QBrush(panel));
      painter.drawRoundedRect(panel.rect(), radius, radius);
    }
    painter.end();
    return double(timer.nsecsElapsed()) / 1e6;
  }

  double median(bool clips) {
    std::vector<double> times;
    for (int run = 0; run < 31; ++run) times.push_back(draw(run, clips));
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
  }
};

int main() {
  const int sizes[][3] = {{390, 844, 1}, {1920, 1080, 1}, {3840, 2160, 2}};
  for (const auto &[width, height, scale] : sizes) {
    Scene scene(width, height, scale);
    scene.draw(0, false);
    const double time = std::min(scene.median(false), scene.median(true));
    std::printf("Qt's painter\tframe %d x %d\t%.4f\n", width, height, time);
  }
}
