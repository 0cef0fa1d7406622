// The actions that the server allows, sorted by what they are about.
import type { Action } from '../types';
import type { Board, Cards, Route } from './facts';

/** One way to pay for a route. */
export interface Payment {
  id: number;
  cards: Cards;
  wilds: number;
}

/** By route: every way to pay for it, those with the fewest wilds first. */
export function claims(board: Board, legal: Action[]): Map<number, Payment[]> {
  const out = new Map<number, Payment[]>();
  for (const action of legal) {
    if (action.kind !== 'claim') continue;
    const route = board.routes[action.route as number]!;
    const payment = paid(route, action);
    out.set(route.id, [...(out.get(route.id) ?? []), payment]);
  }
  for (const payments of out.values()) payments.sort((a, b) => a.wilds - b.wilds);
  return out;
}

function paid(route: Route, action: Action): Payment {
  const colour = action.colour as string;
  if (colour === 'wild') return { id: action.id, cards: { wild: route.length }, wilds: route.length };
  const wilds = action.wilds as number;
  return { id: action.id, cards: { [colour]: route.length - wilds, ...(wilds ? { wild: wilds } : {}) }, wilds };
}

/** The action that keeps just these places of the offer, if the rules allow that. */
export function keeping(legal: Action[], places: number[]): Action | undefined {
  const wanted = [...places].sort().join();
  return legal.find((action) => action.kind === 'keep' && [...(action.places as number[])].sort().join() === wanted);
}

/** How few tickets may be kept, if tickets are to be chosen. */
export function fewest(legal: Action[]): number | undefined {
  const counts = legal.filter((action) => action.kind === 'keep').map((action) => (action.places as number[]).length);
  return counts.length ? Math.min(...counts) : undefined;
}

/** Actions with tokens, by city. */
export function tokensByCity(legal: Action[]): Map<string, Action[]> {
  const out = new Map<string, Action[]>();
  for (const action of legal) {
    if (action.kind !== 'take-token' && action.kind !== 'place-token') continue;
    const city = action.city as string;
    out.set(city, [...(out.get(city) ?? []), action]);
  }
  return out;
}
