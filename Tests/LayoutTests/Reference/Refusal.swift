import Layout

/// The error with which the solver refuses a call, or nil.
func refusal(_ call: () throws -> Void) -> SolverError? {
  do {
    try call()
    return nil
  } catch {
    return error as? SolverError
  }
}
