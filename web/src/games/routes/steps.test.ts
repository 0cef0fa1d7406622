import { expect, it } from 'vitest';
import { layout } from './geometry';
import { nearest } from './steps';
import { readBoard } from './testing';

const board = readBoard('usa', 'en');
const { rows } = layout(board);
const all = rows.map((row) => row.route.id);
const between = (a: string, b: string) => board.routes.find((route) => route.a === a && route.b === b)!.id;

it('arrows lead to the next route on that side, and back', () => {
  const start = between('denver', 'santa_fe');
  for (const [there, back] of [['ArrowUp', 'ArrowDown'], ['ArrowRight', 'ArrowLeft']] as const) {
    const next = nearest(rows, all, start, there)!;
    expect(next).not.toBe(start);
    expect(nearest(rows, [start, next], next, back)).toBe(start);
  }
});

it('every route can be reached from every other', () => {
  const reached = new Set([0]);
  const queue = [0];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = nearest(rows, all, from, key);
      if (next !== null && !reached.has(next)) {
        reached.add(next);
        queue.push(next);
      }
    }
  }
  expect(reached.size).toBeGreaterThan(all.length * 0.9); // the rest has a list of its own
});

it('other keys lead nowhere', () => expect(nearest(rows, all, 0, 'a')).toBeNull());
