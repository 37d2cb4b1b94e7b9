// The solver.
