import { expect, it } from 'vitest';
import { read, tableMeant } from './router.svelte';

const at = (path: string) => read(new URL(path, 'http://here'));

it('reads every address', () => {
  expect(at('/')).toEqual({ page: 'start' });
  expect(at('/t/abc_-123')).toEqual({ page: 'table', table: 'abc_-123', token: null, hand: false });
  expect(at('/t/abc#Ina2wMYzwOoUcpf1')).toMatchObject({ page: 'table', token: 'Ina2wMYzwOoUcpf1' });
  expect(at('/t/abc?hand=1')).toMatchObject({ hand: true });
  expect(at('/t/abc/replay?step=12')).toEqual({ page: 'replay', table: 'abc', step: 12 });
  expect(at('/t/abc/replay?step=x')).toMatchObject({ step: null });
  expect(at('/t/abc/screen')).toEqual({ page: 'screen', table: 'abc' });
});

it('knows when there is nothing', () => {
  for (const path of ['/t/', '/t/a b', '/t/abc/elsewhere', '/t/abc/replay/more', '/nothing']) expect(at(path).page).toBe('nowhere');
});

it('finds the table in what somebody pastes', () => {
  expect(tableMeant(' http://x:8000/t/RlvauC07Hl11 ')).toBe('/t/RlvauC07Hl11');
  expect(tableMeant('https://x/t/RlvauC07Hl11#token123')).toBe('/t/RlvauC07Hl11#token123');
  expect(tableMeant('RlvauC07Hl11')).toBe('/t/RlvauC07Hl11');
  expect(tableMeant('http://elsewhere/')).toBeNull();
  expect(tableMeant('')).toBeNull();
});
