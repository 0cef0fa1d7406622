import { beforeEach, expect, it, vi } from 'vitest';
import { kept } from './keep';
import { forget, myGame, myGames, note } from './mygames';
import { qrPath } from './qr';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

it('remembers, and is not upset by nonsense', () => {
  const value = kept('x', 1);
  expect(value.get()).toBe(1);
  value.set(2);
  expect(kept('x', 1).get()).toBe(2);
  localStorage.setItem('carbarn.x', '{nonsense');
  expect(value.get()).toBe(1);
});

it('goes on where a browser forbids remembering', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  const value = kept('y', 'before');
  value.set('after');
  expect(value.get()).toBe('after');
});

it('never loses a token by noting something else', () => {
  note('T', { token: 'secret', seat: 1, game: 'usa' });
  note('T', { status: 'playing' });
  expect(myGame('T')).toMatchObject({ token: 'secret', seat: 1, status: 'playing' });
  expect(myGames()).toHaveLength(1);
  forget('T');
  expect(myGame('T')).toBeNull();
});

it('draws a QR code with its three corners', () => {
  const { size, path } = qrPath('http://192.0.2.2:8000/t/RlvauC07Hl11');
  expect(size).toBeGreaterThan(20);
  expect(path.startsWith('M2 2h7v1H2z')).toBe(true);
});
