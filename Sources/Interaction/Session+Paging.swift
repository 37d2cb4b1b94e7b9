import Geometry
import Gestures
import Motion

extension Session {
  /// How long a picture takes to come to rest where it was paged to.
  static let pageDuration = Span.milliseconds(300)
  /// How much of the hand's velocity counts when it lets go of a picture that it pages, in seconds.
  static let pageLookAhead = 0.2

  /// The name of the control that leads to the picture before.
  public static let previousControl = "previous"
  /// The name of the control that leads to the next picture.
  public static let nextControl = "next"

  /// The controls whose work is the session's own.
  public static let ownControls: Set<String> = [closeControl, previousControl, nextControl]

  /// The way from one picture to the next, in points.
  public var pageStride: Double { surroundings.window.width + (style.content.paging?.gap ?? 0) }

  /// How far the picture that is shown is from where it rests, across, in points.
  public func pageOffset(at time: Instant) -> Double { value(of: .page, at: time) }

  /// Which picture is seen, between two of them while it is paged.
  func shownPage(at time: Instant) -> Double {
    Double(surroundings.page) - value(of: .page, at: time) / pageStride
  }

  private var swipes: Bool { style.content.paging?.swipe == true && surroundings.pageCount > 1 }

  /// What watches a gesture that begins for a swipe.
  func pager(id: Int, press: Point) -> PanRecognizer? {
    guard swipes, phase == .presented, !isZoomedIn else { return nil }
    return PanRecognizer(id: id, press: press, slop: style.drag.slop, axis: .horizontal)
  }

  /// Catches a picture that is on its way to where it was paged.
  mutating func catchPage(at position: Point, _ time: Instant) {
    guard swipes, phase == .presented, case .timed(let motion) = motions[.page], time < motion.end else {
      return
    }
    beginSwipe(at: position, time)
  }

  /// Begins to page where a movement to the side has begun, and no other gesture.
  mutating func beginSwipe(_ change: PanRecognizer.Change?, _ time: Instant) {
    guard case .began(let origin)? = change, swiping == nil, panning == nil, phase == .presented else {
      return
    }
    beginSwipe(at: origin, time)
  }

  private mutating func beginSwipe(at position: Point, _ time: Instant) {
    taps.cancel()
    let shown = value(of: .page, at: time)
    let inside = pageReach.clamp(shown)
    swiping = Swiping(way: inside + (pageBand.pull(shown: shown - inside) ?? 0), pointer: position.x)
    motions[.page] = .held(shown)
  }

  /// How far the picture can be paged, in points; there is nothing before the first and behind the last.
  private var pageReach: ClosedRange<Double> {
    let isLast = surroundings.page == surroundings.pageCount - 1
    return (isLast ? 0 : -pageStride)...(surroundings.page == 0 ? 0 : pageStride)
  }

  private var pageBand: RubberBand { RubberBand(dimension: surroundings.window.width) }

  mutating func moveSwipe(to position: Point) {
    guard var swiping else { return }
    swiping.way += position.x - swiping.pointer
    swiping.pointer = position.x
    self.swiping = swiping
    let inside = pageReach.clamp(swiping.way)
    motions[.page] = .held(inside + pageBand.shown(beyond: swiping.way - inside))
  }

  /// Lets go: place and velocity say which picture it comes to rest at.
  mutating func endSwipe(velocity: Double, at time: Instant) {
    guard let swiping else { return }
    self.swiping = nil
    let projected = swiping.way + Self.pageLookAhead * velocity
    if abs(projected) > pageStride / 2, turnPage(by: projected < 0 ? 1 : -1, at: time) { return }
    slidePage(from: value(of: .page, at: time), at: time)
  }

  /// Shows the next picture or the one before; returns whether there is one to page to.
  mutating func turnPage(by step: Int, at time: Instant) -> Bool {
    let page = surroundings.page + step
    guard style.content.paging != nil, swiping == nil, phase == .presented,
      (0..<surroundings.pageCount).contains(page)
    else { return false }
    // what is seen stays where it is: it is the other picture now that is away from its place
    let offset = value(of: .page, at: time) + Double(step) * pageStride
    surroundings.setPage(page, of: surroundings.pageCount)
    slidePage(from: offset, at: time)
    zoom = .base
    restPicture(at: time)
    return true
  }

  private mutating func slidePage(from offset: Double, at time: Instant) {
    motions[.page] =
      offset == 0 || surroundings.reducesMotion
      ? .held(0)
      : .timed(
        TimedMotion(from: offset, to: 0, start: time, duration: Self.pageDuration, easing: .easeOut))
  }
}
