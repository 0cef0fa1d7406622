// Names of cities, placed so that they never lie on each other or on a city, and on routes as little as possible.
import type { Layout, Point } from './geometry';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  city: string;
  lines: string[];
  box: Box;
  anchor: 'start' | 'middle' | 'end';
}

interface Candidate extends Label {
  cost: number;
}

const LINE_HEIGHT = 1.1; // of the font size
const OVERLAP = 1000; // what an overlap with a label, a city or the edge weighs, against one with a route
const ROUNDS = 12;
const APART = 5; // between two labels
const MISLEADING = 500; // a name that lies nearer to another city than to its own

/** About how wide a bold text is in a wide font; where there is a font to measure with, the board measures. */
export function textWidth(text: string, font: number): number {
  let em = 0;
  for (const c of text) {
    if (c >= '\u1100') em += 0.95; // Korean syllables
    else if ('iljftrI.’\'- '.includes(c)) em += 0.4;
    else if ('mwMW'.includes(c)) em += 1;
    else em += c >= 'A' && c <= 'Z' ? 0.76 : 0.67;
  }
  return em * font;
}

/** A name on one line, or on two of about the same width. */
function broken(name: string): string[][] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((l) => l.length));
  cuts.sort((a, b) => longest(a) - longest(b));
  return [[name], cuts[0]!];
}

export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

const around = (p: Point, r: number): Box => ({ left: p.x - r, top: p.y - r, right: p.x + r, bottom: p.y + r });

/** How far a box is from a point. */
function gap(box: Box, p: Point): number {
  return Math.hypot(Math.max(box.left - p.x, 0, p.x - box.right), Math.max(box.top - p.y, 0, p.y - box.bottom));
}

const wider = (box: Box, by: number): Box => ({ left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by });

/** Small squares that cover the spaces of all routes. */
function covered(layout: Layout): Box[] {
  const r = layout.sizes.thickness / 2;
  return layout.rows.flatMap((row) =>
    row.spaces.flatMap((space) => {
      const pieces = Math.max(2, Math.round(space.length / (2 * r)));
      const turn = (space.angle * Math.PI) / 180;
      return Array.from({ length: pieces }, (_, i) => {
        const off = ((i + 0.5) / pieces - 0.5) * space.length;
        return around({ x: space.x + Math.cos(turn) * off, y: space.y + Math.sin(turn) * off }, r);
      });
    }),
  );
}

export function labels(layout: Layout, font: number, frame: Box, measure = textWidth): Label[] {
  const routes = covered(layout);
  const { city: radius } = layout.sizes;
  const dots = [...layout.cities.values()].map((c) => around(c, radius));
  const choices = [...layout.cities.values()].map((city) =>
    candidates(city, radius, font, measure).map((c): Candidate => {
      const area = (c.box.right - c.box.left) * (c.box.bottom - c.box.top);
      const outside = area - overlap(c.box, frame);
      const onRoutes = routes.reduce((sum, r) => sum + overlap(c.box, r), 0);
      const onDots = dots.reduce((sum, d) => sum + overlap(c.box, d), 0);
      const own = gap(c.box, city);
      const misleading = [...layout.cities.values()].some((other) => other !== city && gap(c.box, other) < own + 8);
      return { ...c, cost: c.cost + onRoutes + OVERLAP * (outside + onDots) + (misleading ? MISLEADING : 0) };
    }),
  );
  return settle(choices);
}

/** Positions all around a city, near ones first; the cost so far is a matter of taste. */
function candidates(city: { id: string; name: string } & Point, radius: number, font: number, measure: typeof textWidth): Candidate[] {
  return broken(city.name).flatMap((lines, split) => {
    const w = Math.max(...lines.map((l) => measure(l, font)));
    const h = lines.length * font * LINE_HEIGHT;
    return [3, 9, 16, 26, 38, 52].flatMap((far) =>
      Array.from({ length: 16 }, (_, k) => {
        const turn = (k * Math.PI) / 8;
        const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
        // The corners of the square around the circle, so that a label at the side stands level with the city.
        const reach = 1 / Math.max(Math.abs(dx), Math.abs(dy));
        const x = city.x + dx * reach * (w / 2 + radius + far);
        const y = city.y + dy * reach * (h / 2 + radius * 0.8 + far * 0.6);
        const box = { left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 };
        const anchor = dx > 0.5 ? 'start' : dx < -0.5 ? 'end' : 'middle';
        return { city: city.id, lines, box, anchor, cost: far * 9 + split * 30 + (k % 8 === 0 ? 0 : 25) };
      }),
    );
  });
}

/** Each label in turn takes the place that is best beside the others, until nothing moves. */
function settle(choices: Candidate[][]): Label[] {
  const placed = choices.map((list) => list.reduce((a, b) => (b.cost < a.cost ? b : a)));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    choices.forEach((list, i) => {
      const cost = (c: Candidate) => {
        const room = wider(c.box, APART);
        return placed.reduce((sum, other, j) => (i === j ? sum : sum + OVERLAP * overlap(room, other.box)), c.cost);
      };
      let best = placed[i]!;
      let least = cost(best);
      for (const c of list) {
        if (c.cost >= least) continue;
        const here = cost(c);
        if (here < least) [best, least] = [c, here];
      }
      if (best !== placed[i]) [placed[i], moved] = [best, true];
    });
    if (!moved) break;
  }
  return placed.map(({ city, lines, box, anchor }) => ({ city, lines, box, anchor }));
}
