import { describe, expect, it } from 'vitest';
import type { Action } from '../types';
import { bySquare, choice, placings, shownPlacing } from './choice.svelte';

const legal: Action[] = [
  { id: 1, kind: 'place', text: '', square: 'a1', tile: 3, turns: 0 },
  { id: 2, kind: 'place', text: '', square: 'a1', tile: 3, turns: 1 },
  { id: 3, kind: 'place', text: '', square: 'b1', tile: 5, turns: 0 },
  { id: 4, kind: 'draw', text: '' },
];

describe('choosing a tile', () => {
  it('finds the action for each square', () => {
    expect(placings(legal)).toHaveLength(3);
    expect([...bySquare(legal, 3, 1)].map(([square, action]) => [square, action.id])).toEqual([['a1', 2]]);
    expect(bySquare(legal, 5, 1).size).toBe(0);
  });

  it('shows the square pointed at, else the hint', () => {
    const places = bySquare(legal, 3, 0);
    expect(shownPlacing(places, 'a1', null)?.id).toBe(1);
    expect(shownPlacing(places, 'h8', 1)?.id).toBe(1);
    expect(shownPlacing(places, undefined, 3)).toBeNull();
  });

  it('falls back to the first tile there is', () => {
    choice.take(5);
    expect(choice.among([3, 5])).toBe(5);
    expect(choice.among([3])).toBe(3);
    expect(choice.among([])).toBeNull();
  });

  it('turns by quarters, and begins anew with another tile', () => {
    choice.turn(-1);
    expect(choice.turns).toBe(3);
    choice.turn(2);
    expect(choice.turns).toBe(1);
    choice.take(3);
    expect(choice.turns).toBe(0);
  });

  it('begins anew at every step', () => {
    choice.begin(7);
    choice.take(5);
    choice.turn(1);
    choice.begin(7);
    expect([choice.tile, choice.turns]).toEqual([5, 1]);
    choice.begin(8);
    expect([choice.tile, choice.turns]).toEqual([null, 0]);
  });
});
