// Arrow keys on the map.
import type { Row } from './geometry';

const DIRECTIONS: Record<string, [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The route that an arrow key leads to: the nearest one on that side, or null. */
export function nearest(rows: Row[], among: number[], from: number, key: string): number | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const start = rows[from]!.middle;
  let best: number | null = null;
  let least = Infinity;
  for (const id of among) {
    const { x, y } = rows[id]!.middle;
    const ahead = (x - start.x) * direction[0] + (y - start.y) * direction[1];
    const aside = Math.abs((x - start.x) * direction[1]) + Math.abs((y - start.y) * direction[0]);
    if (id === from || ahead <= 0 || aside > 2 * ahead) continue;
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
