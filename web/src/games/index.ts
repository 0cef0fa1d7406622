// Each family of games is loaded when its first board is shown, not with the page.
import type { Family } from './types';

export async function family(name: 'routes' | 'tracks'): Promise<Family> {
  return name === 'routes' ? (await import('./routes')).default : (await import('./tracks')).default;
}
