// The contract between the shell and the games: the shell fetches and sends, a game draws and chooses.
import type { Component } from 'svelte';

export type SeatLook = {
  seat: number;
  name: string;
  colour: string; // a CSS colour, e.g. 'var(--seat-0)'
  symbol: string;
  me: boolean;
  bot: boolean;
};

/** An action with its parts, as docs/facts.md describes them. */
export interface Action {
  id: number;
  kind: string;
  text: string;
  [part: string]: unknown;
}

/** Facts differ from game to game: docs/facts.md lists them. */
export type Facts = any;

export interface EventTold {
  step: number;
  seat: number | null;
  by: 'seat' | 'chance' | 'table';
  kind: string;
  action: Action | null;
  text: string;
}

export interface StateMessage {
  step: number;
  view: Facts;
  events: EventTold[];
  legal: Action[];
  early: boolean;
  held: Action | null;
  undo: boolean;
  deadline: number | null;
  result: Facts | null;
  menu?: { id: number; words: string }[];
  previews?: Record<string, Facts>;
}

/** What the pointer is over, shared by all parts of the table. */
export interface Hover {
  city?: string[];
  route?: number[];
  station?: number;
  square?: string;
}

export interface GameProps {
  board: Facts; // board facts (docs/facts.md)
  state: StateMessage; // the latest state; view is never null here
  me: number | null; // my seat; null for a spectator, a replay or the big screen
  seats: SeatLook[];
  act: (id: number) => void; // send an action; until the answer the shell sends no other
  busy: boolean; // a move is on its way and takes long, or it is not my turn to act: draw nothing as clickable
  t: (id: string, args?: Record<string, string | number>) => string; // message in the player's language
  hint: number | null; // an action id to point out (the hint button), or null
  hands?: Facts[]; // replay with all hands open: per seat the keys of the seat's view that differ from the public one
  hover: Hover; // shared hover state
}

export interface Family {
  Board: Component<GameProps>;
  Hand: Component<GameProps>;
  SeatFacts: Component<GameProps & { seat: number }>;
  Score: Component<GameProps>;
  Sign?: Component<{ board: Facts; action: Action }>; // a small drawing of a move for the log, where words cannot show it
}
