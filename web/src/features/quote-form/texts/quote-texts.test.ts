import { formFieldSchema } from '@harbour-haul/contract/leads/quote-form-schema';
import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import { HAZARD_KINDS, HAZARDS } from '@harbour-haul/domain/conversation/lexicon/hazards';
import { FORM_FIELDS } from '@harbour-haul/domain/leads/submission/form-fields';
import { limitText } from '@harbour-haul/domain/limits/limit-text';
import { describe, expect, it } from '@jest/globals';
import { CUT_OFF, UNREADABLE } from '../photos/upload-queue.ts';
import { fr } from './quote-texts.ts';

const NOW = new Date('2026-11-18T14:00:00Z');
const GENERAL = fr.message('Something that nobody has ever said.');

/** What the checks say of values of all kinds. */
function complaints(): string[] {
  const values = [
    '',
    'x',
    '12345',
    'abc',
    '2020-01-01',
    '2099-01-01',
    'x'.repeat(6000),
    '902555',
    '999-999-9999',
  ];
  return FORM_FIELDS.flatMap((name) =>
    values.flatMap((value) => {
      try {
        formFieldSchema(name, true, NOW).validateSync(value);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    }),
  );
}

describe('messages in French', () => {
  it.each([
    ...new Set(complaints()),
    ...Object.values(PHOTO_REFUSAL_TEXTS),
    CUT_OFF,
    UNREADABLE,
    limitText('submissions', 120),
    limitText('photos', 20_000),
  ])('%s', (english) => {
    const french = fr.message(english);
    expect(french).not.toBe(GENERAL);
    expect(french).not.toMatch(/\b(?:must|please|the)\b/i);
  });

  it('say of what has none that it did not work, and never show English', () => {
    expect(GENERAL).toMatch(/^Votre demande n’a pas pu/);
  });

  it('name each kind of hazardous goods', () => {
    for (const kind of HAZARD_KINDS) {
      const [warning, disposal] = fr.hazard({ kind, ...HAZARDS[kind] });
      expect(warning).toMatch(/^Les équipes ne peuvent pas emporter l(?:’|es? |a )/);
      expect(disposal).not.toBe(HAZARDS[kind].disposal);
    }
  });

  it('tell the time as people do in Canada', () => {
    expect(fr.around('13:00')).toBe('Habituellement vers 13\u00a0h.');
  });
});
