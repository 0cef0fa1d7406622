// Where things lie on the map. Units: the board is 1000 high and 1000 × aspect wide.
import type { Board, City, Route } from './facts';

export interface Point {
  x: number;
  y: number;
}

/** One space for a car: its middle, how it is turned (degrees, never upside down), and how long it is. */
export interface Space extends Point {
  angle: number;
  length: number;
}

/** A route as it is drawn: the line from city to city, and the row of spaces along it. */
export interface Row {
  route: Route;
  line: Point[];
  spaces: Space[];
  middle: Point;
}

/** What fits on this map: a map with longer spaces is drawn with larger things. */
export interface Sizes {
  thickness: number;
  city: number;
  font: number;
}

export interface Layout {
  width: number;
  height: number;
  sizes: Sizes;
  cities: Map<string, City & Point>;
  rows: Row[];
}

const HEIGHT = 1000;
const GAP = 3; // between two spaces of a row
const LONGEST = 3.9; // times as long as thick, else the car would not look like one
const SAMPLES = 48;

export function layout(board: Board): Layout {
  const width = HEIGHT * board.frame.aspect;
  const cities = new Map(board.cities.map((c) => [c.id, { ...c, x: c.x * width, y: c.y * HEIGHT }]));
  const chords = board.routes.map((r) => distance(cities.get(r.a)!, cities.get(r.b)!) / r.length).sort((a, b) => a - b);
  const scale = Math.min(1.5, Math.max(1, chords[chords.length >> 1]! / 62));
  // A city with tokens is as large as a token.
  const sizes = { thickness: 17 * scale, city: (board.symbols.length ? 16 : 10) * scale, font: 21.5 * Math.min(scale, 1.05) };
  return { width, height: HEIGHT, sizes, cities, rows: board.routes.map((route) => row(route, cities, sizes)) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** A quadratic arc whose middle is off the chord by `bow` × chord, + to the right, moved sideways by `aside` (+ right). */
export function arc(a: Point, b: Point, bow: number, aside = 0): Point[] {
  const right = { x: -(b.y - a.y), y: b.x - a.x };
  // The curve's middle lies half as far out as its control point.
  const control = { x: (a.x + b.x) / 2 + 2 * bow * right.x, y: (a.y + b.y) / 2 + 2 * bow * right.y };
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    const s = 1 - t;
    const x = s * s * a.x + 2 * s * t * control.x + t * t * b.x;
    const y = s * s * a.y + 2 * s * t * control.y + t * t * b.y;
    const dx = s * (control.x - a.x) + t * (b.x - control.x);
    const dy = s * (control.y - a.y) + t * (b.y - control.y);
    const n = Math.hypot(dx, dy) || 1;
    return { x: x - (dy / n) * aside, y: y + (dx / n) * aside };
  });
}

/** The point so far along a line, and the direction there in degrees. */
export function along(line: Point[], way: number): Point & { angle: number } {
  let left = way;
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1]!, line[i]!];
    const step = distance(p, q);
    if (left <= step || i === line.length - 1) {
      const t = step === 0 ? 0 : left / step;
      return { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI };
    }
    left -= step;
  }
  return { ...line[0]!, angle: 0 };
}

export function lineLength(line: Point[]): number {
  return line.slice(1).reduce((sum, p, i) => sum + distance(line[i]!, p), 0);
}

/** How far a route is moved sideways: the tracks of a double route lie side by side. */
export function sideways(route: Route, thickness: number): number {
  if (route.twin === null) return 0;
  return (route.id < route.twin ? -1 : 1) * (thickness / 2 + 1.5);
}

function row(route: Route, cities: Map<string, Point>, sizes: Sizes): Row {
  const [a, b] = [cities.get(route.a)!, cities.get(route.b)!];
  const line = arc(a, b, route.bow, sideways(route, sizes.thickness));
  const total = lineLength(line);
  const inset = sizes.city + 5;
  const length = Math.min(LONGEST * sizes.thickness, (total - 2 * inset + GAP) / route.length - GAP);
  const used = route.length * (length + GAP) - GAP;
  const spaces = Array.from({ length: route.length }, (_, i) => {
    const at = along(line, (total - used) / 2 + i * (length + GAP) + length / 2);
    return { x: at.x, y: at.y, angle: upright(at.angle), length };
  });
  return { route, line, spaces, middle: along(line, total / 2) };
}

/** The same direction without standing on the head. */
export function upright(angle: number): number {
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

export function pathOf(line: Point[]): string {
  return 'M' + line.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L');
}
