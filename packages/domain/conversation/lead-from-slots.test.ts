import { expect, it } from '@jest/globals';
import type { Pickup } from '../pickup-wish/pickup.ts';
import { leadFromSlots } from './lead-from-slots.ts';
import { NO_SLOTS, type Slots } from './slots.ts';

const IDS = { visitorId: 'visitor-1', sessionId: 'session-1' };
const lead = (slots: Partial<Slots>) => leadFromSlots({ ...NO_SLOTS, ...slots }, IDS, true);
const pickup = (parts: Partial<Pickup>): Pickup => ({
  day: null,
  slot: null,
  time: null,
  asap: false,
  ...parts,
});

it('leadFromSlots sends unknown fields as null, without placeholders', () => {
  expect(leadFromSlots(NO_SLOTS, { visitorId: 'v', sessionId: null }, false)).toEqual({
    name: null,
    phone: null,
    address: null,
    junkType: null,
    junkConfidence: null,
    junkClassificationSource: null,
    details: null,
    preferredDate: null,
    preferredContactMethod: null,
    email: null,
    source: 'chat',
    visitorId: 'v',
    sessionId: null,
    status: 'incomplete',
  });
});

it('leadFromSlots sends no status for a complete lead', () => {
  expect(lead({ name: 'Jane' })).not.toHaveProperty('status');
});

it.each([
  ['a day', pickup({ day: '2026-11-27' }), '2026-11-27', null],
  [
    'a window',
    pickup({ day: '2026-11-27', slot: 'morning' }),
    '2026-11-27',
    'Pickup time: morning (9AM-12PM)',
  ],
  [
    'a time',
    pickup({ day: '2026-11-27', slot: 'afternoon', time: '14:30' }),
    '2026-11-27',
    'Pickup time: at 2:30 PM',
  ],
  ['any time', pickup({}), null, 'Pickup time: any time'],
  ['any evening', pickup({ slot: 'evening' }), null, 'Pickup time: any day, evening (5PM-8PM)'],
  [
    'as soon as possible',
    pickup({ day: '2026-11-18', asap: true }),
    '2026-11-18',
    'Pickup time: as soon as possible',
  ],
])('leadFromSlots sends the date and the time of %s', (_case, value, preferredDate, details) => {
  expect(lead({ pickup: value })).toMatchObject({ preferredDate, details });
});

it('leadFromSlots writes what has no field of its own into the details, a line each', () => {
  const { details } = lead({
    junkText: 'old couch',
    addressOutside: true,
    photo: { kind: 'local' },
    specialInstructions: 'Gate 12',
  });
  expect(details?.split('\n')).toEqual([
    'Junk: old couch',
    'The address looks to be outside the served areas; the visitor keeps it.',
    'The customer chose a photo that could not be uploaded.',
    'Special instructions: Gate 12',
  ]);
});

it('leadFromSlots sends the access to the junk only where a message mentioned it', () => {
  expect(lead({ access: 'stairs' })).toMatchObject({ access: 'stairs' });
  expect(lead({ access: null })).toMatchObject({ access: null });
  expect(lead({})).not.toHaveProperty('access');
});

it('leadFromSlots sends what the team is to know, cut after whole entries', () => {
  expect(lead({ hazards: [], openQuestions: [] })).toEqual(lead({}));
  expect(lead({ hazards: ['Propane tank', 'Paint'], openQuestions: ['Do you take pianos?'] })).toMatchObject({
    hazards: 'Propane tank\nPaint',
    openQuestions: 'Do you take pianos?',
  });
  const { hazards = '' } = lead({
    hazards: Array.from({ length: 40 }, (_, index) => `Propane tank ${index}`),
  });
  expect(hazards.length).toBeLessThanOrEqual(200);
  expect(hazards).toMatch(/\nPropane tank 11\nand 28 more$/);
});

it('leadFromSlots sends the part of the day in a field of its own', () => {
  expect(lead({ pickup: pickup({ slot: 'evening' }) })).toMatchObject({ preferredTimeSlot: 'evening' });
});

it('leadFromSlots sends the language that was spoken, where one was chosen', () => {
  expect(lead({ language: 'fr' }).language).toBe('fr');
  expect(lead({})).not.toHaveProperty('language');
});
