#version 300 es
// Stands before every stage. Places are in pixels from the picture's upper left corner, y down; colours are
// premultiplied and encoded as sRGB, and they are mixed so, as the other renderer does.
precision highp float;
precision highp int;
