/// A surface that is drawn on, in points.
public final class Canvas {
}
