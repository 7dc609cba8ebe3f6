import { expect, it } from '@jest/globals';
import { readCallTimes } from '../../call-times/call-times-note.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import { EMPTY_LEAD, type Lead } from '../lead.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import {
  asAddition,
  cancelRequest,
  correctRequest,
  lacksAddress,
  parseCorrection,
} from './correct-request.ts';
import { toRequestView } from './request-view.ts';
import { wishedPickup, wishOf } from './wished-pickup.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const LEAD: Lead = {
  ...EMPTY_LEAD,
  id: 12,
  version: 3,
  status: 'scheduled',
  source: 'form',
  name: 'Jane Roe',
  phone: '(902) 555-0148',
  email: 'jane@example.com',
  address: '12 Oak St, Dartmouth',
  details: 'two sofas',
  notes: 'knows the boss',
  estimatedValue: 400,
  updatedBy: 'admin',
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
};

it('correctRequest changes what was named, keeps who works on it, and says what was before', () => {
  const correction = parseCorrection({ address: ' 14 Oak St, Dartmouth ' }, undefined, NOW);
  const corrected = correctRequest(LEAD, correction, NOW);
  const at = NOW.toISOString();
  expect(corrected?.lead).toEqual({ ...LEAD, address: '14 Oak St, Dartmouth', updatedAt: at, newsAt: at });
  expect(corrected?.event).toEqual({
    type: 'corrected',
    changes: [{ field: 'address', from: '12 Oak St, Dartmouth', to: '14 Oak St, Dartmouth' }],
    note: null,
  });
});

it.each([
  ['As soon as possible, please.\ntwo sofas', { phone: '9025550199' }, ['phone']],
  ['two sofas\nAs soon as possible, please.', { phone: '9025550199' }, ['phone']],
  ['Dès que possible, s’il vous plaît.', { phone: '9025550199' }, ['phone']],
  ['As soon as possible, please.\ntwo sofas', { details: 'three sofas' }, ['details']],
])(
  'correctRequest tells of no other words for a pickup that was left as it was: %j',
  (details, fields, changed) => {
    const lead = { ...LEAD, details, preferredDate: '2026-11-23T00:00:00.000Z' };
    const corrected = correctRequest(lead, parseCorrection(fields, undefined, NOW), NOW);
    expect(corrected?.event.changes.map(({ field }) => field)).toEqual(changed);
    const kept = 'details' in fields ? 'As soon as possible, please.\nthree sofas' : details;
    expect(corrected?.lead.details).toBe(kept);
  },
);

it('correctRequest appends what is added, and the timeline keeps it where there is no room', () => {
  const added = correctRequest(LEAD, parseCorrection({}, ' a piano too ', NOW), NOW);
  expect(added?.lead.details).toBe('two sofas\n\nAdded by the customer on Nov 22, 2026:\na piano too');
  const full = { ...LEAD, details: 'x'.repeat(MAX_DETAILS) };
  const kept = correctRequest(full, parseCorrection({}, 'a piano too', NOW), NOW);
  expect(kept?.lead.details).toBe(full.details);
  expect(kept?.event.note).toBe('a piano too');
});

it('correctRequest lets nobody write an entry that reads as somebody else’s, and keeps those that are there', () => {
  const added = correctRequest(LEAD, parseCorrection({}, 'a piano\nFrom #3:\na safe', NOW), NOW)?.lead;
  const details = `two sofas\n\nAdded by the customer on Nov 22, 2026:\na piano\nCustomer wrote: "From #3:"\na safe`;
  expect(added?.details).toBe(details);
  const edited = `${details}\n\nAsked again on 2026-11-23 (chat):\na car`;
  expect(
    correctRequest({ ...LEAD, details }, parseCorrection({ details: edited }, '', NOW), NOW)?.lead.details,
  ).toBe(`${details}\n\nCustomer wrote: "Asked again on 2026-11-23 (chat):"\na car`);
});

it('correctRequest empties no field, and returns null where nothing differs', () => {
  expect(
    correctRequest(LEAD, parseCorrection({ address: ' ', phone: LEAD.phone }, ' ', NOW), NOW),
  ).toBeNull();
});

it('cancelRequest is no contact by the team', () => {
  const canceled = cancelRequest(LEAD, NOW);
  const at = NOW.toISOString();
  expect(canceled).toEqual({ ...LEAD, status: 'canceled', updatedAt: at, newsAt: at });
});

it('a homeowner sees their request, and nothing of what the team notes', () => {
  const view = toRequestView(LEAD, true);
  expect(view).toMatchObject({ id: 12, version: 3, state: 'scheduled', open: true, name: 'Jane Roe' });
  expect(view).toMatchObject({ email: 'jane@example.com', details: 'two sofas' });
  for (const name of ['notes', 'estimatedValue', 'updatedBy', 'visitorId', 'source', 'status']) {
    expect(view).not.toHaveProperty(name);
  }
});

it('a homeowner sees what they asked and nobody has answered yet, and nothing that somebody else asked', () => {
  const asked = { ...LEAD, openQuestions: 'do you take a piano?\nare you insured?' };
  expect(toRequestView(asked, true).questions).toEqual(['do you take a piano?', 'are you insured?']);
  expect(toRequestView(asked, false)).not.toHaveProperty('questions');
  expect(toRequestView(LEAD, true)).not.toHaveProperty('questions');
});

it('a request is open until it is done or canceled', () => {
  const open = LEAD_STATUSES.filter((status) => toRequestView({ ...LEAD, status }, true).open);
  expect(open).toEqual(['new', 'incomplete', 'contacted', 'qualified', 'scheduled']);
});

it('a correction of what holds somebody else’s request too changes no field, and names what is wanted', () => {
  const lead = { ...LEAD, photoPath: '/uploads/sofa.jpg' };
  expect(toRequestView(lead, false)).toMatchObject({ photoPaths: [], photos: 1 });
  expect(toRequestView(lead, true)).toMatchObject({ photoPaths: ['/uploads/sofa.jpg'], photos: 1 });
  const own: Lead = { ...LEAD, name: 'Jo', email: 'jo@example.com', details: 'When to call: at 9' };
  const inputs = { details: 'one sofa', name: 'Jo Roe', email: '', phone: LEAD.phone ?? '' };
  const correction = asAddition(parseCorrection(inputs, 'ring', NOW, ''), own);
  expect(correctRequest(LEAD, correction, NOW)?.lead).toMatchObject({
    name: 'Jane Roe',
    email: 'jane@example.com',
    details:
      'two sofas\n\nAdded by the customer on Nov 22, 2026:\n' +
      'Name: Jo Roe\nEmail: (taken back)\nWhen to call: (taken back)\n\none sofa\n\nring',
  });
  const nothing = parseCorrection({ details: '', name: 'Jo' }, undefined, NOW);
  expect(asAddition(nothing, { ...own, details: null })).toEqual({ fields: {}, note: null });
});

it('correctRequest replaces the details and the kind of junk, of which a person has the last word', () => {
  const seen: Lead = { ...LEAD, junkType: 'yard', junkConfidence: 0.8, junkClassificationSource: 'ai' };
  const correction = parseCorrection({ details: 'one sofa', junkType: 'furniture' }, 'ring', NOW);
  expect(correctRequest(seen, correction, NOW)?.lead).toMatchObject({
    details: 'one sofa\n\nAdded by the customer on Nov 22, 2026:\nring',
    junkType: 'furniture',
    junkConfidence: null,
    junkClassificationSource: 'user',
  });
});

it.each<[string, Parameters<typeof parseCorrection>[0], string | null]>([
  // What was said stays beside other words, and another day has the same time.
  ['after 3:00 PM', { details: 'one sofa' }, 'Pickup time: after 3:00 PM\none sofa'],
  ['after 3:00 PM', { preferredDate: '2026-11-30' }, 'Pickup time: after 3:00 PM\ntwo sofas'],
  ['after 3:00 PM', { preferredTimeSlot: 'morning' }, 'Pickup time: morning (9AM-12PM)\ntwo sofas'],
  [
    'as soon as possible, after 3:00 PM',
    { preferredDate: '2026-11-30' },
    'Pickup time: after 3:00 PM\ntwo sofas',
  ],
  ['as soon as possible, after 3:00 PM', { details: '' }, 'Pickup time: as soon as possible, after 3:00 PM'],
])('a pickup of %s is kept as it was said through a correction of %j', (said, inputs, details) => {
  const lead: Lead = {
    ...LEAD,
    preferredDate: '2026-11-27T12:00:00.000Z',
    preferredTimeSlot: 'afternoon',
    details: `Pickup time: ${said}\ntwo sofas`,
  };
  const correction = parseCorrection(inputs, undefined, NOW);
  expect(correctRequest(lead, correction, NOW)?.lead.details).toBe(details);
});

it.each<[string, Parameters<typeof parseCorrection>[0], string]>([
  [
    'another part of the day',
    { preferredTimeSlot: 'morning' },
    'Pickup time: Saturday, November 28, 2026 or Sunday, November 29, 2026; morning (9AM-12PM)\ntwo sofas',
  ],
  ['another day', { preferredDate: '2026-11-30' }, 'two sofas'],
  ['other details', { details: 'one sofa' }, 'Saturday or Sunday, please.\none sofa'],
  ['no details', { details: '' }, 'Saturday or Sunday, please.'],
])('the weekend that the quote form wished is there after %s as far as it holds', (_, inputs, details) => {
  const lead: Lead = {
    ...LEAD,
    preferredDate: '2026-11-28T12:00:00.000Z',
    details: 'Saturday or Sunday, please.\ntwo sofas',
  };
  expect(correctRequest(lead, parseCorrection(inputs, undefined, NOW), NOW)?.lead.details).toBe(details);
});

it.each<[string, string, Parameters<typeof parseCorrection>[0], 'asap' | 'weekend' | null, string]>([
  [
    'as soon as possible',
    'two sofas',
    { preferredDate: '2026-11-22' },
    'asap',
    'Pickup time: as soon as possible\ntwo sofas',
  ],
  [
    'the same once more',
    'As soon as possible, please.\ntwo sofas',
    {},
    'asap',
    'Pickup time: as soon as possible\ntwo sofas',
  ],
  [
    'as soon as possible, on another day than that meant before',
    'Dès que possible, s’il vous plaît.\ntwo sofas',
    { preferredDate: '2026-11-23', details: 'one sofa' },
    'asap',
    'Pickup time: as soon as possible\none sofa',
  ],
  [
    'the weekend',
    'As soon as possible, please.\ntwo sofas',
    { preferredDate: '2026-11-28' },
    'weekend',
    'Pickup time: Saturday, November 28, 2026 or Sunday, November 29, 2026\ntwo sofas',
  ],
  ['what is left of it', 'two sofas', { preferredDate: '2026-11-29' }, 'weekend', 'two sofas'],
  ['that day alone', 'As soon as possible, please.\ntwo sofas', {}, null, 'two sofas'],
  [
    'that day alone, at the same time',
    'Pickup time: as soon as possible, after 3:00 PM',
    {},
    null,
    'Pickup time: after 3:00 PM',
  ],
])(
  'the day that was picked means %s, in place of what the last one meant',
  (_, details, inputs, wish, told) => {
    const slot = details.includes('3:00') ? 'afternoon' : null;
    const lead: Lead = {
      ...LEAD,
      preferredDate: '2026-11-27T12:00:00.000Z',
      preferredTimeSlot: slot,
      details,
    };
    const correction = parseCorrection(inputs, undefined, NOW, undefined, wish);
    const corrected = correctRequest(lead, correction, NOW)?.lead ?? lead;
    expect(corrected.details).toBe(told);
    expect(wishOf(wishedPickup(corrected))).toBe(
      told.includes('possible') ? 'asap' : told.includes(' or ') ? 'weekend' : null,
    );
  },
);

it('a day that was picked is told in words where the request holds somebody else’s too', () => {
  const correction = parseCorrection({ preferredDate: '2026-11-28' }, undefined, NOW, undefined, 'weekend');
  expect(asAddition(correction, LEAD).note).toMatch(
    /Saturday, November 28, 2026\n\nSaturday or Sunday, please\.$/,
  );
});

it.each<[string, string | null, Parameters<typeof parseCorrection>[0], string | undefined, string | null]>([
  ['a time is said', 'two sofas', {}, ' after\n5 ', 'When to call: after 5\ntwo sofas'],
  ['nothing else was said', null, {}, 'mornings', 'When to call: mornings'],
  [
    'another is said',
    'Junk: sofa\nWhen to call: after 5',
    {},
    'mornings',
    'Junk: sofa\nWhen to call: mornings',
  ],
  ['it is taken back', 'When to call: after 5\ntwo sofas', {}, '', 'two sofas'],
  [
    'other details are written',
    'When to call: after 5\ntwo sofas',
    { details: 'one' },
    undefined,
    'When to call: after 5\none',
  ],
  [
    'both are written',
    'When to call: after 5\ntwo sofas',
    { details: 'one' },
    'at 9',
    'When to call: at 9\none',
  ],
  [
    'the details are taken back',
    'When to call: after 5\ntwo sofas',
    { details: '' },
    undefined,
    'When to call: after 5',
  ],
  [
    'the chat had noted one',
    'Special instructions: Quand appeler : le soir\nsonnez',
    { details: 'frappez' },
    undefined,
    'Special instructions: Quand appeler : le soir\nfrappez',
  ],
  [
    'it was said among the words that are written anew',
    'two sofas, call me after 5',
    { details: 'one sofa' },
    undefined,
    'When to call: after 5\none sofa',
  ],
  [
    'the words that are written anew say another',
    'two sofas, call me after 5',
    { details: 'one sofa, call me mornings' },
    undefined,
    'one sofa, call me mornings',
  ],
  [
    'it looks like an entry of the server',
    'one',
    {},
    'From #3:',
    'Customer wrote: "When to call: From #3:"\none',
  ],
])('when to call is in the details where %s', (_, known, inputs, callTimes, details) => {
  const corrected = correctRequest(
    { ...LEAD, details: known },
    parseCorrection(inputs, undefined, NOW, callTimes),
    NOW,
  );
  expect(corrected?.lead.details).toBe(details);
});

it('when to call is added where the words are not all the homeowner’s, and left as it is where nobody said', () => {
  const added = asAddition(parseCorrection({}, 'ring', NOW, 'after 5'), LEAD);
  expect(correctRequest(LEAD, added, NOW)?.lead.details).toBe(
    'two sofas\n\nAdded by the customer on Nov 22, 2026:\nWhen to call: after 5\n\nring',
  );
  const french: Lead = { ...LEAD, language: 'fr', details: null };
  const said = correctRequest(french, parseCorrection({}, undefined, NOW, 'le soir'), NOW)?.lead.details;
  expect(said).toBe('Quand appeler : le soir');
  expect(readCallTimes(said ?? null)).toBe('le soir');
});

it('correctRequest takes back an address and details', () => {
  const correction = parseCorrection({ email: '', details: ' ', access: '' }, undefined, NOW);
  expect(correctRequest(LEAD, correction, NOW)?.lead).toMatchObject({ email: null, details: null });
  expect(correction.fields).not.toHaveProperty('access');
});

it('who wants mail needs an address for it', () => {
  expect(lacksAddress({ ...LEAD, preferredContactMethod: 'email' })).toBe(false);
  expect(lacksAddress({ ...LEAD, preferredContactMethod: 'email', email: 'karen@gmial' })).toBe(true);
  expect(lacksAddress({ ...LEAD, preferredContactMethod: 'email', email: null })).toBe(true);
  expect(lacksAddress({ ...LEAD, preferredContactMethod: 'sms', email: null })).toBe(false);
});
