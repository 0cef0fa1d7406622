// Who owns a line, and how that looks: a seat, or with companies a company. Each has a colour, a symbol and a pattern.
import type { GameProps, SeatLook } from '../types';
import type { BoardFacts } from './facts';

export interface OwnerLook {
  name: string; // as in a sentence
  short: string; // as in a table
  colour: string;
  symbol: string;
  pattern: string; // stroke-dasharray of the light dashes inside a traced line
  mine: boolean;
}

const COMPANY_SYMBOLS = ['●', '■', '▲', '◆', '★', '✚', '▼', '⬢'];
// Told apart by rhythm: without dashes, dots, short, long, long and short, pairs, dense, sparse.
const PATTERNS = ['', '1 9', '8 8', '18 8', '16 6 2 6', '2 4 2 14', '3 4', '2 22'];

/** The looks of all owners, by the number that a line's `owner` has. */
export function ownerLooks(board: BoardFacts, seats: SeatLook[], t: GameProps['t']): OwnerLook[] {
  if (board.companies.length)
    return board.companies.map(({ id, colour, name }) => ({
      name: t('web-tracks-company', { name }),
      short: name,
      colour: `var(--company-${colour})`,
      symbol: COMPANY_SYMBOLS[id] ?? '●',
      pattern: PATTERNS[id] ?? '',
      mine: false,
    }));
  return seats.map(({ seat, name, colour, symbol, me }) => ({
    name,
    short: name,
    colour,
    symbol,
    pattern: PATTERNS[seat] ?? '',
    mine: me,
  }));
}

/** The look of a line's owner; none where no car stands. */
export const lookOf = (owners: OwnerLook[], owner: number | null): OwnerLook | null =>
  owner === null ? null : (owners[owner] ?? null);
