// The session.
