// A rectangle of a colour or a picture, with round corners and the soft shadow that it casts, in one pass.
//
// It is compiled for what a node has: PICTURE, not one colour; BETWEEN, sampled between the picture's pixels; CORNERS;
// SHADOW. What it has not costs nothing then.

uniform vec2 target;
uniform vec4 shape;  // left, top, right, bottom
uniform vec2 radii;  // the half axes of its corners
uniform float part;  // how much it covers, in 256ths
uniform vec4 fill;   // its colour
uniform sampler2D picture;
uniform vec4 mapping;      // what a pixel's place is multiplied by, and what is added, for its place in the picture
uniform vec4 shadowShape;  // the shape, moved to where its shadow lies
uniform vec4 shadow;       // the shadow's colour, and how much it covers, in 256ths
uniform float sharpness;   // one over the standard deviation of the shadow's Gaussian
uniform int slices;        // into which the corners' heights are cut

out vec4 result;

// How much of a pixel lies inside a straight edge, from its middle's distance and the edge's normal: the pixel's
// square, seen along the edge, is a trapezoid.
float coveredBehindEdge(float depth, vec2 normal) {
  float a = max(abs(normal.x), abs(normal.y));
  float b = min(abs(normal.x), abs(normal.y));
  float way = abs(depth);
  float outer = 0.5 * (a + b);
  float rest = way >= outer ? 0.0
    : way <= 0.5 * (a - b) ? 0.5 - way / a
    : (outer - way) * (outer - way) / (2.0 * a * b);
  return depth > 0.0 ? 1.0 - rest : rest;
}

// How much of the pixel around a place the shape covers. Straight edges are exact; a corner is an ellipse, whose
// distance is that of its tangent.
float covered(vec2 place) {
  vec2 overlap = clamp(min(place + 0.5, shape.zw) - max(place - 0.5, shape.xy), 0.0, 1.0);
  float box = overlap.x * overlap.y;
#ifdef CORNERS
  vec2 way = max(shape.xy + radii - place, place - shape.zw + radii);
  if (min(radii.x, radii.y) <= 0.0 || min(way.x, way.y) <= 0.0) return box;
  vec2 onCircle = way / radii;
  vec2 gradient = onCircle / radii;
  float size = length(onCircle);
  float steepness = length(gradient);
  return min(box, coveredBehindEdge((1.0 - size) * size / steepness, gradient / steepness));
#else
  return box;
#endif
}

#ifdef SHADOW
// A sharp edge softened by a Gaussian of standard deviation 1, cut off at 3 deviations and scaled to 0...1:
// Abramowitz and Stegun 7.1.28.
float softEdge(float depth) {
  const float tail = 0.00134990; // the normal distribution at -3
  float x = min(abs(depth), 3.0) * 0.70710678;
  float sum = 0.0000430638;
  sum = sum * x + 0.0002765672;
  sum = sum * x + 0.0001520143;
  sum = sum * x + 0.0092705272;
  sum = sum * x + 0.0422820123;
  sum = sum * x + 0.0705230784;
  sum = sum * x + 1.0;
  sum *= sum;
  sum *= sum;
  sum *= sum;
  sum *= sum;
  float rest = max(0.0, 0.5 / sum - tail) / (1.0 - 2.0 * tail);
  return depth < 0.0 ? rest : 1.0 - rest;
}

// The part of the shadow between two heights whose sides are drawn in by a length: closed form both ways.
float softBox(vec2 place, float top, float bottom, float inset) {
  float high = softEdge((place.y - top) * sharpness) - softEdge((place.y - bottom) * sharpness);
  float wide = softEdge((place.x - shadowShape.x - inset) * sharpness)
    - softEdge((place.x - shadowShape.z + inset) * sharpness);
  return high * wide;
}

float shadowed(vec2 place) {
  float sum = softBox(place, shadowShape.y + radii.y, shadowShape.w - radii.y, 0.0);
  float height = radii.y / float(max(slices, 1));
  for (int slice = 0; slice < slices; slice++) {
    float upper = height * float(slice);
    float lower = upper + height;
    float way = (radii.y - 0.5 * (upper + lower)) / radii.y;
    float inset = radii.x * (1.0 - sqrt(1.0 - way * way));
    sum += softBox(place, shadowShape.y + upper, shadowShape.y + lower, inset);
    sum += softBox(place, shadowShape.w - lower, shadowShape.w - upper, inset);
  }
  return clamp(sum, 0.0, 1.0);
}
#endif

#ifdef PICTURE
#ifdef BETWEEN
// The picture between its pixels, mixed here, since drivers differ in how finely they mix. Places count in 256ths
// rounded down, as the other renderer has them; what is below by no more than an error of the arithmetic is the next.
vec4 sampled(vec2 place) {
  vec2 texel = floor((place * mapping.xy + mapping.zw) * 256.0 + 0.0625) / 256.0 - 0.5;
  ivec2 last = textureSize(picture, 0) - 1;
  vec2 way = fract(texel);
  ivec2 first = ivec2(floor(texel));
  ivec2 low = clamp(first, ivec2(0), last);
  ivec2 high = clamp(first + 1, ivec2(0), last);
  vec4 left = mix(texelFetch(picture, low, 0), texelFetch(picture, ivec2(low.x, high.y), 0), way.y);
  vec4 right = mix(texelFetch(picture, ivec2(high.x, low.y), 0), texelFetch(picture, high, 0), way.y);
  return mix(left, right, way.x);
}
#else
vec4 sampled(vec2 place) {
  return texelFetch(picture, ivec2(floor(place * mapping.xy + mapping.zw)), 0);
}
#endif
#endif

// A part, in 256ths, of a coverage in 0...1: rounded in the steps in which the other renderer rounds.
float share(float coverage, float part) {
  float steps = floor(coverage * 255.0 + 0.5);
  return floor(((steps + step(128.0, steps)) * part + 128.0) / 256.0);
}

void main() {
  vec2 place = vec2(gl_FragCoord.x, target.y - gl_FragCoord.y);
  float inside = covered(place);
#ifdef PICTURE
  vec4 color = sampled(place);
#else
  vec4 color = fill;
#endif
  result = color * (share(inside, part) / 256.0);
#ifdef SHADOW
  // The inside is spared, so that a translucent shape shows what is behind it.
  if (inside < 1.0) {
    float outside = min(1.0, share(1.0 - inside, share(shadowed(place), 256.0)) / 255.0);
    result += (1.0 - result.a) * (share(outside, shadow.a) / 256.0) * vec4(shadow.rgb, 1.0);
  }
#endif
}
