// Where everything lies on the drawing. A square is 100 units wide; the top left of the map is the origin.
// Endpoints are numbered 0 to 7 clockwise from the top left of a square: even ones lead in, odd ones out.
import type { Passage, Side, StationFacts, Track } from './facts';

export const SIZE = 100;
/** How far the stations reach beyond the map. */
export const STATION_DEPTH = 68;

export interface Point {
  x: number;
  y: number;
}

const THIRD = SIZE / 3;
const BEND = THIRD / 2; // radius of a turn back
const RUN_UP = 4; // the straight bit before it
const SIDES: Side[] = ['top', 'right', 'bottom', 'left'];

export const sideIndex = (side: Side): number => SIDES.indexOf(side);

/** Column and row of a square by its name: c4 is 2, 3. */
export function place(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

export const squareName = (column: number, row: number): string => String.fromCharCode(97 + column) + (row + 1);

/** The top left of a square. */
export function corner(square: string): Point {
  const { column, row } = place(square);
  return { x: column * SIZE, y: row * SIZE };
}

/** A point turned clockwise around the middle of its square by quarter turns. */
export function turned({ x, y }: Point, quarters: number): Point {
  let point = { x, y };
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) point = { x: SIZE - point.y, y: point.x };
  return point;
}

/** An endpoint inside its square. */
export const endpoint = (end: number): Point =>
  turned({ x: end % 2 === 0 ? THIRD : 2 * THIRD, y: 0 }, Math.floor(end / 2));

/** Where a car leaves when it has entered there: 0 back, 1 the far turn, 2 straight across, 3 the near turn. */
const shape = ([entry, exit]: Track): number => (((exit - 1) / 2 - entry / 2) % 4 + 4) % 4;

const told = (value: number): string => String(Math.round(value * 100) / 100);
const to = (at: Point, point: Point): string => `${told(at.x + point.x)} ${told(at.y + point.y)}`;

/** A track from its entry on, as path commands that follow a point already reached. */
function onward(track: Track, at: Point): string {
  const end = to(at, endpoint(track[1]));
  const side = track[0] / 2;
  switch (shape(track)) {
    case 0: {
      const down = to(at, turned({ x: THIRD, y: RUN_UP }, side));
      const up = to(at, turned({ x: 2 * THIRD, y: RUN_UP }, side));
      return `L${down}A${told(BEND)} ${told(BEND)} 0 0 0 ${up}L${end}`;
    }
    case 1:
      return `A${told(2 * THIRD)} ${told(2 * THIRD)} 0 0 0 ${end}`;
    case 2:
      return `L${end}`;
    default:
      return `A${told(THIRD)} ${told(THIRD)} 0 0 1 ${end}`;
  }
}

/** One track as a path of its own; `at` is the top left of its square. */
export const trackPath = (track: Track, at: Point = { x: 0, y: 0 }): string =>
  `M${to(at, endpoint(track[0]))}${onward(track, at)}`;

/** A point on a track, from 0 at its entry to 1 at its exit. */
export function along(track: Track, part: number): Point {
  const side = track[0] / 2;
  switch (shape(track)) {
    case 0: {
      const angle = Math.PI * (1 - part);
      return turned({ x: SIZE / 2 + BEND * Math.cos(angle), y: RUN_UP + BEND * Math.sin(angle) }, side);
    }
    case 1: {
      const angle = Math.PI * (1 - part / 2);
      return turned({ x: SIZE + 2 * THIRD * Math.cos(angle), y: 2 * THIRD * Math.sin(angle) }, side);
    }
    case 2:
      return turned({ x: THIRD, y: SIZE * part }, side);
    default: {
      const angle = (Math.PI / 2) * part;
      return turned({ x: THIRD * Math.cos(angle), y: THIRD * Math.sin(angle) }, side);
    }
  }
}

/** The tracks of a tile after quarter turns clockwise. */
export const turnedTracks = (tracks: Track[], turns: number): Track[] =>
  tracks.map(([entry, exit]) => [(entry + 2 * turns) % 8, (exit + 2 * turns) % 8]);

/** The track nearest to a point of its square. */
export function nearest(tracks: Track[], point: Point): Track | null {
  let best: Track | null = null;
  let least = Infinity;
  for (const track of tracks)
    for (let part = 0; part <= 1; part += 0.125) {
      const { x, y } = along(track, part);
      const distance = (x - point.x) ** 2 + (y - point.y) ** 2;
      if (distance < least) [best, least] = [track, distance];
    }
  return best;
}

/** A point given as for a station at the top of its square, for a station at any side. */
export function beside(station: StationFacts, point: Point): Point {
  const at = corner(station.square);
  const { x, y } = turned(point, sideIndex(station.side));
  return { x: at.x + x, y: at.y + y };
}

/** Where a car waits, and where one arrives. */
export const departure = (station: StationFacts, out = 36): Point => beside(station, { x: THIRD, y: -out });
export const arrival = (station: StationFacts, out = 14): Point => beside(station, { x: 2 * THIRD, y: -out });

/** A line as one path: out of its station, through all its passages, and on to where it arrives. */
export function linePath(start: StationFacts, passages: Passage[], goal: Point | null): string {
  const { x, y } = departure(start, 10);
  let path = `M${told(x)} ${told(y)}`;
  for (const [i, { square, entry, exit }] of passages.entries()) {
    const at = corner(square);
    if (i === 0) path += `L${to(at, endpoint(entry))}`;
    path += onward([entry, exit], at);
  }
  return goal && passages.length ? `${path}L${told(goal.x)} ${told(goal.y)}` : path;
}

/** The place where a line leaves its last tile, moved on by so much; at its station if it has no tile yet. */
export function head(start: StationFacts, passages: Passage[], on = 0): Point {
  const last = passages.at(-1);
  if (!last) return departure(start, -on);
  const at = corner(last.square);
  const side = (last.exit - 1) / 2;
  const { x, y } = endpoint(last.exit);
  const step = [{ x: 0, y: -on }, { x: on, y: 0 }, { x: 0, y: on }, { x: -on, y: 0 }][side]!;
  return { x: at.x + x + step.x, y: at.y + y + step.y };
}

/** Points along a line for its owner's symbol: in the middle of every so many passages. */
export function markers(passages: Passage[], every: number): Point[] {
  return passages
    .filter((_, i) => i % every === every - 1)
    .map(({ square, entry, exit }) => {
      const at = corner(square);
      const { x, y } = along([entry, exit], 0.5);
      return { x: at.x + x, y: at.y + y };
    });
}
