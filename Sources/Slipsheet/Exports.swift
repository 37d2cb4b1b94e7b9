// The types that stages, panels, pages and styles are spoken of with come with them.
@_exported import Drawing
@_exported import Geometry
@_exported import Gestures
@_exported import Interaction
@_exported import Motion
