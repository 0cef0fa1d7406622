// The facts of Ticket to Ride as the server tells them (docs/facts.md).

export interface Colour {
  id: string;
  name: string;
  count: number;
}

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
}

export interface Route {
  id: number;
  a: string;
  b: string;
  length: number;
  points: number;
  colour: string;
  wilds: number;
  bow: number;
  twin: number | null;
}

export interface Ticket {
  id: number;
  cities: [string, string];
  points: number;
}

export interface Board {
  game: string;
  title: string;
  vocabulary: 'trains' | 'cable_cars';
  frame: { aspect: number };
  rules: { opening_tickets: Deal; drawn_tickets: Deal };
  colours: Colour[];
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  symbols: { id: string; name: string }[];
  token_points: number[];
}

interface Deal {
  deal: number;
  keep: number;
}

export type Cards = Record<string, number>;

export interface Held {
  ticket: number;
  state: 'joined' | 'possible' | 'impossible';
}

export interface SeatView {
  points: number;
  trains: number;
  cards: number;
  tickets: number;
  offer: number;
  routes: number[];
  tokens: string[];
  held: Held[];
}

export interface Stack {
  symbol: string;
  city: string;
  left: number;
}

export interface View {
  to_move: number | null;
  phase: string;
  over: boolean;
  display: (string | null)[];
  deck: number;
  discards: number;
  ticket_deck: number;
  last_round: number | null;
  seats: SeatView[];
  hand: Cards | null;
  held: Held[];
  offer: number[];
  stacks: Stack[];
  aside: string[];
  last_route: number | null;
  longest: { length: number; seats: number[]; routes: Record<string, number[]> } | null;
}

export interface SeatResult {
  seat: number;
  points: Record<string, number>;
  total: number;
  rank: number;
  facts: Record<string, number>;
}

export interface Result {
  ended: string;
  winners: number[];
  seats: SeatResult[];
}

/** The owner of every claimed route. */
export function owners(view: View): Map<number, number> {
  return new Map(view.seats.flatMap((seat, index) => seat.routes.map((route) => [route, index] as const)));
}
