// Figures of the drawing that several parts share.
import type { Layout } from './geometry';
import { textWidth } from './labels';

/** So far the map is shown beyond the board; names may lie there. */
export const BLEED = 44;
export const LABEL_BLEED = BLEED - 8;

const SMALLEST_TEXT = 10.5; // pixels
const LARGEST_FONT = 30; // units; larger ones leave no room for the routes

let pen: CanvasRenderingContext2D | null = null;

/** How wide a name is in the font that the browser really uses. */
export function measured(family: string): (text: string, font: number) => number {
  pen ??= document.createElement('canvas').getContext('2d');
  return (text, font) => {
    if (!pen) return textWidth(text, font);
    pen.font = `600 ${font}px ${family}`;
    return pen.measureText(text).width;
  };
}

/** Size of the cities' names in units: on a small screen they are larger in proportion. */
export function labelFont(layout: Layout, pixels: number): number {
  const scale = pixels / (layout.width + 2 * BLEED);
  return Math.max(layout.sizes.font, Math.min(LARGEST_FONT, SMALLEST_TEXT / scale));
}
