// Following tracks over the tiles that lie on the map, with one more tile in mind if need be: for drawing, not for
// points, which the server tells.
import type { BoardFacts, Laid, Passage, StationFacts, Track } from './facts';
import { place, sideIndex, squareName, turnedTracks } from './geometry';

const STEP = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export type Tiles = Record<string, Laid>;

export const tracksOf = (board: BoardFacts, laid: Laid): Track[] =>
  turnedTracks(board.tiles[laid.tile]!.tracks, laid.turns);

/** The line of a station: the tiles that a car passes until it comes to a free square or to the end of its line. */
export function walk(board: BoardFacts, tiles: Tiles, station: StationFacts): Passage[] {
  const passages: Passage[] = [];
  let square = station.square;
  let side = sideIndex(station.side);
  for (let laid = tiles[square]; laid; laid = tiles[square]) {
    const entry = 2 * side;
    const exit = tracksOf(board, laid).find((track) => track[0] === entry)![1];
    passages.push({ square, entry, exit });
    const out = (exit - 1) / 2;
    const { column, row } = place(square);
    square = squareName(column + STEP[out]![0], row + STEP[out]![1]);
    side = (out + 2) % 4; // out by the top of one square is in by the bottom of the next
  }
  return passages;
}

/** Which line runs over each track: by square and entry, as in c4:6. */
export function linesByTrack<T extends { passages: Passage[] }>(lines: T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const line of lines) for (const { square, entry } of line.passages) found.set(`${square}:${entry}`, line);
  return found;
}
