// Lines and rings in the plane: simplified, cut off at the frame, and written as compact paths.

/** Visvalingam: drops the points that span the smallest triangles, below `area`. Ends stay. */
export function simplify(points, area) {
  const kept = points.map((p) => p);
  const size = (i) => {
    const [a, b, c] = [kept[i - 1], kept[i], kept[i + 1]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  while (kept.length > 2) {
    let least = Infinity;
    let at = -1;
    for (let i = 1; i < kept.length - 1; i++) {
      const s = size(i);
      if (s < least) [least, at] = [s, i];
    }
    if (least >= area) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Cuts off every corner (Chaikin), for shapes drawn by hand. */
export function round(points, closed) {
  const out = points.flatMap((p, i) => {
    const q = points[i + 1] ?? (closed ? points[0] : undefined);
    if (!q) return [];
    const between = (t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    return [between(0.25), between(0.75)];
  });
  return closed ? out : [points[0], ...out, points[points.length - 1]];
}

const SIDES = [
  { in: (p, f) => p[0] >= f.left, cut: (a, b, f) => across(a, b, 0, f.left) },
  { in: (p, f) => p[0] <= f.right, cut: (a, b, f) => across(a, b, 0, f.right) },
  { in: (p, f) => p[1] >= f.top, cut: (a, b, f) => across(a, b, 1, f.top) },
  { in: (p, f) => p[1] <= f.bottom, cut: (a, b, f) => across(a, b, 1, f.bottom) },
];

function across(a, b, k, value) {
  const t = (value - a[k]) / (b[k] - a[k]);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

/** A ring cut off at the frame (Sutherland and Hodgman). Its new edges run along the frame, out of sight. */
export function clipRing(ring, frame) {
  let points = ring.slice(0, -1);
  for (const side of SIDES) {
    const out = [];
    points.forEach((p, i) => {
      const before = points[(i + points.length - 1) % points.length];
      if (side.in(p, frame) !== side.in(before, frame)) out.push(side.cut(before, p, frame));
      if (side.in(p, frame)) out.push(p);
    });
    points = out;
  }
  return points.length > 2 ? [...points, points[0]] : [];
}

/** The pieces of a line that lie in the frame; a piece keeps one point outside, so that it reaches the edge. */
export function clipLine(line, frame) {
  const inside = line.map((p) => SIDES.every((side) => side.in(p, frame)));
  const pieces = [];
  let piece = [];
  line.forEach((p, i) => {
    if (inside[i] || inside[i - 1] || inside[i + 1]) piece.push(p);
    else if (piece.length) (pieces.push(piece), (piece = []));
  });
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Whole numbers, each point relative to the one before: `M` once and short `l` steps. */
export function path(points, closed) {
  const whole = points.map((p) => p.map(Math.round));
  let text = `M${whole[0].join(' ')}`;
  let [x, y] = whole[0];
  let steps = '';
  for (const [nx, ny] of whole.slice(1, closed ? -1 : undefined)) {
    const [dx, dy] = [nx - x, ny - y];
    if (dx === 0 && dy === 0) continue;
    steps += `${steps && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
    [x, y] = [nx, ny];
  }
  if (steps) text += `l${steps}`;
  return text + (closed ? 'z' : '');
}
