// Drawings of our own: the symbol and the pattern of every card colour, the cars, and the tokens' symbols.
// Symbols are drawn around 0,0 and reach about 10 units each way.

export interface Mark {
  symbol: string; // a path
  ink: string; // what is legible on the colour
  pattern: string; // a path on a tile of 12 × 12, drawn as strokes
}

const DARK = '#1f1b16';
const LIGHT = '#fffdf8';

export const MARKS: Record<string, Mark> = {
  purple: { symbol: 'M0-10 8 0 0 10-8 0z', ink: LIGHT, pattern: 'M0 0 12 12M-3 9 3 15M9-3 15 3' },
  blue: { symbol: 'M-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z', ink: LIGHT, pattern: 'M0 3H12M0 9H12' },
  orange: { symbol: 'M0-9 9.5 7.5H-9.5z', ink: DARK, pattern: 'M3 0V12M9 0V12' },
  white: { symbol: 'M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM-5 0a5 5 0 1 1 10 0 5 5 0 1 1-10 0z', ink: DARK, pattern: 'M5.5 6H6.5M-.5 0H.5M11.5 0H12.5M-.5 12H.5M11.5 12H12.5' },
  green: { symbol: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z', ink: DARK, pattern: 'M0 12 12 0M-3 3 3-3M9 15 15 9' },
  yellow: { symbol: 'M0-10 2.6-3.2 9.8-3 4.1 1.4 6.1 8.4 0 4.3-6.1 8.4-4.1 1.4-9.8-3-2.6-3.2z', ink: DARK, pattern: 'M0 6H12M6 0V12' },
  black: { symbol: 'M-7.5-7.5H7.5V7.5H-7.5z', ink: LIGHT, pattern: 'M0 0 12 12M0 12 12 0' },
  red: { symbol: 'M-5-9 0-4 5-9 9-5 4 0 9 5 5 9 0 4-5 9-9 5-4 0-9-5z', ink: LIGHT, pattern: 'M0 4 3 8 6 4 9 8 12 4' },
  wild: { symbol: 'M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.4z', ink: DARK, pattern: '' },
  gray: { symbol: '', ink: DARK, pattern: '' },
};

export const mark = (colour: string): Mark => MARKS[colour] ?? MARKS.gray!;

/** A ferry's space: a small ship. */
export const SHIP = 'M-10 1H10L7 8H-7zM-6-1V-5H6V-1zM-2-6V-10H2V-6z';

/** Side views on a card of 90 × 56. */
export const CARS = {
  trains: {
    car: 'M15 22q0-4 4-4h52q4 0 4 4v17h-60zM21 24v8h9v-8zM34 24v8h9v-8zM47 24v8h9v-8zM60 24v8h9v-8zM22 44a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M59 44a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M9 34h5v3H9zM76 34h5v3h-5z',
    wild: 'M12 39V15h22v5h22v-7h-3V9h13v4h-3v7q11 1 11 10v9l6 7H70l-3-4H12zM17 20v9h11v-9zM17 45a5 5 0 1 0 10 0 5 5 0 1 0-10 0M33 45a5 5 0 1 0 10 0 5 5 0 1 0-10 0M50 45a5 5 0 1 0 10 0 5 5 0 1 0-10 0',
  },
  cable_cars: {
    car: 'M12 19l5-6h56l5 6zM16 21h4v16h8V21h34v16h8V21h4v16h4v5H12v-5h4zM32 24v8h8v-8zM44 24v8h8v-8zM54 24v8h5v-8zM22 46a4 4 0 1 0 8 0 4 4 0 1 0-8 0M60 46a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
    wild: 'M8 34h74l-9 13H18zM18 31V21h53v10zM23 24v4h6v-4zM34 24v4h6v-4zM45 24v4h6v-4zM56 24v4h6v-4zM28 19v-6h30v6zM39 11V4h9v7z',
  },
} as const;

/** Tokens: filled shapes, and lines drawn over them. */
export const TOKENS: Record<string, { shape: string; lines: string }> = {
  sea_lion: {
    shape: 'M-10 7C-7 6-5 5-4 1-3-4-2-8 3-9 6-9.500 8-8 8-6L10.500-5 8-3.500C7 0 6 3 8 6L10 8C4 9.500-5 9.500-10 7z',
    lines: 'M5-6.500H5.600M2 3C1 5 0 6-2 7.500',
  },
  bridge: { shape: '', lines: 'M-10 5H10M-5-9V9M5-9V9M-10 2Q-6 1-5-7 0 7 5-7 6 1 10 2M-2.500 1.500V5M0 0.500V5M2.500 1.500V5' },
  bread: { shape: 'M-10 2C-12-4-6-8 0-8S12-4 10 2C9 6 6 7 0 7S-9 6-10 2z', lines: 'M-6 2-4-4M-1 2 1-5M4 2 6-4' },
  bell: { shape: 'M0-10C5-10 6-6 6-2 6 3 8 4 8.500 6H-8.500C-8 4-6 3-6-2-6-6-5-10 0-10zM-3 7.500H3A3 3 0 0 1-3 7.500z', lines: '' },
  crab: {
    shape: 'M-7 2A7 5 0 0 1 7 2 7 5 0 0 1-7 2zM-10-9C-5-9-4-5-7-3-8-5-9-5-10-5-11-6-11-8-10-9zM10-9C5-9 4-5 7-3 8-5 9-5 10-5 11-6 11-8 10-9z',
    lines: 'M-7-3-4 0M7-3 4 0M-7 4-10 6M-6 6-8 9M7 4 10 6M6 6 8 9',
  },
  parrot: {
    shape: 'M-1-10C4-11 7-7 6-3 5 2 0 5-3 10-5 6-5 3-5-2-5-3-7-2-8-1-8.500-6-5-9.500-1-10z',
    lines: 'M-2-6.500H-1.400M3-3C2 1 0 3-2 5',
  },
  lighthouse: { shape: 'M-3-3H3L5 10H-5zM-3.500-6.500H3.500V-4H-3.500zM0-10.500 3.500-7.500H-3.500z', lines: 'M-6-5.500-10-7M-6-4-10-3M6-5.500 10-7M6-4 10-3' },
};
