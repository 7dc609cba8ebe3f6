import { describe, expect, it } from '@jest/globals';
import { RESUMABLE_STEPS } from '../chat/resume-point.ts';
import { leadFromSlots } from './lead-from-slots.ts';
import { readState } from './read-state.ts';
import type { Slots } from './slots.ts';
import {
  type Conversation,
  converse,
  converseFrom,
  lastReplyOf,
  outcome,
  quickRepliesOf,
  TO_ADDRESS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from './testing/converse.ts';

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

  it.each(['Tuesday morning?', 'could you come tuesday morning?', 'Great! and is tuesday morning ok?'])(
    'has a day confirmed that the person may have agreed to: "%s"',
    (text) => {
      const resumed = resumeWith(converse(...TO_PHONE), '902 555 0148, 12 Oak St, Dartmouth B2Y 1A1', text);
      expect(resumed.state.slots).toMatchObject({ phone: '(902) 555-0148', pickup: null });
      expect(lastReplyOf(resumed)).toMatch(/Shall I put down Tuesday, November 24, morning/);
      const agreed = converseFrom(resumed.state, ['yes']);
      expect(agreed.state).toMatchObject({
        step: 'contact-method',
        slots: { pickup: { day: '2026-11-24' } },
      });
    },
  );

  it('has another address confirmed that stands beside the known one', () => {
    const known = converse(...TO_PICKUP);
    const resumed = resumeWith(known, "there's an old sofa at 5 Portland St, Dartmouth too");
    expect(resumed.state.slots.address).toBe(known.state.slots.address);
    expect(lastReplyOf(resumed)).toMatch(/Shall I put down .*5 Portland St, Dartmouth/);
    const kept = resumeWith(known, `yes, ${known.state.slots.address}`);
    expect(kept.state.pending).toBeNull();
  });

  it('leaves open what was asked about before the person came', () => {
    const asked = converse('how much for a fridge? can someone answer me?');
    expect(asked.effects).toContainEqual({ type: 'request-person' });
    const resumed = resumeWith(asked, 'great, thursday afternoon');
    expect(resumed.state.slots).toMatchObject({ junkType: null, pickup: { day: '2026-11-19' } });
    expect(lastReplyOf(resumed)).toMatch(/Shall I put down Appliances \(a fridge\)/);
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
