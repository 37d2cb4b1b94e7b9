// A rectangle of pixels out of nothing: the four corners of a strip are counted, so that no buffer is needed.

uniform vec4 bounds; // left, top, right, bottom
uniform vec2 target; // the picture's width and height

void main() {
  vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  vec2 place = mix(bounds.xy, bounds.zw, corner) / target;
  gl_Position = vec4(2.0 * place.x - 1.0, 1.0 - 2.0 * place.y, 0.0, 1.0);
}
