// Whose turn it is, in a form that a banner, a title and a screen reader can share.
import type { StateTold, TableTold } from './told';

export type Turn =
  | { kind: 'mine' } // I decide now
  | { kind: 'early' } // everybody decides at once, and I have not
  | { kind: 'held' } // I have, and wait for the others
  | { kind: 'other'; seat: number; name: string; bot: boolean }
  | { kind: 'chance' }
  | { kind: 'over' };

export function turnOf(state: StateTold, told: TableTold, me: number | null): Turn {
  if (told.status === 'over' || state.result) return { kind: 'over' };
  const mover: number | null = state.view?.to_move ?? null;
  const played = me !== null && told.seats[me].stand_in !== null; // a bot plays for me
  if (state.held) return { kind: 'held' };
  if (state.legal.length > 0 && !played) return { kind: state.early ? 'early' : 'mine' };
  if (mover === null) return { kind: 'chance' };
  const seat = told.seats[mover];
  return { kind: 'other', seat: mover, name: seat.name, bot: seat.bot !== null || seat.stand_in !== null };
}

/** Somebody else asks to take back a decision, and I have not said anything yet. */
export function undoAsked(told: TableTold, me: number | null): number | null {
  if (me === null) return null;
  const wishes = told.agreements.filter((wish) => wish.kind === 'undo');
  const asked = wishes.find((wish) => wish.about !== me);
  if (!asked || wishes.some((wish) => wish.about === asked.about && wish.seat === me)) return null;
  return asked.about;
}
