import { expect, it } from '@jest/globals';
import { converse, converseFrom, TO_ADDRESS, TO_PHONE, TO_REVIEW } from '../../../testing/converse.ts';

const { state } = converse(...TO_REVIEW);
const known = (address: string) => ({ ...state, slots: { ...state.slots, address } });

it.each([
  '14 not 41',
  'not 41. 14.',
  'it should say 14 instead of 41',
  'i said 41 but meant 14',
  'the house number ought to read 14; I swapped the figures',
  "the house number's wrong, it says 41 and it's 14",
  'ah sorry my house is 14 not 41',
  "it's 14 Elm, not 41. The rest is right",
  'its 14 elm street not 41',
])('at the recap "%s" puts the house number right', (text) => {
  const { slots, lead } = converseFrom(known('41 Elm Street, Dartmouth B2X 1A1'), [text]).state;
  expect(slots.address).toBe('14 Elm Street, Dartmouth B2X 1A1');
  expect(lead).toBe('collecting');
});

it.each([
  ['14 Oak St, Dartmouth, uh no 41', '41 Oak St, Dartmouth'],
  ['14 Oak St, Dartmouth, scuse 41', '41 Oak St, Dartmouth'],
  ['14 rue Oak, Dartmouth, non 41', '41 rue Oak, Dartmouth'],
  ['14 Oak St no 3 Dartmouth', null],
])('"%s" is the house %s in one message', (text, address) => {
  expect(converse(...TO_ADDRESS, text).state.slots.address).toBe(address);
});

it.each([
  ['902 555 0118 — oh can they get it down the narrow stairs? and thats 0181 not 0118', '(902) 555-0181'],
  ['902 555 0118, code at the door is 4421 not 4412', '(902) 555-0118'],
])('"%s" is %s', (text, phone) => {
  expect(converse(...TO_PHONE, text).state.slots.phone).toBe(phone);
});

it('puts a phone right beside an address that has figures of its own', () => {
  const said = converse(
    ...TO_PHONE,
    '902 555 0118',
    'no phone ends 0181. address 22 Larry Uteck, i mean 220 Larry Uteck Blvd Bedford',
  );
  expect(said.state.slots).toMatchObject({
    phone: '(902) 555-0181',
    address: '220 Larry Uteck Blvd Bedford',
  });
});

it.each(['the code is 4421 not 4412', 'four bags not 5', "it's 14 Oak, not 41 bags"])(
  '"%s" leaves the house number',
  (text) => {
    const { slots } = converseFrom(known('41 Elm Street, Dartmouth B2X 1A1'), [text]).state;
    expect(slots.address).toBe('41 Elm Street, Dartmouth B2X 1A1');
  },
);

it('keeps a corrected house number out of the notes', () => {
  const asked = { ...known('41 Elm Street, Dartmouth B2X 1A1'), step: 'instructions' as const };
  const { slots } = converseFrom(asked, ['14 not 41']).state;
  expect(slots.address).toBe('14 Elm Street, Dartmouth B2X 1A1');
  expect(slots.specialInstructions).toBe(state.slots.specialInstructions);
});

it.each([
  'one sec, the door... ok back. send it please',
  'just a minute, the phone. right, submit',
  'the wife says yes',
  'both of us say go ahead',
  'my brother said send it',
])('"%s" sends at the recap', (text) => {
  expect(converseFrom(state, [text]).state.lead).toBe('sending');
});

it('lets a date tell which day of a week is meant', () => {
  const text = 'away till monday, so the week after, say thursday the 26th';
  expect(converseFrom({ ...state, step: 'pickup', editing: true }, [text]).state.slots.pickup?.day).toBe(
    '2026-11-26',
  );
});

it.each(['my dad says no', 'she said not yet', 'one sec', 'hang on, do not send it', 'it is 77b, then send'])(
  '"%s" sends nothing at the recap',
  (text) => {
    expect(converseFrom(known('1 Elm Street, Dartmouth B2X 1A1'), [text]).state.lead).toBe('collecting');
  },
);
