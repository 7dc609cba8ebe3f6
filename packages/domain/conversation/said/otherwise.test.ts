import { describe, expect, it } from '@jest/globals';
import type { Slots } from '../slots.ts';
import type { StepName } from '../state.ts';
import { converse, converseFrom, TO_CONTACT, TO_INSTRUCTIONS, TO_REVIEW } from '../testing/converse.ts';

const { state } = converse(...TO_REVIEW);
const saidAt = (step: StepName, known: Partial<Slots>, text: string): Slots =>
  converseFrom({ ...state, step, slots: { ...state.slots, ...known } }, [text]).state.slots;

describe('a name that is said to be spelled so', () => {
  it.each([
    ['the name is spelled Kathrine Baltzer, with an i', 'Kathrine Baltzer'],
    ['my name is spelt Catherine Balzer', 'Catherine Balzer'],
    ['the name is spelled K-A-T-E Baltzer', 'Kate Baltzer'],
  ])('%j', (text, name) => {
    expect(saidAt('review', { name: 'Catherine Baltzer' }, text).name).toBe(name);
  });

  it.each(['Baltzer with a z', 'is my name spelled right?', 'the name is spelled wrong'])(
    '%j leaves the name',
    (text) => {
      expect(saidAt('review', { name: 'Catherine Baltzer' }, text).name).toBe('Catherine Baltzer');
    },
  );
});

describe('an address', () => {
  it.each([
    ["it's number 64 not 46, same street", '64 Elm Street, Dartmouth B2X 1A1'],
    ['number 64 not 46, same street and same town', '64 Elm Street, Dartmouth B2X 1A1'],
    ['same street, same number', '46 Elm Street, Dartmouth B2X 1A1'],
    ['is it 64, same street?', '46 Elm Street, Dartmouth B2X 1A1'],
  ])('%j', (text, address) => {
    expect(saidAt('pickup', { address: '46 Elm Street, Dartmouth B2X 1A1' }, text).address).toBe(address);
  });

  it('keeps a postal code whole that no post has', () => {
    expect(saidAt('address', { address: null }, '12 oak st halifax b3h2d4').address).toBe(
      '12 oak st halifax B3H 2D4',
    );
  });
});

it.each([
  ['calle-moi', 'phone'],
  ['callez-moi', 'phone'],
  ['phone-moi', 'phone'],
  ['un ptit coup d’fil', 'phone'],
  ['messagez-moi', 'sms'],
  ['caller moi demain', 'phone'],
])('%j is a way to be reached', (text, method) => {
  const { slots } = converse(...TO_CONTACT, text).state;
  expect(slots.preferredContactMethod).toBe(method);
  expect(slots.hazards ?? []).toEqual([]);
});

it.each([
  ['18 elm st halifax b3h 2k4, a call not a text', 'phone'],
  ['18 elm st halifax b3h 2k4. make it a text not a call', 'sms'],
  ['18 elm st halifax b3h 2k4. a call is not a good idea', null],
  ['18 elm st halifax b3h 2k4. not a call', null],
])('%j: the way that is denied is not the one', (text, method) => {
  expect(
    saidAt('address', { address: null, preferredContactMethod: null }, text).preferredContactMethod,
  ).toBe(method);
});

it.each([
  ['the phone should end in 0117, no wait 0171', '(902) 555-0171'],
  ['last four of my phone are 0117 sorry 0171', '(902) 555-0171'],
  ['it ends in 0117 or 0171', '(902) 555-0128'],
  ['it ends in 0117, wait 71', '(902) 555-0128'],
])('%j leaves the number as %j', (text, phone) => {
  expect(saidAt('review', { phone: '(902) 555-0128' }, text).phone).toBe(phone);
});

describe('at the notes', () => {
  const ADDRESS = '18 Elm Street, Halifax';

  it.each([
    ['mind the step. also my postal code is B3L 2Y5, forgot it', `${ADDRESS}, B3L 2Y5`],
    ['is my postal code B3L 2Y5?', ADDRESS],
    ['gate code is B3L 2Y5', ADDRESS],
    ['the neighbour is unit 4', ADDRESS],
  ])('%j makes the address %j', (text, address) => {
    expect(saidAt('instructions', { address: ADDRESS }, text).address).toBe(address);
  });

  it('a postal code that is known stays', () => {
    const known = `${ADDRESS}, B3L 1A1`;
    const { address } = saidAt('instructions', { address: known }, 'park by postal code B3L 2Y5');
    expect(address).toBe(known);
  });
});

it.each([
  ['phone', 'cell is 9025550175 but dont call b4 9', 'When to call: dont call b4 9'],
  ['address', '18 elm st halifax b3h 2k4, old white chapel beside it', 'old white chapel beside it'],
] as const)('at the %s %j notes %j', (step, text, note) => {
  expect(saidAt(step, { [step]: null, specialInstructions: null }, text).specialInstructions).toBe(note);
});

it.each([
  ['please take your shoes off, the carpet is new', 'please take your shoes off, the carpet is new'],
  ['take off your boots please', 'take off your boots please'],
])('at the notes %j notes %j', (text, note) => {
  expect(saidAt('instructions', { specialInstructions: null }, text).specialInstructions).toBe(note);
});

it('boots that go are no note', () => {
  const { specialInstructions } = saidAt(
    'phone',
    { phone: null },
    '902 555 0117, boots and shoes are off to the dump',
  );
  expect(specialInstructions).toBe(state.slots.specialInstructions);
});

describe('a time of the day behind a day without one', () => {
  const pickup = { day: '2026-11-27', slot: null, time: null, asap: false } as const;
  const friday = { pickup, preferredContactMethod: null };

  it.each([
    ['Morning', 'morning'],
    ['in the morning please', 'morning'],
    ['le matin', 'morning'],
    ["l'après-midi svp", 'afternoon'],
    ['after 2', 'afternoon'],
  ])('%j is of that day', (text, slot) => {
    expect(saidAt('contact-method', friday, text)).toMatchObject({
      pickup: { day: '2026-11-27', slot },
      preferredContactMethod: null,
    });
  });

  it.each(['call me in the morning', 'text'])('%j says how to be reached', (text) => {
    expect(saidAt('contact-method', friday, text).pickup).toEqual(pickup);
  });
});

it.each([
  ['text, I never pick up', 0],
  ['902 555 0159, same as before', 0],
  ['text me. you never called me back about my quote', 1],
])('of %j the team is told %i times', (text, times) => {
  const step = text.startsWith('9') ? 'phone' : 'contact-method';
  const slots = { ...state.slots, preferredContactMethod: null };
  const { effects } = converseFrom({ ...state, step, slots }, [text]);
  expect(effects.filter(({ type }) => type === 'pass-on')).toHaveLength(times);
});

it('more junk of the same type is said back without a change of type', () => {
  const { replies } = converse('a couch', 'skip, and two chairs as well. Jane Roe');
  expect(replies.map(({ content }) => content).join(' ')).toMatch(/Got it: .*Furniture .*two chairs/);
  expect(replies.map(({ content }) => content).join(' ')).not.toContain("I've changed");
});

it.each(["c'est bon d'même, envoyez-la", "c'est right bon, envoye-le"])('%j sends', (text) => {
  expect(converse(...TO_REVIEW, text).effects.map(({ type }) => type)).toContain('submit-lead');
});

it("whoever is going to keep the thing and says 'cancel this' at the notes is asked whether to stop", () => {
  const { state: after } = converse(
    ...TO_INSTRUCTIONS,
    "never mind, I'm going to keep the thing. cancel this",
  );
  expect(after).toMatchObject({ pending: { kind: 'stop' }, slots: { specialInstructions: null } });
});
