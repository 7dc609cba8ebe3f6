import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  slotsAfter,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';

describe('a number that is given before something is asked is taken', () => {
  it.each([
    '902 555 7741 how much for a couch?',
    '(902) 555-7741 do you take mattresses too?',
    '9025557741 is that enough?',
    '902-555-7741 combien pour un divan?',
    '902-555-7741 prenez-vous les matelas',
    '902 555 7741 vous ramassez les matelas?',
  ])('%j', (text) => {
    expect(slotsAfter(TO_PHONE, text).phone).toBe('(902) 555-7741');
  });

  it.each(['is 902 555 7741 your number?', 'do I give you 902 555 7741 or my wife’s?'])(
    'and not %j',
    (text) => {
      expect(slotsAfter(TO_PHONE, text).phone).toBeNull();
    },
  );
});

describe('a type that is chosen leaves what lies there', () => {
  const LOAD = { junkType: 'furniture', junkText: 'a fridge and two mattresses' } as const;

  it.each([
    'change junk type to appliances',
    'please change the type to appliances',
    'actually make it appliances',
    'call it appliances',
    'changez le type pour électroménagers',
  ])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD)).toMatchObject({
      junkType: 'appliances',
      junkText: 'a fridge and two mattresses',
      junkClassificationSource: 'user',
    });
  });

  it('also where instructions for the crew are asked for, which it is none of', () => {
    const slots = slotsAfter(TO_INSTRUCTIONS, 'change junk type to appliances', LOAD);
    expect(slots).toMatchObject({ junkType: 'appliances', specialInstructions: null });
    expect(slotsAfter(TO_INSTRUCTIONS, 'put it in the yard please', LOAD).junkType).toBe('furniture');
  });

  it('also where it is asked for', () => {
    const { state } = converse(...TO_REVIEW);
    const known = { ...state, slots: { ...state.slots, ...LOAD } };
    const { slots } = converseFrom(known, ['change the junk type', 'appliances']).state;
    expect(slots).toMatchObject({ junkType: 'appliances', junkText: 'a fridge and two mattresses' });
  });

  it.each([
    ['make it appliances, its a fridge not a sofa', 'a sofa, two mattresses', 'fridge, two mattresses'],
    ['change the type to appliances', 'furniture', null],
  ])('%j of %j is %j', (text, junkText, left) => {
    const slots = slotsAfter(TO_REVIEW, text, { junkType: 'furniture', junkText });
    expect(slots).toMatchObject({ junkType: 'appliances', junkText: left });
  });
});

describe('a time that is taken back in one breath', () => {
  it.each([
    ['tomorrow 8am no 11am', { day: '2026-11-19', time: '11:00' }],
    ['demain 8h non 11h', { day: '2026-11-19', time: '11:00' }],
    ['demain 8h, oups 11h', { day: '2026-11-19', time: '11:00' }],
    ['asap. no wait next saturday', { day: '2026-11-28', asap: false }],
    ['asap, saturday works too', { day: '2026-11-21', asap: true }],
    ['le plus vite possible, non attends, samedi prochain', { day: '2026-11-28', asap: false }],
  ])('%j', (text, pickup) => {
    expect(slotsAfter(TO_PICKUP, text).pickup).toMatchObject(pickup);
  });
});

it.each([
  ['make the pickup sunday instead', '2026-11-28', '2026-11-29'],
  ['actually saturday', '2026-11-29', '2026-11-28'],
  ['this sunday instead', '2026-11-28', '2026-11-22'],
  ['actually sunday', '2026-11-20', '2026-11-22'],
])('%j of a pickup on %s is %s', (text, day, expected) => {
  const pickup = { day, slot: 'morning', time: null, asap: false } as const;
  expect(slotsAfter(TO_REVIEW, text, { pickup }).pickup).toEqual({ ...pickup, day: expected });
});

describe('a thing that is taken back in the message that names it', () => {
  it.each([
    ['un divan pis une laveuse, mais pas la laveuse finalement', 'furniture', 'un divan'],
    ['a couch and a washer. actually not the washer', 'furniture', 'a couch'],
    ['a washer, a dryer and a couch, wait not the couch', 'appliances', 'a washer, a dryer'],
    ['a couch, not the sectional couch', 'furniture', 'a couch'],
  ])('%j', (text, junkType, junkText) => {
    const { state } = converse(text);
    expect(state.slots).toMatchObject({ junkType, junkText });
  });
});

it('a thing that is added in a correction takes no other back', () => {
  const { state } = converse('its a hot tub, out back in bedford. no wait also a shed', '@junk:other');
  expect(state.slots.junkText).toMatch(/hot tub.*shed/);
});

it('a code beside the way to be reached is for the crew', () => {
  expect(slotsAfter(TO_CONTACT, 'text me, code is 5566')).toMatchObject({
    preferredContactMethod: 'sms',
    specialInstructions: 'code is 5566',
  });
});

it('the end of a number is put right in French', () => {
  const { phone } = slotsAfter(TO_REVIEW, 'et mon tel finit par 7724 pas 7723', { phone: '(902) 555-7723' });
  expect(phone).toBe('(902) 555-7724');
});

it('"the first one" of two addresses is no hour', () => {
  const twoEmails = [...TO_REVIEW, 'jo@example.ca', 'no wait use jo.roe@example.ca'];
  const { pickup } = converse(...twoEmails).state.slots;
  expect(pickup).not.toBeNull();
  expect(converse(...twoEmails, 'no the first one').state.slots.pickup).toEqual(pickup);
});

it.each(['902-555-0148, jane roe', '902-555-0148 and it’s jane roe', '902-555-0148. name is Jane Roe'])(
  'a surname that comes behind a first name is taken: %j',
  (text) => {
    const toPhone = [...TO_PHONE.slice(0, -1), 'jane'];
    expect(converse(...toPhone).state.slots.name).toBe('Jane');
    expect(converse(...toPhone, text).state.slots).toMatchObject({
      name: 'Jane Roe',
      phone: '(902) 555-0148',
    });
  },
);

it.each([
  'demain, ah non c’est jeudi ça, après-demain',
  'tomorrow, oh no that’s thursday, day after tomorrow',
  'tomorrow... oh wait that is thursday. friday then',
])('a day that turned out to be another one is not meant: %j', (text) => {
  expect(converse(...TO_PICKUP, text).state.slots.pickup?.day).toBe('2026-11-20');
});

it.each(['est-ce que vous reprenez aussi les vieux matelas?', 'reprenez-vous les frigos?'])(
  'what is taken is answered however it is asked: %j',
  (text) => {
    const { state, replies } = converse('un divan', text);
    expect(replies.at(-1)?.content).toContain('Crews take');
    expect(state.slots.openQuestions ?? []).toEqual([]);
  },
);

it.each([
  ['yes send it but put 3rd floor', '3rd floor'],
  ['oui envoie, mais mets 3e étage', '3e étage'],
])('a note says what is to be noted, and not that it is: %j', (text, notes) => {
  expect(converse(...TO_REVIEW, text).state.slots.specialInstructions).toBe(notes);
});
