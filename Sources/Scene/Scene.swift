// The display list and its damage.
