import { describe, expect, it } from '@jest/globals';
import { RESUMABLE_STEPS } from '../chat/resume-point.ts';
import type { Access } from '../leads/fields/access.ts';
import { step } from './engine.ts';
import { leadFromSlots } from './lead-from-slots.ts';
import { readState } from './read-state.ts';
import type { Slots } from './slots.ts';
import { initialState } from './state.ts';
import {
  type Conversation,
  converse,
  converseFrom,
  lastReplyOf,
  NOW,
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

const PHOTO: Input = { type: 'photo', photo: { kind: 'stored', path: '/uploads/a.jpg' } };
const outcome = (result: 'accepted' | 'refused' | 'unreachable' | 'failed'): Input => ({
  type: 'lead-result',
  outcome: result,
});

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
  expect(quickRepliesOf(asked)).toEqual(['junk:furniture', 'junk:appliances']);
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

it('every new slot saves progress, once there is a phone number', () => {
  expect(converse(...TO_PHONE).effects).toEqual([]);
  const known = converse(...TO_ADDRESS);
  expect(known.effects).toEqual([{ type: 'save-progress', slots: known.state.slots }]);
  expect(converse(...TO_ADDRESS, 'is it free?').effects).toEqual([]);
});

it('an address pending its confirmation is saved with the progress', () => {
  const [saved] = converse(...TO_ADDRESS, '5 Main St, Truro B2N 1A1').effects;
  expect(saved).toMatchObject({
    type: 'save-progress',
    slots: { address: '5 Main St, Truro B2N 1A1', addressOutside: true },
  });
});

it.each(['submit', 'yes', 'ok', '👍', 'looks good', 'oui', '@submit'])(
  'the recap submits on "%s"',
  (said) => {
    const sending = converse(...TO_REVIEW, said);
    expect(sending.effects).toEqual([{ type: 'submit-lead', slots: sending.state.slots }]);
    // The widget says by itself that it waits.
    expect(sending.replies.map(({ passing }) => passing)).toEqual([true]);
    expect(sending.state.lead).toBe('sending');
  },
);

it('what comes next and the tracked event come once the lead is stored, and only then', () => {
  const sending = converse(...TO_REVIEW, '@submit');
  const done = converseFrom(sending.state, [outcome('accepted')]);
  expect(lastReplyOf(done)).toMatch(/^Our team looks at it next, and gets back to you/);
  expect(done.effects).toEqual([{ type: 'track', event: 'chat_lead_captured' }]);
  expect(done.state).toMatchObject({ step: 'done', lead: 'accepted' });
  expect(converseFrom(done.state, [outcome('accepted')]).effects).toEqual([]);
});

it.each([
  ['refused', 'We had trouble submitting your information. Please try again.'],
  [
    'failed',
    "I'm having trouble submitting your information right now. Please try again in a moment, or feel free to call us directly.",
  ],
] as const)('says that a submission was %s, loses nothing and tries again', (result, text) => {
  const sending = converse(...TO_REVIEW, '@submit');
  const back = converseFrom(sending.state, [outcome(result)]);
  expect(lastReplyOf(back)).toContain(text);
  expect(quickRepliesOf(back)[0]).toBe('submit');
  expect(back.state).toMatchObject({ lead: 'collecting', step: 'review', slots: sending.state.slots });
  expect(converseFrom(back.state, ['@submit']).effects[0]?.type).toBe('submit-lead');
});

it('a submission that waits for the server is on its way still, and can be tried again', () => {
  const sending = converse(...TO_REVIEW, '@submit');
  const waits = converseFrom(sending.state, [outcome('unreachable')]);
  expect(lastReplyOf(waits)).toContain('sent by itself');
  expect(quickRepliesOf(waits)).toEqual(['submit']);
  expect(waits.state).toMatchObject({ lead: 'sending', slots: sending.state.slots });
  expect(waits.effects).toEqual([]);
  expect(converseFrom(waits.state, ['@submit']).effects[0]?.type).toBe('submit-lead');
  expect(converseFrom(waits.state, [outcome('accepted')]).state.lead).toBe('accepted');
});

it('a chosen day that has passed by the submission is prompted for again', () => {
  const { state } = converse(...TO_REVIEW);
  const late = converseFrom(state, ['@submit'], new Date('2026-11-23T15:00:00Z'));
  expect(late.effects).toEqual([]);
  expect(late.state).toMatchObject({ step: 'pickup', slots: { pickup: null } });
});

it('a photo fills its slot at any step, and a local one never replaces a stored one', () => {
  const { state } = converse(...TO_ADDRESS, PHOTO);
  expect(state).toMatchObject({ step: 'address', slots: { photo: { kind: 'stored' } } });
  const local: Input = { type: 'photo', photo: { kind: 'local' } };
  expect(converseFrom(state, [local]).state.slots.photo?.kind).toBe('stored');
  expect(converse('@junk:yard', local).state).toMatchObject({
    step: 'name',
    slots: { photo: { kind: 'local' } },
  });
});

it('whose photo could not be sent with the request is told where to add it, unless it was sent meanwhile', () => {
  const local: Input = { type: 'photo', photo: { kind: 'local' } };
  const sending = converse(...TO_REVIEW, local, '@submit');
  const told = lastReplyOf(converseFrom(sending.state, [outcome('accepted')]));
  expect(told).toContain('choose "See, print, change or cancel" below, then "Add photos"');
  const late = converseFrom(sending.state, [outcome('unreachable'), PHOTO, outcome('accepted')]);
  expect(lastReplyOf(late)).not.toContain('photo');
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

it('a resumed conversation re-prompts with every slot still filled', () => {
  const { state } = converse(...TO_PICKUP);
  for (const type of ['resume', 'open'] as const) {
    const resumed = converseFrom(state, [{ type }]);
    expect(resumed.state.slots).toEqual(state.slots);
    expect(resumed.state.step).toBe('pickup');
    expect(quickRepliesOf(resumed)).toContain('pickup:morning');
  }
});

it('a conversation goes on from the question that the team chose, and asks what it passed over afterwards', () => {
  const { state } = converse(...TO_NAME);
  const told = converseFrom(state, [{ type: 'resume', from: 'phone' }]);
  expect(told.state).toMatchObject({ step: 'phone', editing: false });
  expect(lastReplyOf(told)).toMatch(/phone/i);
  const answered = converseFrom(told.state, ['902 555 0148']);
  expect(answered.state).toMatchObject({ step: 'name', slots: { name: null } });
  expect(answered.state.slots.phone).not.toBeNull();
});

it('a question that was answered already is asked with what is known, which can be kept', () => {
  const { state } = converse(...TO_PICKUP);
  const told = converseFrom(state, [{ type: 'resume', from: 'phone' }]);
  expect(told.state).toMatchObject({ step: 'phone', editing: true, slots: { phone: state.slots.phone } });
  expect(lastReplyOf(told)).toContain(state.slots.phone ?? '');
  const kept = converseFrom(told.state, [`@${quickRepliesOf(told).at(-1)}`]);
  expect(kept.state).toMatchObject({ step: 'pickup', slots: { phone: state.slots.phone } });
});

describe('what a visitor told a person', () => {
  const resumeWith = (from: Conversation, ...told: string[]) =>
    converseFrom(from.state, [{ type: 'resume', told }]);

  it('is not asked for again, and is said back', () => {
    const { state, replies, effects } = resumeWith(
      converse(...TO_PHONE),
      'sure, my number is 902 555 0148',
      '12 Oak St, Dartmouth B2Y 1A1',
      'thanks!',
    );
    expect(state).toMatchObject({
      step: 'pickup',
      slots: { phone: '(902) 555-0148', address: '12 Oak St, Dartmouth B2Y 1A1', name: 'Jane Roe' },
    });
    expect(replies.at(-1)?.content).toContain('(902) 555-0148');
    expect(replies.at(-1)?.content).toContain('12 Oak St');
    expect(effects).toMatchObject([{ type: 'save-progress', slots: { phone: '(902) 555-0148' } }]);
  });

  it('is known to the question that the team chose', () => {
    const { state } = converse(...TO_PHONE);
    const told = ['you can reach me at 902 555 0148'];
    const asked = converseFrom(state, [{ type: 'resume', from: 'address', told }]);
    expect(asked.state).toMatchObject({ step: 'address', slots: { phone: '(902) 555-0148' } });
  });

  it.each([
    'is 902 555 0177 your number?',
    'could you come friday?',
    'yes',
    'no',
    'Friday?',
    'do you take couches?',
    'ok great',
    'my neighbour at 12 Oak Street used you last year',
  ])('fills nothing by "%s"', (text) => {
    const { state } = converse(...TO_PHONE);
    const resumed = converseFrom(state, [{ type: 'resume', told: [text] }]);
    expect(resumed.state.slots).toEqual(state.slots);
    expect(resumed.state.step).toBe('phone');
  });

  it('replaces what was known only where it is put right', () => {
    const known = converse(...TO_PICKUP);
    const husbands = resumeWith(known, 'my husband has 902 555 0177, he is at work');
    expect(husbands.state.slots.phone).toBe('(902) 555-0148');
    const corrected = resumeWith(known, 'sorry, my number is actually 902 555 0177');
    expect(corrected.state.slots.phone).toBe('(902) 555-0177');
    const loads = resumeWith(known, 'I saw your truck with a fridge and two mattresses yesterday');
    expect(loads.state.slots).toEqual(known.state.slots);
  });

  it.each([
    ['I also have a piano', 'piano'],
    ['oh and a piano too please', 'piano'],
    ['a piano', 'piano'],
    ['a piano as well', 'piano'],
    ['two mattresses and a piano', 'mattresses'],
    ['could you also take my old piano?', 'piano'],
    ["j'ai aussi un piano", 'piano'],
  ])('adds to a known load by "%s"', (text, thing) => {
    const { state, replies } = resumeWith(converse('a couch', '@photo:skip', 'Jane Roe'), text);
    expect(state).toMatchObject({ step: 'phone', pending: null, slots: { junkType: 'furniture' } });
    expect(state.slots.junkText).toMatch(new RegExp(`^a couch, .*${thing}`));
    expect(replies.at(-1)?.content).toContain(thing);
    // Whatever is heard twice is there once.
    expect(resumeWith({ state, replies, effects: [] }, text).state.slots.junkText).toBe(state.slots.junkText);
  });

  it.each([
    'could you take my piano?',
    'Do you take pianos?',
    "there's a piano in the garage",
    'We have a piano',
  ])('has what was only spoken of confirmed: "%s"', (text) => {
    const resumed = resumeWith(converse('a couch', '@photo:skip', 'Jane Roe'), text);
    expect(resumed.state.slots.junkText).toBe('a couch');
    expect(lastReplyOf(resumed)).toMatch(/couch, .*piano/);
    const agreed = converseFrom(resumed.state, ['yes']);
    expect(agreed.state).toMatchObject({ step: 'phone', slots: { junkType: 'furniture' } });
    expect(agreed.state.slots.junkText).toMatch(/^a couch, .*piano/);
    expect(converseFrom(resumed.state, ['no']).state).toMatchObject({
      step: 'phone',
      slots: { junkText: 'a couch' },
    });
  });

  it('sends nothing, and changes nothing of what was sent', () => {
    const recap = resumeWith(converse(...TO_REVIEW), 'yes send it');
    expect(recap.state.lead).toBe('collecting');
    const sent = converse(...TO_REVIEW, '@submit', outcome('accepted'));
    expect(resumeWith(sent, 'my number is 902 555 0177').state.slots).toEqual(sent.state.slots);
  });
});

describe('while a person has the chat', () => {
  const hear = (from: Conversation, ...texts: string[]) =>
    texts
      .map((text) => ({ type: 'heard', text }) as const)
      .reduce((now, one) => converseFrom(now.state, [one]), from);

  it('a phone number makes a lead at once, with all that was known, and nothing is answered', () => {
    const heard = hear(converse(...TO_NAME), 'my number is 902 555 0148');
    expect(heard.replies).toEqual([]);
    expect(heard.effects).toMatchObject([
      { type: 'save-progress', slots: { phone: '(902) 555-0148', junkType: 'furniture' } },
    ]);
    expect(heard.state).toMatchObject({ step: 'name', slots: { phone: null } });
    expect(readState(JSON.parse(JSON.stringify(heard.state)))).toEqual(heard.state);
  });

  it.each([
    ['I live at 12 Oak St, Dartmouth B2Y 1A1', { address: '12 Oak St, Dartmouth B2Y 1A1' }],
    ['friday morning works for me', { pickup: { day: '2026-11-20', slot: 'morning' } }],
    ['my name is Kim Poe', { name: 'Kim Poe' }],
    ['12 Oak Street', { address: '12 Oak Street' }],
    ['Saturday', { pickup: { day: '2026-11-21' } }],
  ])('each value more is saved as it is said: "%s"', (text, slots) => {
    const before = hear(converse('@junk:furniture'), 'my number is 902 555 0148');
    const heard = hear(before, text);
    expect(heard.effects).toMatchObject([
      { type: 'save-progress', slots: { phone: '(902) 555-0148', ...slots } },
    ]);
    expect(hear(heard, text).effects).toEqual([]);
    expect(hear(heard, 'ok great').effects).toEqual([]);
  });

  it.each([
    ["I'm at 27 Agricola Street, Halifax, up two flights of stairs", 'stairs', 'up two flights of stairs'],
    ['no elevator, third floor', 'stairs', 'no elevator, third floor'],
    ["there's an elevator", 'elevator', "there's an elevator"],
    ["it's in the basement", undefined, "it's in the basement"],
    ['everything is at the curb', 'curb', 'everything is at the curb'],
    ["c'est au deuxième étage, pas d'ascenseur", 'stairs', "c'est au deuxième étage, pas d'ascenseur"],
    ['please call me back after 4pm', undefined, 'When to call: after 4pm'],
  ])('how the junk is reached and when to call are saved: "%s"', (text, access, notes) => {
    const before = converse(...TO_ADDRESS);
    const heard = hear(before, text);
    expect(heard.effects).toMatchObject([{ type: 'save-progress', slots: { specialInstructions: notes } }]);
    const resumed = converseFrom(heard.state, [{ type: 'resume', told: [text] }]);
    expect(resumed.state.slots.access).toBe(access);
    expect(resumed.state.slots.specialInstructions).toBe(notes);
  });

  it.each([
    ['I have a hot tub', 'hot tub'],
    ["it's a hot tub", 'hot tub'],
    ['the hot tub is in the basement', 'hot tub'],
    ['how much for a hot tub?', 'hot tub'],
    ["j'ai un spa à la cave", 'spa'],
    ['combien pour un spa?', 'spa'],
  ])(
    'a thing that is only spoken of is in the details, also where the chat just ends: "%s"',
    (text, thing) => {
      const detailsOf = (slots: Slots) =>
        leadFromSlots(slots, { visitorId: 'v-1', sessionId: 's-1' }, false).details;
      const heard = hear(converse('a couch', '@photo:skip', 'Jane Roe', '902-555-0148'), text);
      const [saved] = heard.effects;
      expect(saved?.type === 'save-progress' && detailsOf(saved.slots)).toContain(
        `Junk: a couch\nAlso mentioned: ${thing}`,
      );
      expect(hear(heard, text).effects).toEqual([]);
      const closed = converseFrom(heard.state, ['12 Oak St, Dartmouth B2Y 1A1']);
      expect(detailsOf(closed.state.slots)).toContain(`Also mentioned: ${thing}`);
    },
  );

  it('a thing that is spoken of is said once: with the load where it was added, not at all where that is denied', () => {
    const text = 'I have a hot tub';
    const heard = hear(converse('a couch', '@photo:skip', 'Jane Roe', '902-555-0148'), text);
    const asked = converseFrom(heard.state, [{ type: 'resume', told: [text] }]);
    for (const [answer, junkText] of [
      ['yes', 'a couch, hot tub'],
      ['no', 'a couch'],
    ] as const) {
      const { slots } = converseFrom(asked.state, [answer]).state;
      expect(slots).toMatchObject({ junkText });
      expect(leadFromSlots(slots, { visitorId: 'v-1', sessionId: 's-1' }, true).details).not.toContain(
        'mentioned',
      );
    }
  });

  it('what was heard is said back once the assistant goes on, also where it is told nothing more', () => {
    const text = 'sure, my number is 902 555 0148';
    const heard = hear(converse(...TO_PHONE), text);
    for (const told of [[text], []]) {
      const resumed = converseFrom(heard.state, [{ type: 'resume', told }]);
      expect(resumed.state).toMatchObject({ step: 'address', slots: { phone: '(902) 555-0148' } });
      expect(resumed.state.heard).toBeUndefined();
      expect(lastReplyOf(resumed)).toContain('(902) 555-0148');
      expect(resumed.effects).toEqual([]);
    }
  });

  it('what was heard is not asked for where the talk just ended', () => {
    const closed = converseFrom(hear(converse(...TO_PHONE), 'my number is 902 555 0148').state, ['hello?']);
    expect(closed.state).toMatchObject({ step: 'address', slots: { phone: '(902) 555-0148' } });
    expect(closed.state.heard).toBeUndefined();
  });

  it('nothing is taken into a request that is sent', () => {
    const sent = converse(...TO_REVIEW, '@submit', outcome('accepted'));
    const heard = hear(sent, 'my number is 902 555 0177');
    expect(heard).toEqual({ state: sent.state, replies: [], effects: [] });
  });
});

it('every question can be gone on from, a clarification gives way, and what is unknown resumes', () => {
  const asked = converse(...TO_PICKUP, 'start over');
  for (const from of RESUMABLE_STEPS) {
    const told = converseFrom(asked.state, [{ type: 'resume', from }]);
    expect([told.state.step, told.state.pending]).toEqual([from, null]);
    expect(readState(told.state)).toEqual(told.state);
  }
  const unknown = converseFrom(converse(...TO_PICKUP).state, [{ type: 'resume', from: 'a-newer-step' }]);
  expect(unknown.state.step).toBe('pickup');
  const { state } = converse(...TO_REVIEW, '@submit', outcome('accepted'));
  const sent = converseFrom(state, [{ type: 'resume', from: 'phone' }]);
  expect(sent.state).toMatchObject({ step: 'done', lead: 'accepted' });
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

it('access mentioned beside an answer is sent with the lead and noted for the crew', () => {
  const mentioned = converse(...TO_REVIEW, 'there is an elevator');
  expect(mentioned.effects).toContainEqual({ type: 'save-progress', slots: mentioned.state.slots });
  const [sent] = converseFrom(mentioned.state, ['submit']).effects;
  expect(sent).toMatchObject({
    type: 'submit-lead',
    slots: { access: 'elevator', specialInstructions: 'there is an elevator' },
  });
});
