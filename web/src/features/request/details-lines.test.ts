import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { describeNewFacts } from '@harbour-haul/domain/leads/merge/new-facts';
import { expect, it } from '@jest/globals';
import { detailsWords } from './request-words.ts';
import { en, fr } from './texts/request-texts.ts';

const FACTS = describeNewFacts(EMPTY_LEAD, {
  ...EMPTY_LEAD,
  phone: '(902) 555-0177',
  junkType: 'yard',
  access: 'stairs',
  preferredDate: '2026-12-01T12:00:00.000Z',
  preferredTimeSlot: 'morning',
  preferredContactMethod: 'sms',
});
const wordsOf = (said: string, texts: typeof en) =>
  detailsWords({ details: `a sofa\n\nAsked again on 2026-11-23 (chat):\n${said}` }, texts)
    .split('\n')
    .slice(3);

it.each([
  [en, 'Preferred date: December 1'],
  [fr, 'Date souhaitée\u00a0: 1er décembre'],
])('what was asked for later is told in the words of the page: %#', (texts, day) => {
  const { labels, junkTypes, accessKinds, timeSlots, contactMethods, fact } = texts;
  expect(new Set(wordsOf(FACTS ?? '', texts))).toEqual(
    new Set([
      fact(labels.phone, '(902) 555-0177'),
      fact(labels.junkType, junkTypes.yard),
      fact(labels.access, accessKinds.stairs),
      day,
      fact(labels.preferredTimeSlot, timeSlots.morning),
      fact(labels.preferredContactMethod, contactMethods.sms),
    ]),
  );
});

it.each([
  [en, '2026-11-23', 'You asked again on November 23:'],
  [en, 'Nov 23, 2026', 'You asked again on November 23:'],
  [fr, '2026-12-01', 'Vous avez demandé de nouveau le 1er décembre\u00a0:'],
  [fr, 'Dec 1, 2026', 'Vous avez demandé de nouveau le 1er décembre\u00a0:'],
])('and so is the day of it, as it is stored and as it was: %#', (texts, day, shown) => {
  const details = `a sofa\n\nAsked again on ${day} (chat):\na bed`;
  expect(detailsWords({ details }, texts).split('\n')[2]).toBe(shown);
});

it('what was stored before its values had words is told in those of the page', () => {
  const said = 'Access: stairs\nPreferred date: 2026-12-01\nPart of the day: morning\nContact by: sms';
  expect(wordsOf(said, fr)).toEqual([
    fr.fact(fr.labels.access, fr.accessKinds.stairs),
    'Date souhaitée\u00a0: 1er décembre',
    fr.fact(fr.labels.preferredTimeSlot, fr.timeSlots.morning),
    fr.fact(fr.labels.preferredContactMethod, fr.contactMethods.sms),
  ]);
});

it.each([
  [en, 'after 3:00 PM', 'Part of the day: after 3:00 PM'],
  [fr, 'after 3:00 PM', 'Moment\u00a0: après 15\u00a0h'],
  [en, 'as soon as possible', 'Preferred date: As soon as possible'],
  [fr, 'any time', 'Date souhaitée\u00a0: N’importe quand'],
  [
    fr,
    'Saturday, November 28, 2026 or Sunday, November 29, 2026',
    'Date souhaitée\u00a0: samedi 28 novembre 2026 ou dimanche 29 novembre 2026',
  ],
])('and so is its pickup: %#', (texts, said, shown) => {
  expect(wordsOf(`Pickup time: ${said}\nJunk: a bed`, texts)).toEqual([shown, 'a bed']);
});

it('what its homeowner wrote stays theirs', () => {
  const said = 'As soon as possible, please.\nAccess: by the back door\nNote: ring twice';
  expect(wordsOf(said, en)).toEqual(said.split('\n'));
  expect(detailsWords({ details: 'Access: by the back door' }, fr)).toBe('Access: by the back door');
});
