import { expect, it } from '@jest/globals';
import type { Access } from '../leads/fields/access.ts';
import { step } from './engine.ts';
import { readState } from './read-state.ts';
import { initialState } from './state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  NOW,
  outcome,
  PHOTO,
  quickRepliesOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from './testing/converse.ts';
import type { Input } from './turn.ts';

it('the welcome offers the seven types of junk', () => {
  const opened = converse();
  expect(lastReplyOf(opened)).toContain('What type of junk do you need removed?');
  expect(opened.replies[0]?.quickReplies.map(({ label }) => label)).toEqual([
    'Household Junk',
    'Furniture',
    'Appliances',
    'Construction Debris',
    'Yard Waste',
    'Electronics',
    'Other',
  ]);
  expect(opened.replies[0]?.delayMs).toBe(1000);
});

it.each([
  ['a picked type', ['@junk:yard'], 'photo-or-name'],
  ['a recognised type', ['an old couch and two chairs'], 'photo-or-name'],
  ['no type', ['hmm'], 'junk-type'],
  ['a photo', ['@junk:yard', PHOTO], 'name'],
  ['a skipped photo', ['@junk:yard', 'skip'], 'name'],
  ['a name in place of a photo', ['@junk:yard', 'Jane Roe'], 'phone'],
  ['a promised photo', ['@junk:yard', 'yes'], 'photo-or-name'],
  ['a name', [...TO_NAME, 'Jane Roe'], 'phone'],
  ['a name and a phone number', [...TO_NAME, 'Jane Roe\n902-555-0148'], 'address'],
  ['name, phone and address', [...TO_NAME, 'Jane Roe\n902-555-0148\n12 Oak St\nDartmouth B2Y 1A1'], 'pickup'],
  ['a phone number', [...TO_PHONE, '(902) 555-0148'], 'address'],
  ['half a phone number', [...TO_PHONE, '555-0148'], 'phone'],
  ['an address', [...TO_ADDRESS, '12 Oak St, Dartmouth B2Y 1A1'], 'pickup'],
  ['a street alone', [...TO_ADDRESS, '12 Oak St'], 'address'],
  ['an address in two messages', [...TO_ADDRESS, '12 Oak St', 'Dartmouth'], 'pickup'],
  ['a day', [...TO_PICKUP, 'tomorrow'], 'contact-method'],
  ['a time slot', [...TO_PICKUP, '@pickup:evening'], 'contact-method'],
  ['no day', [...TO_PICKUP, 'blah'], 'pickup'],
  ['a call', [...TO_CONTACT, '@contact:phone'], 'instructions'],
  ['a text message', [...TO_CONTACT, 'text me'], 'instructions'],
  ['an email', [...TO_CONTACT, '@contact:email'], 'email'],
  ['an email address', [...TO_CONTACT, '@contact:email', 'jane@example.com'], 'instructions'],
  ['no instructions', [...TO_INSTRUCTIONS, 'none'], 'review'],
  ['instructions', [...TO_INSTRUCTIONS, 'gate code 1234'], 'review'],
  ['submit', [...TO_REVIEW, 'submit', outcome('accepted')], 'done'],
  ['change the pickup time', [...TO_REVIEW, 'change the pickup time'], 'pickup'],
  ['change the phone number', [...TO_REVIEW, 'change my phone number'], 'phone'],
  ['change the address', [...TO_REVIEW, 'change the address'], 'address'],
  ['an edit chip', [...TO_REVIEW, '@edit:contactMethod'], 'contact-method'],
  ['the backup email', [...TO_REVIEW, '@edit:email'], 'email'],
  ['go back', [...TO_PICKUP, 'go back'], 'address'],
])('%s leads to the next step', (_case, said, expected) => {
  expect(converse(...said).state.step).toBe(expected);
});

it('answers fill their slots, with the source of the junk type', () => {
  expect(converse(...TO_REVIEW).state.slots).toMatchObject({
    junkType: 'furniture',
    junkConfidence: null,
    junkClassificationSource: 'user',
    name: 'Jane Roe',
    phone: '(902) 555-0148',
    address: '12 Oak St, Dartmouth B2Y 1A1',
    pickup: { day: '2026-11-20', slot: 'afternoon', time: '14:00', asap: false },
    preferredContactMethod: 'phone',
    specialInstructions: null,
  });
  const recognised = converse('busted tv').state.slots;
  expect(recognised).toMatchObject({
    junkType: 'electronics',
    junkClassificationSource: 'ai',
    junkText: 'busted tv',
  });
  expect(recognised.junkConfidence).toBeGreaterThan(0.7);
});

it('one message fills every slot it holds, at any step', () => {
  const { state } = converse('Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y 1A1, tomorrow morning');
  expect(state).toMatchObject({
    step: 'junk-type',
    slots: {
      name: 'Jane Roe',
      phone: '(902) 555-0148',
      address: '12 Oak St Dartmouth B2Y 1A1',
      pickup: { day: '2026-11-19', slot: 'morning' },
    },
  });
  expect(converseFrom(state, ['couch']).state.step).toBe('contact-method');
});

it('the recap shows every slot after 1.5 s, the weekday among them, with a quick reply for each', () => {
  const recap = converse(...TO_REVIEW);
  expect(recap.replies[0]?.delayMs).toBe(1500);
  for (const fact of [
    'Furniture',
    'Jane Roe',
    '(902) 555-0148',
    '12 Oak St, Dartmouth B2Y 1A1',
    'Friday, November 20 at 2:00 PM',
    'Phone Call',
  ]) {
    expect(lastReplyOf(recap)).toContain(fact);
  }
  expect(quickRepliesOf(recap)).toEqual([
    'submit',
    'edit:junkType',
    'edit:photo',
    'edit:name',
    'edit:phone',
    'edit:address',
    'edit:pickup',
    'edit:contactMethod',
    'edit:email',
    'edit:instructions',
  ]);
});

it('every reply that offers to change values holds them, also for a card', () => {
  const recap = converse(...TO_REVIEW);
  const lines = recap.replies[0]?.recap ?? [];
  expect(lines).toContainEqual({ slot: 'phone', heading: 'Phone', value: '(902) 555-0148' });
  expect(lines.filter(({ value }) => value === null).map(({ slot }) => slot)).toEqual([
    'photo',
    'email',
    'instructions',
  ]);
  for (const { heading, value } of lines) {
    if (value !== null) expect(lastReplyOf(recap)).toContain(`${heading}: ${value}`);
  }
  expect(converseFrom(recap.state, ['no']).replies[0]?.recap).toEqual(lines);
  expect(converseFrom(recap.state, ['@edit:phone']).replies[0]).not.toHaveProperty('recap');
});

it('the backup email is offered only where the contact method is not email', () => {
  expect(lastReplyOf(converse(...TO_REVIEW))).toContain('backup email');
  const byEmail = converse(...TO_CONTACT, '@contact:email', 'jane@example.com', 'none');
  expect(byEmail.state.step).toBe('review');
  expect(lastReplyOf(byEmail)).not.toContain('backup email');
});

it('a mixed load needs a clarification of its main junk type', () => {
  const asked = converse('an old couch and a fridge');
  expect(quickRepliesOf(asked)).toEqual(['junk:furniture', 'junk:appliances', 'junk:other']);
  const picked = converseFrom(asked.state, ['@junk:appliances']).state;
  expect(picked).toMatchObject({
    step: 'photo-or-name',
    slots: {
      junkType: 'appliances',
      junkClassificationSource: 'user',
      junkText: 'an old couch and a fridge',
    },
  });
  expect(converseFrom(asked.state, ['both the same']).state.slots.junkType).toBe('furniture');
});

it('the date 5/12 needs a clarification, with the weekdays', () => {
  const asked = converse(...TO_PICKUP, '5/12');
  expect(asked.replies[0]?.quickReplies).toEqual([
    { id: 'day:2026-12-05', label: 'Saturday, December 5' },
    { id: 'day:2027-05-12', label: 'Wednesday, May 12' },
  ]);
  expect(converseFrom(asked.state, ['@day:2026-12-05']).state.slots.pickup?.day).toBe('2026-12-05');
  expect(converseFrom(asked.state, ['the second one']).state.slots.pickup?.day).toBe('2027-05-12');
});

it('an address outside the served areas needs a confirmation, and is stored with one', () => {
  const prompted = converse(...TO_ADDRESS, '5 Main St, Truro B2N 1A1');
  expect(lastReplyOf(prompted)).toContain('outside our usual area');
  expect(prompted.state.slots.address).toBeNull();
  const kept = { step: 'pickup', slots: { address: '5 Main St, Truro B2N 1A1', addressOutside: true } };
  for (const said of ['@address:keep', 'yes', '👍', '5 Main St, Truro B2N 1A1']) {
    expect(converseFrom(prompted.state, [said]).state).toMatchObject(kept);
  }
  expect(converseFrom(prompted.state, ['no']).state).toMatchObject({
    step: 'address',
    slots: { address: null },
  });
  const inside = converseFrom(prompted.state, ['12 Oak St, Dartmouth B2Y 1A1']).state.slots;
  expect(inside).toMatchObject({ address: '12 Oak St, Dartmouth B2Y 1A1', addressOutside: false });
});

it('a correction leaves the old value until a valid one is given', () => {
  const asked = converse(...TO_REVIEW, 'actually my number is 123');
  expect(lastReplyOf(asked)).toContain("Until I have a new one I'll keep your phone number: (902) 555-0148.");
  expect(asked.state.slots.phone).toBe('(902) 555-0148');
  expect(converseFrom(asked.state, ['never mind']).state).toMatchObject({
    step: 'review',
    slots: { phone: '(902) 555-0148' },
  });
  expect(converseFrom(asked.state, ['902-555-0199']).state).toMatchObject({
    step: 'review',
    slots: { phone: '(902) 555-0199' },
  });
});

it.each([
  [
    'a number',
    [...TO_ADDRESS, 'actually my number is 902-555-0199'],
    { step: 'address', slots: { phone: '(902) 555-0199' } },
  ],
  [
    'a name',
    [...TO_ADDRESS, 'change my name to Jane Rowe'],
    { step: 'address', slots: { name: 'Jane Rowe' } },
  ],
  [
    'a time at the recap',
    [...TO_REVIEW, 'make it saturday instead'],
    { step: 'review', slots: { pickup: { day: '2026-11-21', time: '14:00' } } },
  ],
  [
    'a method at the recap',
    [...TO_REVIEW, 'actually text me'],
    { step: 'review', slots: { preferredContactMethod: 'sms' } },
  ],
])('a correction of %s is applied at any step', (_case, said, expected) => {
  expect(converse(...said).state).toMatchObject(expected);
});

it.each([
  ['how much does it cost?', 'rates are negotiable'],
  ['is it free?', 'the quote is free'],
  ['which areas do you serve?', 'Timberlea'],
  ['do you take asbestos?', 'cannot be taken'],
  ['how soon can you come?', 'Often the same day'],
  ['are you a real person?', 'automated assistant'],
])('the question "%s" gets its FAQ answer and a re-prompt', (question, fact) => {
  const answered = converse(...TO_PHONE, question);
  expect(lastReplyOf(answered)).toContain(fact);
  expect(lastReplyOf(answered)).toContain('phone number');
  expect(answered.state).toMatchObject({ step: 'phone', failedTries: 0 });
});

it('a call back or a person is offered after two rejected answers', () => {
  const once = converse(...TO_ADDRESS, 'zzz');
  expect(quickRepliesOf(once)).not.toContain('help:callback');
  const twice = converseFrom(once.state, ['zzz']);
  expect(quickRepliesOf(twice)).toEqual(
    expect.arrayContaining(['help:callback', 'help:person', 'help:continue']),
  );
  const called = converseFrom(twice.state, ['@help:callback']);
  expect(called.effects).toEqual([
    expect.objectContaining({
      type: 'submit-lead',
      slots: expect.objectContaining({ phone: '(902) 555-0148' }),
    }),
  ]);
  const done = converseFrom(called.state, [outcome('accepted')]);
  expect(lastReplyOf(done)).toContain('call you back at (902) 555-0148');
  expect(converseFrom(twice.state, ['@help:continue']).state).toMatchObject({
    step: 'address',
    failedTries: 0,
  });
});

it('a call back without a phone number prompts for it first', () => {
  const asked = converse('can someone call me back?');
  expect(asked.state.step).toBe('phone');
  expect(converseFrom(asked.state, ['902-555-0148']).effects[0]?.type).toBe('submit-lead');
});

it('a request for a person lets the conversation continue', () => {
  const asked = converse(...TO_PHONE, 'talk to a person');
  expect(asked.effects).toEqual([{ type: 'request-person' }]);
  expect(asked.state).toMatchObject({ step: 'phone', personRequested: true });
});

it('an odd name or unknown junk is accepted when repeated', () => {
  expect(converse(...TO_NAME, 'sofa king').state.step).toBe('name');
  expect(converse(...TO_NAME, 'sofa king', 'sofa king').state).toMatchObject({
    step: 'phone',
    slots: { name: 'Sofa King' },
  });
  const unlisted = "my aunt's bits and bobs";
  expect(converse(unlisted, unlisted).state.slots).toMatchObject({
    junkType: 'other',
    junkConfidence: 0.3,
    junkText: unlisted,
  });
});

it.each([
  [undefined, 'Thanks for the photo!'],
  [1, 'Thanks for the photo!'],
  [4, 'Thanks for the photos!'],
])('of %s photos that came together, the thanks are: %s', (count, thanks) => {
  const photos: Input = { ...PHOTO, ...(count === undefined ? {} : { count }) } as Input;
  expect(lastReplyOf(converse('@junk:yard', photos))).toContain(thanks);
});

it('the photo picker opens when a photo is promised', () => {
  for (const said of ['@photo:add', 'yes']) {
    expect(converse('@junk:yard', said).effects).toEqual([{ type: 'choose-photo' }]);
  }
});

it('starting over needs a confirmation, unless no slot is filled', () => {
  const asked = converse(...TO_PHONE, 'start over');
  expect(asked.effects).toEqual([]);
  expect(converseFrom(asked.state, ['no']).state).toMatchObject({
    step: 'phone',
    slots: { name: 'Jane Roe' },
  });
  const anew = converseFrom(asked.state, ['yes']);
  expect(anew.effects).toEqual([{ type: 'start-over' }]);
  expect(anew.state).toEqual({ ...initialState(), lastReplies: anew.state.lastReplies });
  expect(converse('start over').effects).toEqual([{ type: 'start-over' }]);
});

it('a quick reply of an earlier message is handled', () => {
  expect(converse(...TO_PICKUP, '@junk:yard').state).toMatchObject({
    step: 'pickup',
    slots: { junkType: 'yard' },
  });
});

it('a message after submission gets a reply without changing the lead', () => {
  const { state } = converse(...TO_REVIEW, '@submit', outcome('accepted'));
  for (const said of ['actually my number is 902-555-0199', 'thanks', 'is it free?', '', '@junk:yard']) {
    const after = converseFrom(state, [said]);
    expect(lastReplyOf(after)).not.toBe('');
    expect(after.state.slots).toEqual(state.slots);
    expect(after.effects.filter(({ type }) => type !== 'pass-on')).toEqual([]);
  }
});

it('step mutates neither state nor input', () => {
  const state = Object.freeze(initialState());
  Object.freeze(state.slots);
  expect(() =>
    step(state, { type: 'text', text: 'couch, Jane Roe, 902-555-0148' }, { now: NOW }),
  ).not.toThrow();
});

it.each<[string, readonly string[], Access | null | undefined]>([
  ['in the instructions', [...TO_INSTRUCTIONS, 'third floor, no elevator'], 'stairs'],
  ['beside the junk', ['a couch, it is at the curb', ...TO_INSTRUCTIONS.slice(1)], 'curb'],
  ['in an answer that is rejected', [...TO_ADDRESS, 'elevator in the building'], 'elevator'],
  ['at the recap', [...TO_REVIEW, 'there is an elevator'], 'elevator'],
  ['a second time', [...TO_INSTRUCTIONS, 'stairs', 'actually there is an elevator'], 'elevator'],
  ['and denied later', [...TO_INSTRUCTIONS, 'steep stairs', 'oops, no stairs'], null],
  ['in instructions that are cleared', [...TO_INSTRUCTIONS, 'stairs', '@instructions:none'], null],
  ['as a name', ['@junk:yard', '@photo:skip', 'Denis Stairs'], undefined],
  ['nowhere', TO_REVIEW, undefined],
  ['after the submission', [...TO_REVIEW, 'yes', 'third floor, no elevator'], undefined],
])('access mentioned %s is stored as its slot', (_case, said, access) => {
  const { state } = converse(...said);
  expect(state.slots.access).toBe(access);
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
});
