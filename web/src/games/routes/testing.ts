// For tests only: the boards as the server tells them, read from the board files of the Python package.
import { readFileSync } from 'node:fs';
import type { Board } from './facts';

export const MAPS = ['usa', 'san_francisco'] as const;
export const LOCALES = ['en', 'fr', 'ko'] as const;

const text = (block: string, key: string) => new RegExp(`\\b${key} = "([^"]*)"`).exec(block)?.[1];
const number = (block: string, key: string) => Number(new RegExp(`\\b${key} = (-?[\\d.]+)`).exec(block)?.[1] ?? 0);

export function readBoard(map: (typeof MAPS)[number], locale: (typeof LOCALES)[number]): Board {
  const toml = readFileSync(new URL(`../../../../carbarn/boards/${map}.toml`, import.meta.url), 'utf8');
  const entries = (list: string) =>
    new RegExp(`^${list} = \\[\\n([\\s\\S]*?)^\\]`, 'm').exec(toml)![1]!.split('\n').filter((line) => line.trim());
  const points = JSON.parse(/^route_points = (\[.*?\])/m.exec(toml)![1]!) as number[];
  const routes = entries('routes').map((line, id) => ({
    id,
    a: text(line, 'a')!,
    b: text(line, 'b')!,
    colour: text(line, 'colour')!,
    length: number(line, 'length'),
    points: points[number(line, 'length') - 1]!,
    wilds: number(line, 'ferries'),
    bow: number(line, 'bow'),
  }));
  return {
    game: map,
    title: map,
    vocabulary: text(toml, 'vocabulary') as Board['vocabulary'],
    frame: { aspect: number(toml, 'aspect') },
    rules: { opening_tickets: { deal: 3, keep: 2 }, drawn_tickets: { deal: 3, keep: 1 } },
    colours: [],
    cities: entries('cities').map((line) => ({ id: text(line, 'id')!, name: text(line, locale)!, x: number(line, 'x'), y: number(line, 'y') })),
    routes: routes.map((route) => ({
      ...route,
      twin: routes.find((other) => other.id !== route.id && other.a === route.a && other.b === route.b)?.id ?? null,
    })),
    tickets: [],
    symbols: toml.includes('[tokens]') ? [{ id: 'bell', name: 'bell' }] : [],
    token_points: [],
  };
}
