// What a seat looks like: a colour, and a symbol for those who do not see the colour.
import type { SeatLook } from '../games/types';
import type { SeatTold } from './told';

export const SEAT_SYMBOLS = ['●', '▲', '■', '◆', '★', '✚'];

export function looks(seats: SeatTold[], me: number | null): SeatLook[] {
  return seats.map((seat) => ({
    seat: seat.seat,
    name: seat.name,
    colour: `var(--seat-${seat.seat})`,
    symbol: SEAT_SYMBOLS[seat.seat] ?? '',
    me: seat.seat === me,
    bot: seat.bot !== null,
  }));
}
