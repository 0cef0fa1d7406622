// The tile that I am about to place and how it is turned: chosen in the hand or on the board, shown in both.
import type { Action } from '../types';

export interface Placing extends Action {
  square: string;
  tile: number;
  turns: number;
}

class Choice {
  tile = $state<number | null>(null);
  turns = $state(0);
  /** Whether a finger was used last: it cannot point without pressing. */
  touched = $state(typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches);
  /** How many boards are on the page: where there is none, the hand offers the squares by itself. */
  boards = $state(0);

  private step = -1;

  /** At every step of the game the choice is made anew. */
  begin(step: number): void {
    if (step !== this.step) [this.step, this.tile, this.turns] = [step, null, 0];
  }

  turn(quarters: number): void {
    this.turns = (this.turns + quarters + 4) % 4;
  }

  take(tile: number): void {
    if (this.tile !== tile) [this.tile, this.turns] = [tile, 0];
  }

  /** The tile chosen if it is among these, else the first of them. */
  among(tiles: number[]): number | null {
    return this.tile !== null && tiles.includes(this.tile) ? this.tile : (tiles[0] ?? null);
  }
}

export const choice = new Choice();

export const placings = (legal: Action[]): Placing[] =>
  legal.filter((action): action is Placing => action.kind === 'place');

/** The placement that is shown: on the square pointed at, else the one that a hint points out. */
export function shownPlacing(places: Map<string, Placing>, square: string | undefined, hint: number | null): Placing | null {
  const pointed = square === undefined ? undefined : places.get(square);
  return pointed ?? [...places.values()].find(({ id }) => id === hint) ?? null;
}

/** What a click on each square would send, for one tile turned in one way. */
export function bySquare(legal: Action[], tile: number | null, turns: number): Map<string, Placing> {
  return new Map(
    placings(legal)
      .filter((action) => action.tile === tile && action.turns === turns)
      .map((action) => [action.square, action]),
  );
}
