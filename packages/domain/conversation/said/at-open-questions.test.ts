import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

describe('a change of mind at the question which kind is the most', () => {
  it.each([
    [
      'a couch and a fridge saturday morning',
      'actually sunday, and call me after five',
      'When to call: after five',
      [
        'changed your pickup time to Sunday, November 22, morning',
        'When to call: after five',
        'Which is the most?',
      ],
    ],
    [
      'un divan et un frigo samedi matin',
      'finalement dimanche, et appelez-moi après cinq heures',
      'Quand appeler : après cinq heures',
      ['dimanche 22 novembre', 'Quand appeler : après cinq heures', 'De quoi y en a-t-il le plus?'],
    ],
    [
      'un divan et un frigo',
      'finalement dimanche, et appelez-moi après cinq heures',
      'Quand appeler : après cinq heures',
      ['dimanche 22 novembre', 'De quoi y en a-t-il le plus?'],
    ],
  ])('%j, %j is taken, said, and the question stays', (load, text, note, told) => {
    const said = converse(load, text);
    expect(said.state).toMatchObject({
      pending: { kind: 'which-junk' },
      slots: { pickup: { day: '2026-11-22' }, specialInstructions: note },
    });
    for (const words of told) expect(lastReplyOf(said).replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('is taken once: another one goes on', () => {
    const said = converse('a couch and a fridge saturday', 'actually sunday', 'no make it monday');
    expect(said.state).toMatchObject({
      pending: null,
      slots: { junkType: 'furniture', pickup: { day: '2026-11-23' } },
    });
  });

  it.each(['half and half', 'fifty fifty', 'moitié-moitié', 'autant de l’un que de l’autre'])(
    '%j takes the kind that was named first, and says so',
    (text) => {
      const said = converse('a couch and a fridge', text);
      expect(said.state.slots.junkType).toBe('furniture');
      expect(lastReplyOf(said)).toContain('(a couch and a fridge)');
    },
  );
});

describe('a pickup that is asked for beside mixed junk', () => {
  const LOAD = 'a couch, a fridge. could you pick up saturday morning?';

  it.each(['furniture', '@junk:furniture'])('is confirmed once the kind is known: %j', (kind) => {
    const said = converse(LOAD, kind);
    expect(lastReplyOf(said)).toContain('Shall I put down Saturday, November 21, morning');
    expect(converseFrom(said.state, ['yes']).state.slots.pickup).toMatchObject({
      day: '2026-11-21',
      slot: 'morning',
    });
  });

  it('gives way to one that is stated', () => {
    const { state } = converse(LOAD, 'furniture, monday please');
    expect(state).toMatchObject({ pending: null, slots: { pickup: { day: '2026-11-23' } } });
  });
});

sayings('what is no thing is none of the load', [
  [
    [],
    'a couch, call me after five',
    { junkText: 'a couch', specialInstructions: 'When to call: after five' },
  ],
  [[], 'un divan, appelez-moi après cinq heures', { junkText: 'un divan' }],
  [
    [],
    'a couch and a fridge, actually tomorrow is bad',
    { specialInstructions: 'Pickup: "actually tomorrow (Thursday, November 19) is bad"' },
  ],
  [['some thingamabob'], 'call me after five', { junkText: 'some thingamabob' }],
  [['call me after five'], 'some thingamabob', { junkText: 'some thingamabob' }],
  [['call me after five'], 'call me after five', { junkType: null }],
  [[], 'a couch and a doodad dad built in 1990', { junkText: 'a couch and a doodad dad built in 1990' }],
]);

describe('a day that does not suit', () => {
  it.each([
    [[...TO_PICKUP, 'tomorrow'], 'actually tomorrow is bad'],
    [[...TO_PICKUP, 'tomorrow', '@contact:phone'], 'actually tomorrow is bad'],
    [['a couch tomorrow'], 'tomorrow doesn’t work'],
    [['un divan demain'], 'finalement demain ne marche pas'],
  ] as const)('opens the question for another: %j, %j', (before, text) => {
    const said = converse(...before, text);
    expect(said.state).toMatchObject({ step: 'pickup', editing: true });
    expect(converseFrom(said.state, ['monday']).state.slots.pickup?.day).toBe('2026-11-23');
  });

  it('is noted where another question is open', () => {
    const { state } = converse('a couch and a fridge tomorrow', 'actually tomorrow is bad');
    expect(state).toMatchObject({
      pending: { kind: 'which-junk' },
      slots: {
        pickup: null,
        specialInstructions: 'Pickup: "actually tomorrow (Thursday, November 19) is bad"',
      },
    });
  });
});

sayings('the newest wish how to be reached stands', [
  [[...TO_CONTACT, 'text me'], 'call me after five', { preferredContactMethod: 'phone' }],
  [[...TO_CONTACT, 'text me', 'none'], 'appelez-moi après cinq heures', { preferredContactMethod: 'phone' }],
  [
    [...TO_CONTACT, 'call me after five'],
    'text me after six',
    { preferredContactMethod: 'sms', specialInstructions: 'When to call: after six' },
  ],
  [
    [...TO_CONTACT, 'call me after five'],
    'or before nine',
    { preferredContactMethod: 'phone', specialInstructions: 'When to call: after five or before nine' },
  ],
  [TO_INSTRUCTIONS, 'text me', { preferredContactMethod: 'sms', specialInstructions: null }],
  [
    TO_INSTRUCTIONS,
    'text me when you get here',
    { preferredContactMethod: 'phone', specialInstructions: 'text me when you get here' },
  ],
]);

it('a new way to be reached is said', () => {
  const said = converse(...TO_CONTACT, 'text me', 'call me after five');
  expect(lastReplyOf(said)).toMatch(/^Done, I've changed your contact method to Phone Call\./);
});

it.each([
  [['a couch'], 'call me after five'],
  [TO_NAME, 'call us any evening'],
  [TO_ADDRESS, 'please call, but not before 10 am'],
  [TO_ADDRESS, 'after work please call'],
  [TO_PICKUP, 'call me after five'],
] as const)('when to call is said back whatever was asked, and nothing is sent: %j, %j', (before, text) => {
  const said = converse(...before, text);
  expect(lastReplyOf(said)).toContain('When to call: ');
  expect(said.state).toMatchObject({ lead: 'collecting', slots: { pickup: null } });
});

it.each([
  [TO_PHONE, '555-0148, call me after five', 'Please provide a valid phone number'],
  [[...TO_CONTACT, '@contact:email'], 'ann@example, call me after five', "doesn't look like a valid email"],
] as const)('a detail that is none is told so beside it: %j, %j', (before, text, reason) => {
  const said = converse(...before, text);
  expect(lastReplyOf(said)).toContain(reason);
  expect(said.state.slots.specialInstructions).toBe('When to call: after five');
});

it('a floor chooses no kind', () => {
  const { state } = converse('a couch and a fridge', "there's a dog", 'second floor');
  expect(state.slots.junkType).toBe('furniture');
});

it('who asks to be called back at a time is called then', () => {
  const { state } = converse(...TO_NAME, 'call me back any evening', '902-555-0148');
  expect(state).toMatchObject({
    lead: 'sending',
    slots: { specialInstructions: 'When to call: any evening', preferredContactMethod: 'phone' },
  });
});

describe('a postal code alone', () => {
  it.each([
    [[...TO_PICKUP, 'friday', 'text'], 'B3H 2K9'],
    [[...TO_PICKUP, 'friday'], 'B3H 2K9'],
    [TO_REVIEW, "it's B3H 2K9"],
  ] as const)('is of the address, after %j', (before, text) => {
    const { slots } = converse(...before, text).state;
    expect(slots).toMatchObject({ address: '12 Oak St, Dartmouth B3H 2K9', specialInstructions: null });
  });

  it('completes an address without one', () => {
    const { slots } = converse(...TO_ADDRESS, '12 Oak St, Dartmouth', 'friday', 'text', 'B2Y 1A1').state;
    expect(slots).toMatchObject({ address: '12 Oak St, Dartmouth, B2Y 1A1', specialInstructions: null });
  });
});

describe('what was told already', () => {
  const KNOWN = 'Address: 12 Oak St, Dartmouth B2Y 1A1';

  it.each([
    'I already told you the address',
    'you already have my address',
    "je vous ai déjà donné l'adresse",
  ])('%j is answered by it', (text) => {
    const said = converse(...TO_PICKUP, text);
    expect(lastReplyOf(said).replace(/Adresse\s:/, 'Address:')).toContain(KNOWN);
    expect(said.effects).not.toContainEqual({ type: 'recall' });
  });

  it('is what there is of it, with what lacks', () => {
    expect(lastReplyOf(converse(...TO_ADDRESS, '12 Oak St', 'I already told you the address'))).toContain(
      'I have 12 Oak St so far. Which city is that in',
    );
  });

  it('is looked for where this talk knows nothing of it', () => {
    const said = converse(...TO_ADDRESS, 'I already told you the address');
    expect(said.effects).toEqual([{ type: 'recall' }]);
  });
});

describe('stairs', () => {
  const asked = (...said: string[]) => lastReplyOf(converse(...TO_PICKUP, ...said));

  it('are asked for', () => {
    expect(asked('friday', 'text')).toContain('like stairs, a gate code or parking');
  });

  it.each([
    'friday, there are stairs',
    'friday, no stairs',
    'friday, third floor no elevator',
    'friday, curbside',
  ])('are not asked for after %j', (text) => {
    expect(asked(text, 'text')).toContain('like a gate code or parking');
    expect(converse(...TO_PICKUP, text).state.slots.pickup?.day).toBe('2026-11-20');
  });

  it('are no junk where they lead to it', () => {
    expect(converse('a couch. There are stairs').state.slots.junkType).toBe('furniture');
    expect(converse('remove my old stairs').state.slots.junkType).toBe('construction');
  });
});
