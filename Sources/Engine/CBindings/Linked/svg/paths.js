// js/svg/paths.js: the lengths of SVG's shapes, and points along them. https://svgwg.org/svg2-draft/paths.html
//
// A shape is converted to lines and cubic curves, and a curve to a number of lines that depends on its control polygon.
//
// Reads   attributes. Writes nothing.
// Exports svgPathLength(element id) · svgPointAt(element id, distance): the state of a point · svgBounds(element id): the bounding box of
//         an element's shapes · svgFills(element id, a point's state), svgStrokes(…): whether the point is in the fill or stroke. Exposes
//         nothing.
'use strict'; { const G = this; const { primordials, privateArray, toASCIILower,
nameOf,
N,
textOrEmpty } = G;







const { exec, slice, sqrt, sin, cos, tan, atan2, min, max, fround } = primordials;
const PI = 3.141592653589793, MOST_PIECES = 256;

// The pieces of a shape: x, y and the distance from the start; a move without drawing has no length.
function newPen() {
  return { __proto__: null, x: 0, y: 0, startX: 0, startY: 0, length: 0, xs: privateArray(), ys: privateArray(), lengths: privateArray() };
}
function record(pen, x, y) {
  const { xs } = pen, at = xs.length;
  pen.x = x;
  pen.y = y;
  xs[at] = x;
  pen.ys[at] = y;
  pen.lengths[at] = pen.length;
}
function moveTo(pen, x, y) { record(pen, x, y); pen.startX = x; pen.startY = y; }
const distance = (x, y) => sqrt(x * x + y * y);
function lineTo(pen, x, y) {
  pen.length += distance(x - pen.x, y - pen.y);
  record(pen, x, y);
}
function curveTo(pen, x1, y1, x2, y2, x, y) {
  const { x: x0, y: y0 } = pen;
  const bend = distance(x1 - x0, y1 - y0) + distance(x2 - x1, y2 - y1) + distance(x - x2, y - y2) - distance(x - x0, y - y0);
  const pieces = max(16, min(MOST_PIECES, bend));
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces, u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
    lineTo(pen, a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y);
  }
  if (pen.x !== x || pen.y !== y) lineTo(pen, x, y);
}
// https://svgwg.org/svg2-draft/implnote.html#ArcConversionEndpointToCenter
function arcTo(pen, rx, ry, degrees, isLarge, sweeps, x, y) {
  const { x: x0, y: y0 } = pen;
  rx = rx < 0 ? -rx : rx;
  ry = ry < 0 ? -ry : ry;
  if (rx === 0 || ry === 0 || x === x0 && y === y0) { lineTo(pen, x, y); return; }
  const angle = degrees * PI / 180, c = cos(angle), s = sin(angle), dx = (x0 - x) / 2, dy = (y0 - y) / 2;
  const px = c * dx + s * dy, py = c * dy - s * dx, large = px * px / (rx * rx) + py * py / (ry * ry);
  if (large > 1) { rx *= sqrt(large); ry *= sqrt(large); }
  const a = rx * rx, b = ry * ry, share = max(0, (a * b - a * py * py - b * px * px) / (a * py * py + b * px * px));
  const factor = sqrt(share) * (isLarge === sweeps ? -1 : 1), cx = factor * rx * py / ry, cy = -factor * ry * px / rx;
  const centerX = c * cx - s * cy + (x0 + x) / 2, centerY = s * cx + c * cy + (y0 + y) / 2;
  const start = atan2((py - cy) / ry, (px - cx) / rx);
  let turn = atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (sweeps && turn < 0) turn += 2 * PI;
  if (!sweeps && turn > 0) turn -= 2 * PI;
  const parts = turn > PI || turn < -PI ? 4 : 2, step = turn / parts, k = 4 / 3 * tan(step / 4);
  for (let i = 0; i < parts; i++) {
    const from = start + i * step, to = from + step;
    const at = (u, v) => [centerX + c * rx * u - s * ry * v, centerY + s * rx * u + c * ry * v];
    const { 0: x1, 1: y1 } = at(cos(from) - k * sin(from), sin(from) + k * cos(from));
    const { 0: x2, 1: y2 } = at(cos(to) + k * sin(to), sin(to) - k * cos(to)), { 0: ex, 1: ey } = at(cos(to), sin(to));
    curveTo(pen, x1, y1, x2, y2, i === parts - 1 ? x : ex, i === parts - 1 ? y : ey);
  }
}

const command = new primordials.RegExp('^[\\s,]*([MmZzLlHhVvCcSsQqTtAa])'), flag = new primordials.RegExp('^[\\s,]*([01])');
const number = new primordials.RegExp('^[\\s,]*([+-]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][+-]?[0-9]+)?)');
const counts = { __proto__: null, m: 2, z: 0, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
// NB: A long text is read in pieces, so that its rest is not copied for each number.
const WINDOW = 512;
function newReader(text) { return { __proto__: null, text, at: 0, window: slice(text, 0, WINDOW), from: 0 }; }
function take(reader, pattern) {
  if (reader.from > WINDOW / 2) {
    reader.at += reader.from;
    reader.from = 0;
    reader.window = slice(reader.text, reader.at, reader.at + WINDOW);
  }
  const match = exec(pattern, slice(reader.window, reader.from));
  if (match === null) return null;
  reader.from += match.end;
  return match[1];
}
// https://svgwg.org/svg2-draft/paths.html#PathDataBNF: up to the first error.
function draw(pen, text) {
  const reader = newReader(text);
  let name = '', lastX = 0, lastY = 0, last = '';
  for (let isFirst = true; ; isFirst = false) {
    const given = take(reader, command);
    if (given !== null) name = given;
    else if (isFirst || name === 'z' || name === 'Z') return;
    const kind = toASCIILower(name), v = privateArray(), isRelative = kind === name;
    if (isFirst && kind !== 'm') return;
    for (let i = 0; i < counts[kind]; i++) {
      const word = take(reader, kind === 'a' && (i === 3 || i === 4) ? flag : number);
      if (word === null) return;
      v[i] = +word;
    }
    const { x: x0, y: y0 } = pen, ox = isRelative ? x0 : 0, oy = isRelative ? y0 : 0;
    switch (kind) {
      case 'm': moveTo(pen, ox + v[0], oy + v[1]); name = isRelative ? 'l' : 'L'; break;
      case 'z': lineTo(pen, pen.startX, pen.startY); break;
      case 'l': lineTo(pen, ox + v[0], oy + v[1]); break;
      case 'h': lineTo(pen, ox + v[0], y0); break;
      case 'v': lineTo(pen, x0, oy + v[0]); break;
      case 'c': curveTo(pen, ox + v[0], oy + v[1], lastX = ox + v[2], lastY = oy + v[3], ox + v[4], oy + v[5]); break;
      case 's': {
        const isSmooth = last === 'c' || last === 's', x1 = isSmooth ? 2 * x0 - lastX : x0, y1 = isSmooth ? 2 * y0 - lastY : y0;
        curveTo(pen, x1, y1, lastX = ox + v[0], lastY = oy + v[1], ox + v[2], oy + v[3]);
        break;
      }
      case 'q': case 't': {
        const isSmooth = last === 'q' || last === 't', at = kind === 'q' ? 2 : 0;
        const x1 = kind === 'q' ? ox + v[0] : isSmooth ? 2 * x0 - lastX : x0, y1 = kind === 'q' ? oy + v[1] : isSmooth ? 2 * y0 - lastY : y0;
        const x = ox + v[at], y = oy + v[at + 1];
        curveTo(pen, x0 + (x1 - x0) * 2 / 3, y0 + (y1 - y0) * 2 / 3, x + (x1 - x) * 2 / 3, y + (y1 - y) * 2 / 3, x, y);
        lastX = x1;
        lastY = y1;
        break;
      }
      default: arcTo(pen, v[0], v[1], v[2], v[3] === 1, v[4] === 1, ox + v[5], oy + v[6]);
    }
    last = kind;
  }
}
function ellipse(pen, x, y, rx, ry) {
  moveTo(pen, x + rx, y);
  arcTo(pen, rx, ry, 0, false, true, x - rx, y);
  arcTo(pen, rx, ry, 0, false, true, x + rx, y);
}
function rectangle(pen, x, y, width, height, rx, ry) {
  if (width <= 0 || height <= 0) return;
  rx = min(rx || ry, width / 2);
  ry = min(ry || rx, height / 2);
  moveTo(pen, x + rx, y);
  lineTo(pen, x + width - rx, y);
  if (rx > 0) arcTo(pen, rx, ry, 0, false, true, x + width, y + ry);
  lineTo(pen, x + width, y + height - ry);
  if (rx > 0) arcTo(pen, rx, ry, 0, false, true, x + width - rx, y + height);
  lineTo(pen, x + rx, y + height);
  if (rx > 0) arcTo(pen, rx, ry, 0, false, true, x, y + height - ry);
  lineTo(pen, x, y + ry);
  if (rx > 0) arcTo(pen, rx, ry, 0, false, true, x + rx, y);
}
const lengthAt = (id, name) => G.SVGLengthSteps.value(G.SVGAnimatedLengthSteps.baseVal(G.svgReflection(id, name, 'Length', name, '')));
function drawn(id) {
  const { local } = nameOf(N[id << 3 | 6]), pen = newPen(), at = name => lengthAt(id, name);
  switch (local) {
    case 'path': draw(pen, textOrEmpty(id, 'd')); break;
    case 'line': moveTo(pen, at('x1'), at('y1')); lineTo(pen, at('x2'), at('y2')); break;
    case 'circle': ellipse(pen, at('cx'), at('cy'), at('r'), at('r')); break;
    case 'ellipse': ellipse(pen, at('cx'), at('cy'), at('rx'), at('ry')); break;
    case 'rect': rectangle(pen, at('x'), at('y'), at('width'), at('height'), at('rx'), at('ry')); break;
    default: {
      const numbers = G.parseSVGNumbers(textOrEmpty(id, 'points')) ?? privateArray();
      for (let i = 0; i + 1 < numbers.length; i += 2) if (i === 0) moveTo(pen, numbers[0], numbers[1]); else lineTo(pen, numbers[i], numbers[i + 1]);
      if (local === 'polygon' && numbers.length > 3) lineTo(pen, numbers[0], numbers[1]);
    }
  }
  return pen;
}
// Bounds: the minimum and the maximum on both axes.
const noBounds = () => ({ __proto__: null, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });
function include(bounds, x, y) {
  bounds.left = min(bounds.left, x);
  bounds.top = min(bounds.top, y);
  bounds.right = max(bounds.right, x);
  bounds.bottom = max(bounds.bottom, y);
}
const shapes = { __proto__: null, path: 1, line: 1, circle: 1, ellipse: 1, rect: 1, polygon: 1, polyline: 1 };
const places = { __proto__: null, image: 1, foreignObject: 1 }, groups = { __proto__: null, g: 1, svg: 1, a: 1, switch: 1 };
// The maximum depth, that of the parser.
const DEEPEST = 512;
// Adds the area of an SVG element, transformed by the cells of a matrix.
function cover(bounds, id, { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f }, depth) {
  const { ns, local } = nameOf(N[id << 3 | 6]);
  if (ns !== 2) return;
  const add = (x, y) => include(bounds, a * x + c * y + e, b * x + d * y + f);
  if (shapes[local] === 1) {
    const { xs, ys } = drawn(id);
    for (let i = 0; i < xs.length; i++) add(xs[i], ys[i]);
  } else if (places[local] === 1) {
    const pen = newPen();
    rectangle(pen, lengthAt(id, 'x'), lengthAt(id, 'y'), lengthAt(id, 'width'), lengthAt(id, 'height'), 0, 0);
    for (let i = 0; i < pen.xs.length; i++) add(pen.xs[i], pen.ys[i]);
  } else if (groups[local] === 1) {
    for (let child = depth < DEEPEST ? N[id << 3 | 4] : 0; child !== 0; child = N[child << 3 | 3]) {
      if ((N[child << 3] & 255) !== 1) continue;
      const { cells: m } = G.svgTransformProduct(G.parseSVGTransforms(textOrEmpty(child, 'transform')) ?? privateArray());
      const within = privateArray();
      within[0] = a * m[0] + c * m[1]; within[1] = b * m[0] + d * m[1]; within[2] = a * m[2] + c * m[3]; within[3] = b * m[2] + d * m[3];
      within[4] = a * m[4] + c * m[5] + e; within[5] = b * m[4] + d * m[5] + f;
      cover(bounds, child, within, depth + 1);
    }
  }
}
G.svgBounds = id => {
  const bounds = noBounds();
  cover(bounds, id, G.newSVGTransform().cells, 0);
  const { left, top, right, bottom } = bounds;
  if (left > right) return G.newRect();
  const rect = G.newRect(fround(right - left), fround(bottom - top));
  rect.x = fround(left);
  rect.y = fround(top);
  return rect;
};
// Whether a piece is a drawn line, not a move.
const isDrawn = ({ xs, ys, lengths }, i) => lengths[i] !== lengths[i - 1] || xs[i] === xs[i - 1] && ys[i] === ys[i - 1];
const away = (x, y, x0, y0, x1, y1) => {
  const dx = x1 - x0, dy = y1 - y0, square = dx * dx + dy * dy, share = square === 0 ? 0 : max(0, min(1, ((x - x0) * dx + (y - y0) * dy) / square));
  return distance(x - x0 - share * dx, y - y0 - share * dy);
};
// https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInFill: the winding number of the outline, whose subpaths are
// closed. A point on the outline is inside.
G.svgFills = (id, { x, y }) => {
  const pen = drawn(id), { xs, ys } = pen;
  let turns = 0, crossings = 0, start = 0, isOn = false;
  const line = (x0, y0, x1, y1) => {
    if (away(x, y, x0, y0, x1, y1) === 0) isOn = true;
    if (y0 <= y === y1 <= y) return;
    const side = (x1 - x0) * (y - y0) - (x - x0) * (y1 - y0), isUp = y1 > y0;
    if (isUp ? side > 0 : side < 0) { turns += isUp ? 1 : -1; crossings++; }
  };
  for (let i = 1; i < xs.length; i++) {
    if (isDrawn(pen, i)) { line(xs[i - 1], ys[i - 1], xs[i], ys[i]); continue; }
    line(xs[i - 1], ys[i - 1], xs[start], ys[start]);
    start = i;
  }
  const last = xs.length - 1;
  if (last > 0) line(xs[last], ys[last], xs[start], ys[start]);
  return isOn || (G.computedValue(id, 'fill-rule') === 'evenodd' ? crossings % 2 === 1 : turns !== 0);
};
// https://svgwg.org/svg2-draft/types.html#__svg__SVGGeometryElement__isPointInStroke, with round ends and corners.
G.svgStrokes = (id, { x, y }) => {
  if (G.computedValue(id, 'stroke') === 'none') return false;
  const pen = drawn(id), { xs, ys } = pen, reach = primordials.parseFloat(G.computedValue(id, 'stroke-width')) / 2;
  for (let i = 1; i < xs.length; i++) if (isDrawn(pen, i) && away(x, y, xs[i - 1], ys[i - 1], xs[i], ys[i]) <= reach) return true;
  return false;
};
G.svgPathLength = id => fround(drawn(id).length);
G.svgPointAt = (id, wanted) => {
  const { xs, ys, lengths, length } = drawn(id);
  const point = (x, y) => G.DOMPointSteps.construct(fround(x), fround(y), 0, 1);
  if (xs.length === 0) return point(0, 0);
  wanted = max(0, min(length, wanted));
  let low = 0, high = lengths.length - 1;
  while (low < high) {
    const middle = low + high >> 1;
    if (lengths[middle] < wanted) low = middle + 1; else high = middle;
  }
  if (low === 0 || lengths[low] === lengths[low - 1]) return point(xs[low], ys[low]);
  const share = (wanted - lengths[low - 1]) / (lengths[low] - lengths[low - 1]);
  return point(xs[low - 1] + (xs[low] - xs[low - 1]) * share, ys[low - 1] + (ys[low] - ys[low - 1]) * share);
};
}
