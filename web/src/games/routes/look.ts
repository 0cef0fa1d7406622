// Figures of the drawing that several parts share.
import type { Layout } from './geometry';
import { type Box, textWidth } from './labels';

const BLEED = 44; // so far the map is shown beyond the board; names may lie there
const ABOVE = 58; // and above the topmost track and below the lowest one: room for a name
const EDGE = 8; // that names keep from the edge

/** The part of the map that is worth the room: as wide as the board, and from the topmost to the lowest track. */
export function shownPart({ width, rows, cities }: Layout) {
  const heights = [...rows.flatMap((row) => row.spaces), ...cities.values()].map((point) => point.y);
  const y = Math.min(...heights) - ABOVE;
  return { x: -BLEED, y, width: width + 2 * BLEED, height: Math.max(...heights) + ABOVE - y };
}

/** Where names may lie. */
export function roomForNames(layout: Layout): Box {
  const { x, y, width, height } = shownPart(layout);
  return { left: x + EDGE, top: y + EDGE, right: x + width - EDGE, bottom: y + height - EDGE };
}

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
  const scale = pixels / shownPart(layout).width;
  return Math.max(layout.sizes.font, Math.min(LARGEST_FONT, SMALLEST_TEXT / scale));
}
