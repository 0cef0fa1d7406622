// My seats: the tokens that prove them never leave this browser except to their own server.
import { kept } from './keep';
import type { Status, TableTold } from './told';

export interface MyGame {
  table: string;
  game: string;
  token: string | null; // of my seat
  host: string | null; // of the table that I set up
  seat: number | null;
  name: string;
  status: Status;
  seen: number; // milliseconds since 1970
  hand?: boolean; // this device shows the hand only: the board is on a big screen
}

const MOST = 40;
const games = kept<MyGame[]>('games', []);

/** My games, the latest first. */
export function myGames(): MyGame[] {
  return games.get().sort((a, b) => b.seen - a.seen);
}

export function myGame(table: string): MyGame | null {
  return games.get().find((game) => game.table === table) ?? null;
}

/** Note what is known about a table of mine, beside what was known before. */
export function note(table: string, news: Partial<MyGame>): MyGame {
  const before = myGame(table) ?? {
    table,
    game: '',
    token: null,
    host: null,
    seat: null,
    name: '',
    status: 'waiting',
    seen: 0,
  };
  const after: MyGame = { ...before, ...news, table, seen: Date.now() };
  const others = myGames().filter((game) => game.table !== table);
  games.set([after, ...others].slice(0, MOST));
  return after;
}

/** Keep the list true to what the server told; for a table that is not mine, nothing. */
export function noteTable(told: TableTold): void {
  const before = myGame(told.table);
  if (before && (before.status !== told.status || before.game !== told.game))
    note(told.table, { status: told.status, game: told.game });
}

export function forget(table: string): void {
  games.set(games.get().filter((game) => game.table !== table));
}
