// How this browser shows the table: kept for the next visit, written onto <html> for the style sheets.
import { kept } from './keep';

export type Theme = 'auto' | 'light' | 'dark';

interface Wishes {
  theme: Theme;
  sound: boolean;
  still: boolean; // less motion than the system asks for
  symbols: boolean; // symbols and patterns stand out
  name: string;
  level: string;
}

const store = kept<Partial<Wishes>>('settings', {});
const otherwise: Wishes = { theme: 'auto', sound: false, still: false, symbols: false, name: '', level: 'greedy' };

export const settings = $state<Wishes>({ ...otherwise, ...store.get() });

/** Show the wishes, and remember them. Called whenever one changes. */
export function applySettings(): void {
  store.set({ ...settings });
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute('data-still', settings.still);
  root.toggleAttribute('data-symbols', settings.symbols);
}
