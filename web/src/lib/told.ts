// What the server tells, as docs/api.md describes it.
import type { Action, EventTold, Facts, StateMessage } from '../games/types';

export type Status = 'waiting' | 'playing' | 'over';
export type Choice = string | number | boolean;

export interface SeatTold {
  seat: number;
  name: string;
  bot: string | null;
  stand_in: string | null;
  resigned: boolean;
  free: boolean;
  present: boolean;
  ready: boolean;
  nudges: number;
}

export interface Agreement {
  kind: 'undo' | 'take-over';
  about: number;
  step: number;
  seat: number;
}

export interface TableTold {
  table: string;
  game: string;
  options: Record<string, Choice>;
  status: Status;
  public: boolean;
  timer: number | null;
  quick: boolean;
  created: number;
  rematch: string | null;
  seats: SeatTold[];
  agreements: Agreement[];
}

export interface Place {
  table: TableTold;
  seat: number | null;
  token: string | null;
  host?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, Choice>;
  seats: number;
  bots: Record<string, string>;
  name?: string;
  lang: string;
  timer?: number | null;
  public?: boolean;
  quick?: boolean;
  start?: boolean;
}

export interface OptionTold {
  name: string;
  title: string;
  default: Choice;
  choices: { value: Choice; title: string; about: string }[];
}

export interface GameTold {
  game: string;
  title: string;
  about: string;
  seats: [number, number];
  options: OptionTold[];
}

export interface Level {
  level: string;
  title: string;
  about: string;
}

export interface Advice {
  action: Action;
  text: string; // the notation
  words: string;
  chance: number | null;
  value: number | null;
  sentence: string;
}

export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface RulesSection {
  title: string;
  rules: { id: string; sentence: string; ruling: boolean }[];
}

export interface Frame {
  step: number;
  events: EventTold[];
  view: Facts;
  hands?: Facts[];
}

/** A state before the game has started has no view. */
export type StateTold = StateMessage;
