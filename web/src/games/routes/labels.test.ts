import { describe, expect, it } from 'vitest';
import { layout } from './geometry';
import { labels, overlap, textWidth } from './labels';
import { labelFont, roomForNames } from './look';
import { LOCALES, MAPS, readBoard } from './testing';

const cases = MAPS.flatMap((map) => LOCALES.flatMap((locale) => [1200, 820, 390].map((pixels) => ({ map, locale, pixels }))));

describe.each(cases)('$map in $locale, $pixels pixels wide', ({ map, locale, pixels }) => {
  const plan = layout(readBoard(map, locale));
  const room = roomForNames(plan);
  const placed = labels(plan, labelFont(plan, pixels), room);

  it('names every city once, in full', () => {
    expect(placed).toHaveLength(plan.cities.size);
    for (const label of placed) expect(label.lines.join(' ')).toBe(plan.cities.get(label.city)!.name);
  });

  it('lays no name on another', () => {
    placed.forEach((a, i) => placed.slice(i + 1).forEach((b) => expect(overlap(a.box, b.box), `${a.lines} ${b.lines}`).toBe(0)));
  });

  it('lays no name on a city, and none beyond the edge', () => {
    const r = plan.sizes.city;
    for (const { box, lines } of placed) {
      for (const c of plan.cities.values()) {
        const dot = { left: c.x - r, top: c.y - r, right: c.x + r, bottom: c.y + r };
        expect(overlap(box, dot), `${lines} on ${c.name}`).toBe(0);
      }
      expect(box.left).toBeGreaterThanOrEqual(room.left);
      expect(box.right).toBeLessThanOrEqual(room.right);
      expect(box.top).toBeGreaterThanOrEqual(room.top);
      expect(box.bottom).toBeLessThanOrEqual(room.bottom);
    }
  });
});

it('takes a Korean syllable to be wider than a letter', () => {
  expect(textWidth('시카고', 20)).toBeGreaterThan(textWidth('abc', 20));
});
