import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  slotsAfter,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';

describe('what stands behind an address', () => {
  const said = (rest: string) => slotsAfter(TO_ADDRESS, `7 Heron Lane, Bedford B4A 1A1${rest}`);

  it.each([
    [', gate code is #4410', 'gate code is #4410'],
    [', buzz #31', 'buzz #31'],
    ['. green house with a boat outside', 'green house with a boat outside'],
    [' and there is a dog', 'there is a dog'],
    ['. Side entrance, off the lane', 'Side entrance, off the lane'],
    [' and the driveway is steep so please use the road', 'the driveway is steep so please use the road'],
  ])('%j is for the crew', (rest, notes) => {
    expect(said(rest)).toMatchObject({
      address: '7 Heron Lane, Bedford B4A 1A1',
      specialInstructions: notes,
    });
  });

  it.each(['. thanks', '', ". that's my mother's"])('%j is nothing', (rest) => {
    expect(said(rest).specialInstructions).toBeNull();
  });

  it.each([
    ['store, 7 Heron Lane, Bedford B4A 1A1', '7 Heron Lane, Bedford B4A 1A1'],
    ['7 Heron Lane, Bedfrod B4A 1A1', '7 Heron Lane, Bedford B4A 1A1'],
    ['7 Heron Lane #5, Bedford B4A 1A1', '7 Heron Lane #5, Bedford B4A 1A1'],
    ['7 Heron Lane, Halifax (N.-É.) B3M 1A1', '7 Heron Lane, Halifax, N.-É, B3M 1A1'],
  ])('%j is written %j', (text, address) => {
    expect(slotsAfter(TO_ADDRESS, text).address).toBe(address);
  });
});

it('a number that is taken back in the same message is put right', () => {
  const text = '48 Heron Lane, Bedford B4A 1A1, no wait 84 not 48';
  expect(slotsAfter(TO_ADDRESS, text).address).toBe('84 Heron Lane, Bedford B4A 1A1');
});

it('a postal code and the city beside it both join the known street', () => {
  const known = { address: '401 Heron Cove Road' };
  expect(slotsAfter(TO_REVIEW, 'the postal code is B3R 1A1, city halifax', known).address).toBe(
    '401 Heron Cove Road, halifax, B3R 1A1',
  );
});

it.each([
  [
    '902-555-0154, mon courriel est ann@example.ca',
    { email: 'ann@example.ca', preferredContactMethod: null },
  ],
  ['902-555-0154 and you can text this number', { preferredContactMethod: 'sms' }],
  ['902-555-0154, after 3 is best', { specialInstructions: 'When to call: after 3 is best' }],
  ['902-555-0154 call me after 5', { specialInstructions: 'When to call: after 5' }],
  ["902-555-0120 but it's dead, use 902-555-0154", {}],
  ['902-555-0154 but not before 10 please', { specialInstructions: 'When to call: not before 10 please' }],
])('%j says more than a number', (text, slots) => {
  expect(slotsAfter(TO_PHONE, text)).toMatchObject({ phone: '(902) 555-0154', ...slots });
});

it('what is to be added to the notes is a note, and no more to haul', () => {
  const slots = slotsAfter(TO_REVIEW, 'oh and add bring a rope to the notes');
  expect(slots.specialInstructions).toContain('bring a rope');
});

it.each([
  [['do you take fridges?', 'yes, two fridges and a chest freezer'], 'two fridges, chest freezer'],
  [['can you take a sofa?', 'yes please and a bookcase'], 'a sofa, bookcase'],
])('a yes that says more is kept whole: %j', (said, load) => {
  const { state } = converse(...said);
  for (const thing of load.split(', ')) expect(state.slots.junkText).toContain(thing);
});

describe('what a load loses or is put right by at the recap', () => {
  const LOAD = { junkType: 'furniture', junkText: '2 couches, dresser, old tv and about 10 boxes' } as const;

  it.each([
    ['actually remove the tv and add a bbq', '2 couches, dresser, about 10 boxes, bbq'],
    ['also take off the tv', '2 couches, dresser, about 10 boxes'],
    ['take the dresser and the tv off', '2 couches, about 10 boxes'],
    ['remove the dresser and the tv', '2 couches, about 10 boxes'],
    ['actually no, 3 couches', '3 couches, dresser, old tv, about 10 boxes'],
    ["actually it's one couch, not two", 'one couch, dresser, old tv, about 10 boxes'],
    ["remove the dresser, it's one couch not two, and add a bbq", 'one couch, old tv, about 10 boxes, bbq'],
    ['remove the tv, make it 3 dressers and add a desk', '2 couches, 3 dressers, about 10 boxes, desk'],
    ['only one couch', 'one couch, dresser, old tv, about 10 boxes'],
    ['just the dresser and the tv now', 'dresser, old tv'],
    ["it's the dresser too, not only the tv", LOAD.junkText],
    ['my sister took the dresser', '2 couches, old tv, about 10 boxes'],
    ['wait, ann says she is keeping the tv. take the tv off', '2 couches, dresser, about 10 boxes'],
    ['the dresser is heavy', LOAD.junkText],
  ])('%j', (text, load) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD).junkText).toBe(load);
  });

  it('a load that is named anew replaces the known one', () => {
    expect(slotsAfter(TO_REVIEW, "actually it's a bed", LOAD).junkText).not.toContain('dresser');
  });
});

it('a floor among what the crew is told is no door of the address', () => {
  const slots = slotsAfter(TO_REVIEW, 'add stairs, third floor, no elevator', {
    address: '9 Elm St Dartmouth',
  });
  expect(slots.address).toBe('9 Elm St Dartmouth');
});

it.each(['why would you delete everything?', 'how do I erase my data?'])(
  'a question deletes nothing while it is asked whether to: %s',
  (question) => {
    const { state } = converse(...TO_REVIEW, 'forget it');
    expect(state.pending?.kind).toBe('stop');
    expect(converseFrom(state, [question]).state.slots.name).not.toBeNull();
  },
);

it('asking for somebody to come stops nothing', () => {
  const { state } = converse('Can I get someone for a recliner?');
  expect(state.pending?.kind).toBe('confirm');
});

describe('another number of the known street', () => {
  const KNOWN = '75 Cow Bay Road, Eastern Passage B3G 1L2';

  it.each([
    ["it's 57 Cow Bay Road not 75", '57 Cow Bay Road, Eastern Passage B3G 1L2'],
    ["c'est le 57, pas 75", '57 Cow Bay Road, Eastern Passage B3G 1L2'],
    ["wrong one, it's 31 Bedford Highway, same postal code", '31 Bedford Highway, Eastern Passage B3G 1L2'],
    ["c'est 31 Bedford Highway, même code postal", '31 Bedford Highway, Eastern Passage B3G 1L2'],
    ["it's 31 Bedford Highway", '31 Bedford Highway'],
  ])('%j keeps what still holds', (text, address) => {
    expect(slotsAfter(TO_REVIEW, text, { address: KNOWN }).address).toBe(address);
  });

  it('takes the unit that is said against the one that was put', () => {
    const { address } = slotsAfter(TO_PICKUP, 'friday. I put unit 3 but it is unit 4', {
      address: '75 Elm Road, Unit 3, Dartmouth B2X 1A1',
    });
    expect(address).toBe('75 Elm Road, Unit 4, Dartmouth B2X 1A1');
  });
});

describe('how to be reached', () => {
  it.each([
    ['email: jo@example.org', { preferredContactMethod: 'email', email: 'jo@example.org' }],
    ['e-mail jo@example.org', { preferredContactMethod: 'email', email: 'jo@example.org' }],
    ['text. on second thought call me', { preferredContactMethod: 'phone' }],
  ])('%j says both', (text, slots) => {
    expect(slotsAfter(TO_CONTACT, text)).toMatchObject(slots);
  });

  it.each([
    "I'd rather tell them that on the phone",
    "I'll give it to the driver by phone",
    "I'll text it to you",
  ])('of the address %j chooses none', (text) => {
    expect(slotsAfter(TO_ADDRESS, text).preferredContactMethod).toBeNull();
  });

  it('is put right by what is said against the known way', () => {
    const known = { preferredContactMethod: 'phone' } as const;
    expect(slotsAfter(TO_PICKUP, 'monday, and I want a text, not a call', known)).toMatchObject({
      preferredContactMethod: 'sms',
    });
    expect(slotsAfter(TO_PICKUP, 'monday, text me then', known).preferredContactMethod).toBe('phone');
  });

  it('takes a new e-mail that was said to come, beside a note', () => {
    const known = { preferredContactMethod: 'email', email: 'a@old.example' } as const;
    expect(
      slotsAfter(TO_INSTRUCTIONS, 'ring twice. and my email changed, use b@new.example', known),
    ).toMatchObject({
      email: 'b@new.example',
      specialInstructions: 'ring twice.',
    });
  });

  it.each([
    ['email is .ca sorry', 'jo@post.ca'],
    ['change .com to .ca in the email', 'jo@post.ca'],
  ])('%j puts the end right', (text, email) => {
    const known = { preferredContactMethod: 'email', email: 'jo@post.com' } as const;
    expect(slotsAfter(TO_REVIEW, text, known).email).toBe(email);
  });

  it.each(['is the email .com or .ca?', 'the email is .com not .ca', 'email is not .ca'])(
    '%j changes no end',
    (text) => {
      const known = { preferredContactMethod: 'email', email: 'jo@post.com' } as const;
      expect(slotsAfter(TO_REVIEW, text, known).email).toBe('jo@post.com');
    },
  );
});

describe('a day that is told by another', () => {
  it.each([
    ['we hand the keys in on the 30th, so that monday morning', { day: '2026-11-30', slot: 'morning' }],
    ["I'm there only tuesday and friday, so this friday", { day: '2026-11-20' }],
    ['tomorrow morning, the cafe opens 11:30 so it must be before', { slot: 'morning', time: null }],
  ])('%j', (text, pickup) => {
    expect(slotsAfter(TO_PICKUP, text).pickup).toMatchObject(pickup);
  });

  it.each(['gate code 0915. Sorry, the street is Elm', 'code 0830, sorry, 0930'])(
    '%j moves no hour',
    (text) => {
      const pickup = { day: '2026-11-24', slot: 'morning', time: null, asap: false } as const;
      expect(slotsAfter(TO_INSTRUCTIONS, text, { pickup }).pickup).toEqual(pickup);
    },
  );
});

it('one more note changes none of those before it', () => {
  const said = [...TO_PHONE, '902 555 0148, the dog is friendly', '12 Oak St, Dartmouth, side door please'];
  const { replies, state } = converse(...said);
  expect(state.slots.specialInstructions).toBe('the dog is friendly\nside door please');
  expect(replies.at(-1)?.content).toMatch(/^I've noted that for the crew\. Got it: 12 Oak St, Dartmouth\./);
});
