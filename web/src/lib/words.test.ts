import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bundle, preferred } from './words.svelte';

const folder = '../carbarn/locales';
const text = (language: string) => readFileSync(`${folder}/${language}/web.ftl`, 'utf8');

it('speaks the language that was chosen, else the browser’s, else English', () => {
  expect(preferred('ko', ['fr'])).toBe('ko');
  expect(preferred(null, ['de-DE', 'fr-CA', 'en'])).toBe('fr');
  expect(preferred('xx', ['de'])).toBe('en');
});

it('has every message in every language, without errors', () => {
  for (const language of readdirSync(folder) as ('en' | 'fr' | 'ko')[]) {
    const made = bundle(language, [text(language)]);
    const ids = [...text('en').matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) expect(made.getMessage(id)?.value, `${language} ${id}`).toBeTruthy();
  }
});

it('puts arguments in without invisible marks', () => {
  const said = (language: 'en' | 'fr' | 'ko', id: string, args: Record<string, string | number>) => {
    const made = bundle(language, [text(language)]);
    return made.formatPattern(made.getMessage(id)!.value!, args);
  };
  expect(said('en', 'web-waiting-for', { count: 1 })).toBe('Waiting for one more player.');
  expect(said('fr', 'web-free-seats', { count: 2 })).toBe('2 places libres');
  expect(said('ko', 'web-won', { names: '안나', count: 1, points: 12 })).toBe('안나 승리, 12점');
});
