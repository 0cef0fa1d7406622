import { expect, it } from 'vitest';
import type { SeatTold, StateTold, TableTold } from './told';
import { turnOf, undoAsked } from './turn';

const seat = (number: number, more: Partial<SeatTold> = {}): SeatTold => ({
  seat: number,
  name: `P${number}`,
  bot: null,
  stand_in: null,
  resigned: false,
  free: false,
  present: true,
  ready: false,
  nudges: 0,
  ...more,
});
const table = (more: Partial<TableTold> = {}) =>
  ({ status: 'playing', seats: [seat(0), seat(1), seat(2, { bot: 'greedy' })], agreements: [], ...more }) as TableTold;
const state = (more: Partial<StateTold> = {}) =>
  ({ step: 4, view: { to_move: 1 }, legal: [], early: false, held: null, result: null, ...more }) as StateTold;
const legal = [{ id: 1, kind: 'pass', text: 'pass' }];

it('tells whose turn it is', () => {
  expect(turnOf(state({ view: { to_move: 0 }, legal }), table(), 0)).toEqual({ kind: 'mine' });
  expect(turnOf(state({ legal, early: true }), table(), 0)).toEqual({ kind: 'early' });
  expect(turnOf(state({ legal, early: true, held: legal[0] }), table(), 0)).toEqual({ kind: 'held' });
  expect(turnOf(state(), table(), 0)).toEqual({ kind: 'other', seat: 1, name: 'P1', bot: false });
  expect(turnOf(state({ view: { to_move: 2 } }), table(), null)).toMatchObject({ kind: 'other', bot: true });
  expect(turnOf(state({ view: { to_move: null } }), table(), 0)).toEqual({ kind: 'chance' });
  expect(turnOf(state({ result: {} }), table({ status: 'over' }), 0)).toEqual({ kind: 'over' });
});

it('is not my turn while a bot stands in for me', () => {
  const seats = [seat(0, { stand_in: 'planner' }), seat(1)];
  expect(turnOf(state({ view: { to_move: 0 }, legal }), table({ seats }), 0)).toMatchObject({ kind: 'other', seat: 0, bot: true });
});

it('asks me about somebody else’s undo, once', () => {
  const wish = { kind: 'undo' as const, about: 1, step: 4 };
  expect(undoAsked(table({ agreements: [{ ...wish, seat: 1 }] }), 0)).toBe(1);
  expect(undoAsked(table({ agreements: [{ ...wish, seat: 1 }, { ...wish, seat: 0 }] }), 0)).toBeNull();
  expect(undoAsked(table({ agreements: [{ ...wish, seat: 1 }] }), 1)).toBeNull();
  expect(undoAsked(table({ agreements: [{ ...wish, seat: 1 }] }), null)).toBeNull();
});
