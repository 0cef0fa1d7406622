import { expect, it } from 'vitest';
import type { EventTold } from '../games/types';
import { bySteps, sinceMine } from './log';
import { momentOf, placeOf } from './replay';

const event = (step: number, seat: number | null, by: EventTold['by'], text: string): EventTold => ({
  step,
  seat,
  by,
  kind: 'x',
  action: null,
  text,
});
const log = [
  event(0, null, 'chance', 'dealt'),
  event(1, 0, 'seat', 'Ann draws'),
  event(1, 0, 'chance', 'a card'),
  event(2, 1, 'seat', 'Bob claims'),
  event(3, 1, 'table', 'Bob takes back'),
];

it('tells a step by its decision', () => {
  expect(bySteps(log, 'set up')).toEqual([
    { step: 0, seat: null, action: null, headline: 'set up', details: ['dealt'] },
    { step: 1, seat: 0, action: null, headline: 'Ann draws', details: ['a card'] },
    { step: 2, seat: 1, action: null, headline: 'Bob claims', details: [] },
    { step: 3, seat: 1, action: null, headline: 'Bob takes back', details: [] },
  ]);
});

it('knows what is new to me', () => {
  const steps = bySteps(log, '');
  expect(sinceMine(steps, 0)).toBe(2);
  expect(sinceMine(steps, 1)).toBe(4);
  expect(sinceMine(steps, null)).toBe(3);
});

it('finds a moment of a replay, even one that was taken back', () => {
  const frames = [0, 1, 4, 5].map((step) => ({ step, events: [], view: { step } }));
  expect([null, 0, 1, 2, 4, 99].map((step) => placeOf(frames, step))).toEqual([0, 0, 1, 1, 2, 3]);
  expect(momentOf(frames, 3, { winners: [0] }).result).toEqual({ winners: [0] });
  expect(momentOf(frames, 2, { winners: [0] }).result).toBeNull();
});
