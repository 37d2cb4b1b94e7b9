import Interaction

/// A full-screen panel that a hand can drag away.
///
/// ```swift
/// let panel = Panel(style: try StyleLibrary.style("sheet"), page: article)
/// panel.onEvent = { print($0.event.name) }
/// panel.present()
/// ```
@MainActor
public final class Panel {
  /// How it is presented, follows the hand, decides, and settles.
  ///
  /// Another one may be set at any time: what is shown stays, and runs to what the new style has.
  public var style: Style {
    didSet {
      if style != oldValue { stage?.call(.style(style), on: self) }
    }
  }
  /// What it shows.
  public let page: any Page
  /// Hears every turn in its life, with the exact moment.
  public var onEvent: ((TimedEvent) -> Void)?

  /// The stage that it stands on; calls go nowhere while it has none.
  weak var stage: Stage?

  /// Makes a panel; a `Stage` shows it.
  public init(style: Style, page: any Page) {
    self.style = style
    self.page = page
  }

  /// What it is doing.
  public var phase: Phase { stage?.phase(of: self) ?? .hidden }

  /// Asked before every dismissal, whatever its road; a no restores the panel at once.
  ///
  /// The refused attempt is told as `dismissAttempted`, and `answerDismissAttempt(allowing:)` may still say yes. Where it
  /// is known beforehand that the answer is no, `isDismissalPrevented` also has the hand feel it.
  public var shouldDismiss: ((Cause) -> Bool)?

  /// Whether dismissal is refused: drags are resisted, and every road ends in `dismissAttempted`.
  public var isDismissalPrevented = false {
    didSet {
      if isDismissalPrevented != oldValue { stage?.call(.prevent(isDismissalPrevented), on: self) }
    }
  }

  /// Brings it onto the screen; does nothing where it is there already.
  public func present(animated: Bool = true) {
    stage?.call(.present(animated: animated), on: self)
  }

  /// Brings it onto the screen out of the picture that a control of the presenter shows.
  public func present(from control: String, animated: Bool = true) {
    stage?.setSource(control, of: self)
    present(animated: animated)
  }

  /// Brings one of its page's pictures onto the screen, from 0 on; does nothing more than `present` where it has not
  /// several.
  ///
  /// - Parameter control: The control of the presenter out of which it grows, where that is not the picture's own.
  public func present(page: Int, from control: String? = nil, animated: Bool = true) {
    stage?.setPage(page, source: control, of: self)
    present(animated: animated)
  }

  /// Sends it off the screen, or asks to, where dismissal is refused.
  public func dismiss(animated: Bool = true) {
    stage?.call(.dismiss(animated: animated), on: self)
  }

  /// Answers the last `dismissAttempted`; a yes dismisses it from wherever it is.
  public func answerDismissAttempt(allowing isAllowed: Bool) {
    stage?.call(.answer(allowed: isAllowed), on: self)
  }
}
