import { expect, it } from '@jest/globals';
import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { correctPickup } from './correct-pickup.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
/** A Friday. */
const FRIDAY: Pickup = { day: '2026-11-27', slot: 'afternoon', time: null, asap: false };
const AT_TWO: Pickup = { ...FRIDAY, time: '14:00' };
const AFTER_TWO: Pickup = { ...FRIDAY, bounds: { from: '14:00', until: null } };
const AT_EIGHT: Pickup = { ...FRIDAY, slot: 'morning', time: '08:00' };

function corrected(text: string, known: Pickup | null): string | null {
  const situation = { asked: null, known: { ...NO_SLOTS, pickup: known }, now: NOW };
  const mention = correctPickup(readUtterance(text), situation);
  if (mention === null) return null;
  if (mention.kind !== 'pickup') return mention.kind;
  const { day, slot, time, bounds, asap } = mention.pickup;
  const hours = bounds === undefined ? null : `${bounds.from ?? ''}-${bounds.until ?? ''}`;
  return [day ?? 'any', slot, time, hours, asap ? 'asap' : null].filter((part) => part !== null).join(' ');
}

it.each([
  ['not the afternoon, the morning', FRIDAY, '2026-11-27 morning'],
  ['the morning instead', FRIDAY, '2026-11-27 morning'],
  ['not in the afternoon', FRIDAY, '2026-11-27'],
  ['evening would be better', AT_TWO, '2026-11-27 evening'],
  ['make it 3', AT_TWO, '2026-11-27 afternoon 15:00'],
  ['make that 7:30', AT_EIGHT, '2026-11-27 morning 07:30'],
  ['could you do evening same day', FRIDAY, '2026-11-27 evening'],
  ['at 10 am', FRIDAY, '2026-11-27 morning 10:00'],
  // The Saturday of its week, though today is one.
  ['make it saturday', FRIDAY, '2026-11-28 afternoon'],
  ['saturday at 2 then', FRIDAY, '2026-11-28 afternoon 14:00'],
  ['the 28th not the 27th', FRIDAY, '2026-11-28 afternoon'],
  ['actually monday at 2', FRIDAY, '2026-11-23 afternoon 14:00'],
  ['could we make it morning rather than afternoon', FRIDAY, '2026-11-27 morning'],
  ['can u make it 4 instead of 2', AT_TWO, '2026-11-27 afternoon 16:00'],
  ['make it the morning instead and email me rather than call', FRIDAY, '2026-11-27 morning'],
  ['afternoon is not possible, please make it evening, same date', FRIDAY, '2026-11-27 evening'],
  ['the 28th in place of the 27th', FRIDAY, '2026-11-28 afternoon'],
  ['next week, same day', FRIDAY, '2026-12-04 afternoon'],
  ['push it to next week same time', AT_TWO, '2026-12-04 afternoon 14:00'],
  ['same day the next week', FRIDAY, '2026-12-04 afternoon'],
  ['can it be earlier, like 11', AT_TWO, '2026-11-27 morning 11:00'],
  ['a day later', FRIDAY, '2026-11-28 afternoon'],
  ['one day earlier please', FRIDAY, '2026-11-26 afternoon'],
  ['push it back a week', AT_TWO, '2026-12-04 afternoon 14:00'],
  ['sorry not 2, the super says 3:30', AT_TWO, '2026-11-27 afternoon 15:30'],
  ['11 not 2', AT_TWO, '2026-11-27 morning 11:00'],
  ['unit 3 not 2', AT_TWO, null],
  ['an hour later', AT_TWO, '2026-11-27 afternoon 15:00'],
  ['an hour earlier', AT_TWO, '2026-11-27 afternoon 13:00'],
  ["let's do thursday and make it 2 pm", AT_EIGHT, '2026-11-26 afternoon 14:00'],
  ['thursday works better, make it 2 pm', AT_EIGHT, '2026-11-26 afternoon 14:00'],
  ['i have a class friday morning, make it 2 pm friday', AT_EIGHT, '2026-11-27 afternoon 14:00'],
  ['make it after 3', AT_TWO, '2026-11-27 afternoon 15:00-'],
  ['make it saturday', AFTER_TWO, '2026-11-28 afternoon 14:00-'],
  ['push it back a week', AFTER_TWO, '2026-12-04 afternoon 14:00-'],
  ['the morning instead', AFTER_TWO, '2026-11-27 morning'],
  ['at 3', AFTER_TWO, '2026-11-27 afternoon 15:00'],
  ['not in the afternoon', AFTER_TWO, '2026-11-27'],
  ['scratch the 2 pm, that day I can only do the morning', AT_TWO, '2026-11-27 morning'],
  ['asap', FRIDAY, '2026-11-21 asap'],
  ['any day', FRIDAY, 'any'],
  ['not friday', FRIDAY, null],
  ['the blue one', FRIDAY, null],
  ['a month earlier', FRIDAY, 'problem'],
  ['the morning instead', null, null],
])('correctPickup of %s', (text, known, expected) => {
  expect(corrected(text, known)).toBe(expected);
});
