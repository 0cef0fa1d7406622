import { describe, expect, it } from 'vitest';
import type { StationFacts, Track } from './facts';
import { along, arrival, departure, endpoint, head, linePath, markers, nearest, place, squareName, trackPath, turned, turnedTracks } from './geometry';

const near = (a: { x: number; y: number }, x: number, y: number): void => {
  expect(a.x).toBeCloseTo(x, 1);
  expect(a.y).toBeCloseTo(y, 1);
};

describe('squares', () => {
  it('are named by column and row', () => {
    expect(place('c4')).toEqual({ column: 2, row: 3 });
    expect(squareName(2, 3)).toBe('c4');
  });
});

describe('endpoints', () => {
  it('run clockwise from the top left', () => {
    const places = [[33.3, 0], [66.7, 0], [100, 33.3], [100, 66.7], [66.7, 100], [33.3, 100], [0, 66.7], [0, 33.3]] as const;
    places.forEach(([x, y], end) => near(endpoint(end), x, y));
  });

  it('go on in the next square: out by one is in by the other', () => {
    for (const [exit, entry, x, y] of [[1, 4, 0, -100], [3, 6, 100, 0], [5, 0, 0, 100], [7, 2, -100, 0]] as const) {
      const { x: inX, y: inY } = endpoint(entry);
      near(endpoint(exit), inX + x, inY + y);
    }
  });
});

describe('tracks', () => {
  const all: Track[] = [0, 2, 4, 6].flatMap((entry) => [1, 3, 5, 7].map((exit): Track => [entry, exit]));

  it('begin at their entry and end at their exit', () => {
    for (const track of all) {
      const [start, end] = [endpoint(track[0]), endpoint(track[1])];
      const [first, last] = [along(track, 0), along(track, 1)];
      expect(Math.hypot(first.x - start.x, first.y - start.y)).toBeLessThan(5); // a turn back has a short run-up
      expect(Math.hypot(last.x - end.x, last.y - end.y)).toBeLessThan(5);
    }
  });

  it('stay inside their square', () => {
    for (const track of all)
      for (let part = 0; part <= 1; part += 0.1) {
        const { x, y } = along(track, part);
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(-0.01);
      }
  });

  it('are straight, near, far or turn back', () => {
    expect(trackPath([0, 5])).toBe('M33.33 0L33.33 100');
    expect(trackPath([0, 7])).toBe('M33.33 0A33.33 33.33 0 0 1 0 33.33');
    expect(trackPath([0, 3])).toBe('M33.33 0A66.67 66.67 0 0 0 100 66.67');
    expect(trackPath([0, 1])).toBe('M33.33 0L33.33 4A16.67 16.67 0 0 0 66.67 4L66.67 0');
  });

  it('turn with their tile', () => {
    expect(turnedTracks([[0, 5], [6, 3]], 1)).toEqual([[2, 7], [0, 5]]);
    near(turned({ x: 10, y: 0 }, 1), 100, 10);
    near(turned({ x: 10, y: 0 }, -1), 0, 90);
  });

  it('can be pointed at', () => {
    const tracks: Track[] = [[0, 5], [2, 7], [4, 1], [6, 3]];
    expect(nearest(tracks, { x: 30, y: 12 })).toEqual([0, 5]);
    expect(nearest(tracks, { x: 90, y: 70 })).toEqual([6, 3]);
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });
});

describe('lines', () => {
  const station: StationFacts = { number: 9, square: 'h1', side: 'right' };

  it('leave their station on the right-hand track', () => {
    near(departure(station), 836, 33.3);
    near(arrival(station), 814, 66.7);
    near(departure({ number: 24, square: 'a8', side: 'bottom' }), 66.7, 836);
  });

  it('are one path through all their passages', () => {
    const passages = [{ square: 'h1', entry: 2, exit: 7 }, { square: 'g1', entry: 2, exit: 5 }];
    const path = linePath(station, passages, null);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path).toBe('M810 33.33L800 33.33L700 33.33A66.67 66.67 0 0 0 633.33 100');
    near(head(station, passages, 10), 633.3, 110);
    near(head(station, []), 800, 33.3);
    expect(markers(passages, 2)).toHaveLength(1);
  });
});
