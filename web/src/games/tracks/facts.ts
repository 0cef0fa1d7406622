// The facts of a board and of a view of tracks, as docs/facts.md describes them.
export interface StationFacts {
  number: number;
  square: string;
  side: Side;
}

export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Track = [entry: number, exit: number];

export interface TileKind {
  id: number;
  code: string;
  count: number;
  tracks: Track[];
}

export interface BoardFacts {
  rows: number;
  columns: number;
  power_station: string[];
  stations: StationFacts[];
  tiles: TileKind[];
  companies: { id: number; colour: string; name: string }[];
  percentages: number[];
  options: Record<string, unknown>;
}

export interface Laid {
  tile: number;
  turns: number;
}

export interface Passage {
  square: string;
  entry: number;
  exit: number;
}

/** A line as a preview tells it: without its passages. */
export interface LineEnd {
  station: number;
  owner: number | null;
  length: number;
  points: number;
  finished: boolean;
  arrival: number | null;
  power_station: boolean;
}

export interface Line extends LineEnd {
  passages: Passage[];
}

export interface SeatView {
  points: number | null;
  hand: number;
  shares: (number | null)[];
}

export interface View {
  viewer: number | null;
  to_move: number | null;
  phase: string;
  over: boolean;
  board: Record<string, Laid>;
  supply: number;
  hand: number[] | null;
  drawn: number | null;
  lines: Line[];
  seats: SeatView[];
  piles: { percentage: number; face_up: number | null; left: number }[];
  unit: number;
  companies: { points: number }[];
  portfolio: number | null;
}
