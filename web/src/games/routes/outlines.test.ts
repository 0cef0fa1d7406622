import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAPS, readBoard } from './testing';

describe.each(MAPS)('the outline of %s', (map) => {
  const text = readFileSync(new URL(`../../../outlines/${map}.json`, import.meta.url), 'utf8');
  const outline = JSON.parse(text) as Record<string, string | number>;

  it('has the shape of the board, says where it comes from, and is small', () => {
    expect((outline.width as number) / (outline.height as number)).toBeCloseTo(readBoard(map, 'en').frame.aspect, 2);
    expect(outline.source).toBeTruthy();
    expect(gzipSync(text).length).toBeLessThan(25_000);
  });

  it('is nothing but paths', () => {
    for (const [layer, path] of Object.entries(outline)) {
      if (typeof path === 'string' && layer !== 'source') expect(path, layer).toMatch(/^M[-\d Mlz]+$/);
    }
  });
});
