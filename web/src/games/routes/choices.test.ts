import { describe, expect, it } from 'vitest';
import { claims, fewest, keeping, tokensByCity } from './choices';
import { readBoard } from './testing';

const board = readBoard('usa', 'en');
const claim = (id: number, route: number, colour: string, wilds: number) => ({ id, kind: 'claim', text: '', route, colour, wilds });
const keep = (id: number, ...places: number[]) => ({ id, kind: 'keep', text: '', places });

describe('claims', () => {
  it('are grouped by route, the fewest wilds first', () => {
    const found = claims(board, [claim(7, 1, 'blue', 2), claim(8, 1, 'blue', 0), claim(9, 1, 'wild', 5), claim(3, 2, 'red', 0)]);
    expect([...found.keys()]).toEqual([1, 2]);
    expect(found.get(1)).toEqual([
      { id: 8, wilds: 0, cards: { blue: 5 } },
      { id: 7, wilds: 2, cards: { blue: 3, wild: 2 } },
      { id: 9, wilds: 5, cards: { wild: 5 } },
    ]);
  });

  it('leave everything else aside', () => {
    expect(claims(board, [{ id: 1, kind: 'draw-blind', text: '' }]).size).toBe(0);
  });
});

describe('keeping tickets', () => {
  const legal = [keep(1, 0, 1), keep(2, 1, 2), keep(3, 0, 1, 2)];

  it('is possible exactly where an action says so', () => {
    expect(keeping(legal, [2, 1])?.id).toBe(2);
    expect(keeping(legal, [0, 2])).toBeUndefined();
    expect(keeping(legal, [0])).toBeUndefined();
  });

  it('knows the fewest', () => {
    expect(fewest(legal)).toBe(2);
    expect(fewest([])).toBeUndefined();
  });
});

it('tokens are found by city', () => {
  const place = (id: number, city: string) => ({ id, kind: 'place-token', text: '', symbol: 'bell', city });
  expect(tokensByCity([place(1, 'castro'), place(2, 'castro'), place(3, 'sunset')]).get('castro')).toHaveLength(2);
});
