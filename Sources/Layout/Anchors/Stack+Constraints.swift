import Geometry

extension Stack {
  /// The constraints that stack the items inside a container, in the order of the items.
  ///
  /// Equal gaps need a variable for the gap, which the solver makes.
  public func constraints(
    for items: [LayoutItem], in container: some Anchored, solver: inout Solver
  ) -> [Constraint] {
    guard let first = items.first, let last = items.last else { return [] }
    var constraints: [Constraint] = [start(of: first) == start(of: container)]
    var gap = Expression(constant: spacing)
    if distribution == .equalSpacing {
      gap = solver.variable("spacing").expression
      constraints.append(gap >= spacing)
    }
    for (item, next) in zip(items, items.dropFirst()) {
      constraints.append(start(of: next) == end(of: item) + gap)
      if distribution == .fillEqually { constraints.append(length(of: next) == length(of: item)) }
    }
    if distribution != .packed { constraints.append(end(of: last) == end(of: container)) }
    for item in items {
      constraints += across(item, in: container, first: first)
    }
    return constraints
  }

  private func start(of anchored: some Anchored) -> Expression {
    axis == .horizontal ? anchored.leading : anchored.top
  }

  private func end(of anchored: some Anchored) -> Expression {
    axis == .horizontal ? anchored.trailing : anchored.bottom
  }

  private func length(of anchored: some Anchored) -> Expression {
    axis == .horizontal ? anchored.width : anchored.height
  }

  private func across(_ item: LayoutItem, in container: some Anchored, first: LayoutItem) -> [Constraint] {
    let isRow = axis == .horizontal
    let starts = isRow ? item.top - container.top : item.leading - container.leading
    let ends = isRow ? item.bottom - container.bottom : item.trailing - container.trailing
    switch alignment {
    case .fill: return [starts == 0, ends == 0]
    case .leading: return [starts == 0, ends <= 0]
    case .trailing: return [starts >= 0, ends == 0]
    case .center:
      let middles = isRow ? item.centerY - container.centerY : item.centerX - container.centerX
      return [middles == 0, starts >= 0]
    case .firstBaseline:
      if !isRow { return [starts == 0, ends <= 0] }
      if item.y == first.y { return [starts >= 0, ends <= 0] }
      return [item.firstBaseline == first.firstBaseline, starts >= 0, ends <= 0]
    }
  }
}
