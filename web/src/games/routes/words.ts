// Phrases made of several messages.
import type { GameProps } from '../types';
import type { Board, Cards, Route, Ticket } from './facts';

type Say = GameProps['t'];

export class Phrases {
  constructor(
    private readonly board: Board,
    private readonly t: Say,
  ) {}

  say = (id: string, args: Record<string, string | number> = {}): string =>
    this.t(id, { vocabulary: this.board.vocabulary, ...args });

  city = (id: string): string => this.board.cities.find((city) => city.id === id)?.name ?? id;

  colour = (id: string): string => this.board.colours.find((colour) => colour.id === id)?.name ?? id;

  symbol = (id: string): string => this.board.symbols.find((symbol) => symbol.id === id)?.name ?? id;

  between = (a: string, b: string): string => `${this.city(a)} – ${this.city(b)}`;

  route = (route: Route): string => this.between(route.a, route.b);

  ticket = (ticket: Ticket): string => this.between(...ticket.cities);

  points = (points: number): string => this.say('web-routes-points', { points });

  /** What a route costs, before anybody has chosen how to pay. */
  cost = (route: Route): string => {
    const cards =
      route.colour === 'gray'
        ? this.say('web-routes-cost-any', { count: route.length })
        : this.say('web-routes-cost', { count: route.length, colour: this.colour(route.colour) });
    return route.wilds ? `${cards}, ${this.say('web-routes-cost-ferry', { wilds: route.wilds })}` : cards;
  };

  cards = (cards: Cards): string =>
    Object.entries(cards)
      .map(([colour, count]) => this.say('web-routes-cost', { count, colour: this.colour(colour) }))
      .join(', ');
}
