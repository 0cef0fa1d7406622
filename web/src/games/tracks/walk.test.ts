import { describe, expect, it } from 'vitest';
import type { BoardFacts, TileKind, Track } from './facts';
import played from './played.json'; // a position of a game with turned tiles, as the server told it
import { linesByTrack, walk } from './walk';

// Four letters: where the tracks from the top, right, bottom and left leave: a across, b clockwise, c counter-clockwise, d back.
function kind(code: string, id: number): TileKind {
  const tracks = [...code].map((letter, side): Track => [2 * side, 2 * ((side + { a: 2, b: 1, c: 3, d: 0 }[letter]!) % 4) + 1]);
  return { id, code, count: 1, tracks };
}

const board: BoardFacts = {
  rows: 8,
  columns: 8,
  power_station: ['d4', 'e4', 'd5', 'e5'],
  stations: [{ number: 1, square: 'a1', side: 'top' }],
  tiles: ['aaaa', 'cccc', 'bbbb', 'dddd', 'adad'].map(kind),
  companies: [],
  percentages: [],
  options: {},
};
const station = board.stations[0]!;

describe('a line', () => {
  it('waits while no tile lies beside its station', () => {
    expect(walk(board, { b1: { tile: 0, turns: 0 } }, station)).toEqual([]);
  });

  it('runs on from tile to tile and stops at a free square', () => {
    expect(walk(board, { a1: { tile: 0, turns: 0 }, a2: { tile: 2, turns: 0 } }, station)).toEqual([
      { square: 'a1', entry: 0, exit: 5 },
      { square: 'a2', entry: 0, exit: 3 },
    ]);
  });

  it('may pass a tile twice', () => {
    const passages = walk(board, { a1: { tile: 0, turns: 0 }, a2: { tile: 3, turns: 0 } }, station);
    expect(passages.map(({ square }) => square)).toEqual(['a1', 'a2', 'a1']);
    expect(passages[2]).toEqual({ square: 'a1', entry: 4, exit: 1 });
  });

  it('follows tiles as they are turned', () => {
    expect(walk(board, { a1: { tile: 4, turns: 1 } }, station)).toEqual([{ square: 'a1', entry: 0, exit: 1 }]);
  });

  it('runs as the server says', () => {
    const real = { ...board, ...played } as unknown as BoardFacts;
    const found = real.stations.map((each) => walk(real, played.board, each).map((p) => [p.square, p.entry, p.exit]));
    expect(found).toEqual(played.lines);
  });

  it('is found by its tracks', () => {
    const line = { passages: walk(board, { a1: { tile: 0, turns: 0 } }, station) };
    expect(linesByTrack([line]).get('a1:0')).toBe(line);
    expect(linesByTrack([line]).has('a1:2')).toBe(false);
  });
});
