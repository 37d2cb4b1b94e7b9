// A pass of a blur: a picture halved, or softened along a row or a column. Pictures are read from above, as `target` is.

uniform vec2 target;
uniform sampler2D picture;
uniform ivec2 direction; // along which it is softened; none halves
uniform int reach;       // how many pixels on each side count
uniform float weights[8];

out vec4 result;

// The pixel at a place; beyond the edges the picture goes on as there.
vec4 pixel(ivec2 place) {
  ivec2 size = textureSize(picture, 0);
  place = clamp(place, ivec2(0), size - 1);
  return texelFetch(picture, ivec2(place.x, size.y - 1 - place.y), 0);
}

void main() {
  ivec2 place = ivec2(gl_FragCoord.x, target.y - gl_FragCoord.y);
  if (direction == ivec2(0)) {
    ivec2 first = 2 * place;
    vec4 upper = pixel(first) + pixel(first + ivec2(1, 0));
    vec4 lower = pixel(first + ivec2(0, 1)) + pixel(first + ivec2(1, 1));
    result = 0.25 * (upper + lower);
    return;
  }
  result = weights[0] * pixel(place);
  for (int tap = 1; tap <= reach; tap++) {
    result += weights[tap] * (pixel(place + tap * direction) + pixel(place - tap * direction));
  }
}
