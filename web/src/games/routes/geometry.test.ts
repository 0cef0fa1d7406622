import { describe, expect, it } from 'vitest';
import { along, arc, distance, layout, lineLength, upright } from './geometry';
import { MAPS, readBoard } from './testing';

describe('an arc', () => {
  const [a, b] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];

  it('joins its ends', () => {
    const line = arc(a, b, 0.2);
    expect(distance(line[0]!, a)).toBeCloseTo(0);
    expect(distance(line.at(-1)!, b)).toBeCloseTo(0);
  });

  it('has its middle off the chord by the bow, to the right from a to b', () => {
    const middle = arc(a, b, 0.2)[24]!;
    expect(middle.x).toBeCloseTo(50);
    expect(middle.y).toBeCloseTo(20); // eastward, right is south, and y grows downward
    expect(arc(b, a, 0.2)[24]!.y).toBeCloseTo(-20);
  });

  it('can be moved sideways, parallel to itself', () => {
    for (const p of arc(a, b, 0, 8)) expect(p.y).toBeCloseTo(8);
  });

  it('can be walked along', () => {
    const line = arc(a, b, 0);
    expect(lineLength(line)).toBeCloseTo(100);
    expect(along(line, 25)).toMatchObject({ x: expect.closeTo(25), y: expect.closeTo(0), angle: expect.closeTo(0) });
  });
});

it('nothing stands on its head', () => {
  for (let angle = -180; angle <= 180; angle += 15) {
    const up = upright(angle);
    expect(up).toBeGreaterThan(-91);
    expect(up).toBeLessThanOrEqual(90);
    expect(Math.abs(Math.sin(((up - angle) * Math.PI) / 180))).toBeCloseTo(0);
  }
});

describe.each(MAPS)('%s', (map) => {
  const board = readBoard(map, 'en');
  const { rows, cities, sizes } = layout(board);

  it('has as many spaces as each route is long, clear of the cities, big enough for a car', () => {
    for (const { route, spaces } of rows) {
      expect(spaces).toHaveLength(route.length);
      for (const space of spaces) {
        expect(space.length).toBeGreaterThan(26);
        for (const end of [route.a, route.b]) {
          expect(distance(space, cities.get(end)!)).toBeGreaterThan(sizes.city + space.length / 2 - 3);
        }
      }
    }
  });

  it('never lays one space of a row on the next', () => {
    for (const { spaces } of rows) {
      spaces.slice(1).forEach((space, i) => expect(distance(space, spaces[i]!)).toBeGreaterThan(space.length));
    }
  });

  it('lays the tracks of a double route side by side', () => {
    for (const { route, middle } of rows) {
      if (route.twin === null) continue;
      const apart = distance(middle, rows[route.twin]!.middle);
      expect(apart).toBeGreaterThan(sizes.thickness);
      expect(apart).toBeLessThan(sizes.thickness * 1.5);
    }
  });
});
