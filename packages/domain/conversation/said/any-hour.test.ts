import { describe, expect, it } from '@jest/globals';
import { slotsAfter, TO_REVIEW } from '../testing/converse.ts';

describe('an hour that is left open takes the known one away, and a day alone keeps it', () => {
  it.each([
    ['saturday december 12, any time', '2026-12-12', null],
    ['any time', '2026-11-20', null],
    ['make it any time on friday', '2026-11-20', null],
    ["samedi n'importe quelle heure", '2026-11-21', null],
    ['samedi nimporte kelle heure', '2026-11-21', null],
    ['samedi toute la journée', '2026-11-21', null],
    ['monday', '2026-11-23', '14:00'],
    ['call me any time', '2026-11-20', '14:00'],
  ])('%j', (text, day, time) => {
    expect(slotsAfter(TO_REVIEW, text).pickup).toMatchObject({ day, time });
  });

  it('leaves bounds as they are said', () => {
    expect(slotsAfter(TO_REVIEW, 'saturday anytime after 3').pickup).toMatchObject({
      day: '2026-11-21',
      bounds: { from: '15:00', until: null },
    });
  });
});
