// The server's API over HTTP, typed. Every failure is a Refused with a sentence.
import { Refused, UNREACHABLE } from './errors';
import type {
  Advice,
  Choice,
  Frame,
  GameTold,
  Level,
  Line,
  NewTable,
  Place,
  RulesSection,
  StateTold,
  TableTold,
} from './told';
import type { Facts } from '../games/types';
import { words } from './words.svelte';

type Query = Record<string, string | number | boolean | string[]>;

interface Asked {
  body?: unknown;
  token?: string | null;
  query?: Query;
  signal?: AbortSignal;
}

/** A path of the API with its query. */
export function address(path: string, query: Query = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) asked.append(name, String(each));
  }
  const text = asked.toString();
  return `/api/${path}${text ? `?${text}` : ''}`;
}

/** Chosen options as the API wants them in a query. */
export function optionQuery(options: Record<string, Choice>): string[] {
  return Object.entries(options).map(([name, value]) => `${name}=${value}`);
}

async function ask<T>(method: string, path: string, { body, token, query, signal }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(address(path, { lang: words.lang, ...query }), {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new Refused(UNREACHABLE, words.say('web-unreachable'));
  }
  const content = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  const error = content?.error;
  throw new Refused(
    error?.code ?? UNREACHABLE,
    error?.sentence ?? words.say('web-unreachable'),
    answer.status,
    error?.rule ?? null,
  );
}

const at = (table: string, rest = '') => `tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  games: () => ask<GameTold[]>('GET', 'games'),
  levels: () => ask<Level[]>('GET', 'bots'),
  board: (game: string, options: Record<string, Choice>) =>
    ask<Facts>('GET', 'board', { query: { game, option: optionQuery(options) } }),
  invitation: () => ask<{ address: string | null }>('GET', 'invitation'),
  rules: (game: string, options: Record<string, Choice>) =>
    ask<RulesSection[]>('GET', 'rules', { query: { game, option: optionQuery(options) } }),

  tables: (status: 'waiting' | 'playing') => ask<TableTold[]>('GET', 'tables', { query: { status } }),
  table: (table: string) => ask<TableTold>('GET', at(table)),
  setUp: (wanted: NewTable) => ask<Place & { host: string }>('POST', 'tables', { body: wanted }),
  join: (table: string, name: string, seat?: number) =>
    ask<Place>('POST', at(table, '/join'), { body: seat === undefined ? { name } : { name, seat } }),
  mySeat: (table: string, token: string) => ask<Place>('GET', at(table, '/seat'), { token }),
  start: (table: string, token: string) => ask<TableTold>('POST', at(table, '/start'), { token }),
  fill: (table: string, seat: number, level: string, token: string) =>
    ask<TableTold>('POST', at(table, `/seats/${seat}/bot`), { body: { level }, token }),
  sendAway: (table: string, seat: number, token: string) =>
    ask<TableTold>('DELETE', at(table, `/seats/${seat}/bot`), { token }),
  leave: (table: string, token: string) => ask<unknown>('POST', at(table, '/leave'), { token }),
  comeBack: (table: string, token: string) => ask<unknown>('POST', at(table, '/return'), { token }),
  takeOver: (table: string, seat: number, token: string) =>
    ask<{ done: boolean }>('POST', at(table, `/seats/${seat}/take-over`), { token }),
  rematch: (table: string, token: string) => ask<TableTold>('POST', at(table, '/rematch'), { token }),

  state: (table: string, token: string | null, since: number, wait: number, signal?: AbortSignal) =>
    ask<StateTold>('GET', at(table, '/state'), { token, query: { since, wait, details: true }, signal }),
  move: (table: string, step: number, action: number, token: string) =>
    ask<{ step: number; held: boolean }>('POST', at(table, '/moves'), { body: { step, action }, token }),
  undo: (table: string, step: number, about: number, token: string) =>
    ask<{ done: boolean }>('POST', at(table, '/undo'), { body: { step, about }, token }),
  resign: (table: string, token: string) => ask<unknown>('POST', at(table, '/resign'), { token }),
  hint: (table: string, token: string) => ask<Advice[]>('GET', at(table, '/hint'), { token }),
  chat: (table: string, since: number, signal?: AbortSignal) =>
    ask<Line[]>('GET', at(table, '/chat'), { query: { since }, signal }),
  speak: (table: string, text: string, token: string) => ask<unknown>('POST', at(table, '/chat'), { body: { text }, token }),
  nudge: (table: string, token: string) => ask<unknown>('POST', at(table, '/nudge'), { token }),

  replay: (table: string, token: string | null, seat: number | null) =>
    ask<Frame[]>('GET', at(table, '/replay'), { token, query: seat === null ? {} : { seat } }),
  record: (table: string, token: string | null) => ask<unknown>('GET', at(table, '/record'), { token }),
};
