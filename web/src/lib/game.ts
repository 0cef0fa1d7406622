// A game ready to be drawn: what never changes about it, the components of its family, and their words.
import { family } from '../games';
import type { Facts, Family } from '../games/types';
import { api } from './api';
import type { Choice } from './told';
import { words } from './words.svelte';

export interface Drawable {
  board: Facts;
  family: Family;
}

export async function loadGame(game: string, options: Record<string, Choice>): Promise<Drawable> {
  const board = await api.board(game, options);
  const [parts] = await Promise.all([family(board.family), words.need(`web_${board.family}`)]);
  return { board, family: parts };
}

/** Width over height of a board, for a box that nothing else gives a height. */
export function aspect(board: Facts): number {
  return board.frame?.aspect ?? (board.columns + 2) / (board.rows + 2);
}
