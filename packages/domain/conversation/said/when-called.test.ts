import { describe, expect, it } from '@jest/globals';
import { converse, lastReplyOf, TO_CONTACT, TO_REVIEW } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const SENDING = ['@submit', { type: 'lead-result', outcome: 'accepted' }] as const;
const reply = (...said: Parameters<typeof converse>) =>
  lastReplyOf(converse(...said)).replaceAll('\u00a0', ' ');

it.each([
  ['call me instead, but after 5', 'after 5'],
  ['appelez-moi plutôt, mais après 17h', 'après 17h'],
  ['text me instead but only evenings', 'only evenings'],
])('%j at the recap says when to call, and moves no pickup', (text, noted) => {
  const { pickup, specialInstructions } = converse(...TO_REVIEW, text).state.slots;
  expect(pickup).toMatchObject({ day: '2026-11-20', time: '14:00' });
  expect(specialInstructions).toMatch(new RegExp(`^(?:When to call|Quand appeler\\s?): ${noted}$`));
});

it.each([
  ['call after 1 not noon', 'When to call: after 1'],
  ['call me after 1 instead of noon', 'When to call: after 1'],
  ['appelez-moi après 13h, pas midi', 'Quand appeler : après 13h'],
])('%j takes the place of the hour that was told before', (text, noted) => {
  const { specialInstructions } = converse(...TO_CONTACT, 'phone, after 12', 'none', text).state.slots;
  expect(specialInstructions?.replace('\u00a0', ' ')).toBe(noted);
});

describe('behind a request that was sent', () => {
  it.each(['what time are you calling me?', 'when will you call me?', 'when are you calling me'])(
    '%j is answered by what was asked for',
    (text) => {
      expect(reply(...TO_CONTACT, 'call me after five', 'none', ...SENDING, text)).toContain(
        'We call you after five, as you asked.',
      );
      expect(reply(...TO_CONTACT, 'text me, but not before noon', 'none', ...SENDING, text)).toContain(
        'We go by what you asked: not before noon.',
      );
      expect(reply(...TO_REVIEW, ...SENDING, text)).toContain('between 9 AM and 8 PM');
    },
  );

  it.each(["à quelle heure m'appelez-vous?", 'quand allez-vous m’appeler?', 'vous appelez à quelle heure?'])(
    '%j is, in French',
    (text) => {
      const said = [...TO_CONTACT, 'appelez-moi après cinq heures', 'aucune', ...SENDING, text];
      expect(reply(...said)).toContain('Nous vous appelons après cinq heures, comme vous l’avez demandé.');
    },
  );

  it.each([
    ['call me monday morning instead', 'When to call: monday morning', 'You can also change it yourself'],
    [
      'appelez-moi plutôt lundi matin',
      'Quand appeler : lundi matin',
      'Vous pouvez aussi le changer vous-même',
    ],
    ['call me after six instead', 'When to call: after six', 'You can also change it yourself'],
  ])('%j is passed on, with where to change it', (text, value, own) => {
    const said = converse(...TO_CONTACT, 'call me after five', 'none', ...SENDING, text);
    expect(lastReplyOf(said).replaceAll('\u00a0', ' ')).toContain(value);
    expect(lastReplyOf(said)).toContain(own);
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
  });
});
