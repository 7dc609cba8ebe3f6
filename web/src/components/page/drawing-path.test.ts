import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { expect, it } from '@jest/globals';
import { DRAWINGS, drawingPath } from './drawing-path.ts';

const [path = ''] = drawingPath('load-full').split('#');
const file = readFileSync(join(import.meta.dirname, '../../../public', path), 'utf8');

it('each drawing is a view of the file, and the file has no others', () => {
  const views = [...file.matchAll(/<view id="([a-z-]+)" viewBox="([\d ]+)"/g)].map(([, id, box]) => ({
    id,
    box,
  }));
  expect(views.map(({ id }) => id)).toEqual([...DRAWINGS]);
  expect(new Set(views.map(({ box }) => box)).size).toBe(DRAWINGS.length);
  // Shared pictures are drawn from the file as it stands: it begins with the full truck.
  expect(file).toContain(`viewBox="${views[0]?.box}" stroke-width`);
});

it('the map of the harbour names each area that is served, and no other', () => {
  const named = [...file.matchAll(/<text[^>]*>([^<]+)/g)].map(([, name]) => name);
  expect([named.length, new Set(named)]).toEqual([SERVED_AREAS.length, new Set(SERVED_AREAS)]);
});
