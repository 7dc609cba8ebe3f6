import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  outcome,
  slotsAfter,
  TO_ADDRESS,
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
    expect(replies.at(-1)?.content).toMatch(/[Cc]rews take/);
    expect(state.slots.openQuestions ?? []).toEqual([]);
  },
);

it.each([
  ['yes send it but put 3rd floor', '3rd floor'],
  ['oui envoie, mais mets 3e étage', '3e étage'],
])('a note says what is to be noted, and not that it is: %j', (text, notes) => {
  expect(converse(...TO_REVIEW, text).state.slots.specialInstructions).toBe(notes);
});

describe('a code that is put right in the message that gives it', () => {
  it.each([
    ['9 Oakland Rd Halifax, door code 2468, oops 2486', '9 Oakland Rd Halifax', 'door code 2486'],
    [
      '31 Ochterloney st apt 4 Dartmouth, gate code 5512, no scratch that 5521',
      '31 Ochterloney st apt 4 Dartmouth',
      'gate code 5521',
    ],
    [
      '3 rue Pleasant, Dartmouth, le code c’est 1212, non 1221',
      '3 rue Pleasant, Dartmouth',
      "le code c'est 1221",
    ],
    ['7 rue Bayview, Bedford, code 9090 ben nan 9009', '7 rue Bayview, Bedford', 'code 9009'],
    [
      '45 chemin Portland, Dartmouth. code de porte 2580',
      '45 chemin Portland, Dartmouth',
      'code de porte 2580',
    ],
  ])('leaves the address as it is: %j', (text, address, specialInstructions) => {
    expect(slotsAfter(TO_ADDRESS, text)).toMatchObject({ address, specialInstructions });
  });

  it('is no excuse for a number that is too short', () => {
    const { replies } = converse(...TO_PHONE, '902 555 014 and the code is 4412');
    expect(replies.at(-1)?.content).toContain('valid phone number');
  });

  it('is noted without a word about the number that was asked for', () => {
    const { state, replies } = converse(...TO_PHONE, 'gate code 4471', 'sorry the code is 4417');
    expect(state.slots.specialInstructions).toBe('gate code 4417');
    expect(replies.at(-1)?.content).not.toContain('valid phone number');
  });

  it.each([
    '12 Oak Street, Dartmouth. Oops, meant 21',
    '12 Oak Street, Dartmouth, gate code 4471. Sorry, 21 Oak Street',
  ])('and a house number all the same: %j', (text) => {
    expect(slotsAfter(TO_ADDRESS, text).address).toMatch(/^21 Oak Street/);
  });
});

it.each([
  'send it but the elevator is broken til wednesday so if its broken use the stairs',
  'my sister comes monday to help, the elevator is broken til wednesday',
])('a day in a remark for the crew moves no pickup: %j', (text) => {
  const { pickup, specialInstructions } = slotsAfter(TO_REVIEW, text);
  expect(pickup).toEqual(converse(...TO_REVIEW).state.slots.pickup);
  expect(specialInstructions).toContain('elevator is broken');
});

it.each([
  ['tomorrow oh no thats thursday. friday. morning', '2026-11-20'],
  ['demain, ah non c jeudi, vendredi', '2026-11-20'],
  ['this afternoon, actually no tuesday morning', '2026-11-24'],
])('the day that stands last is meant: %j', (text, day) => {
  expect(slotsAfter(TO_PICKUP, text).pickup?.day).toBe(day);
});

it('a day is put right beside another question', () => {
  const { pickup } = slotsAfter([...TO_PICKUP, 'sunday'], 'monday i said, not sunday');
  expect(pickup?.day).toBe('2026-11-23');
});

describe('what is added at the recap is read back before it goes out', () => {
  it.each(['yes add it', 'yes pls add one office chair', 'oui rajoute une chaise'])('%j', (text) => {
    const { state, effects } = converse(...TO_REVIEW, text);
    expect(state.lead).toBe('collecting');
    expect(effects.some(({ type }) => type === 'submit-lead')).toBe(false);
  });

  it.each([
    'yes',
    'yes send it',
    'send it',
    'yes nothing to add',
    'yes that’s all, i have nothing else to add',
  ])('and %j sends', (text) => {
    expect(converse(...TO_REVIEW, text).state.lead).not.toBe('collecting');
  });
});

describe('one of two e-mail addresses', () => {
  const toEmail = [...TO_CONTACT, 'email'];
  it.each([
    ['pat@example.com or patricia@example.org, the second one', 'patricia@example.org'],
    ['pat@example.com, patricia@example.org... la deuxième', 'patricia@example.org'],
    ['pat@example.com or patricia@example.org, the first one', 'pat@example.com'],
    ['pat@example.com or patricia@example.org', 'pat@example.com'],
  ])('%j', (text, email) => {
    expect(slotsAfter(toEmail, text).email).toBe(email);
  });

  it.each(['the first one', 'le premier'])('and %j behind it is nothing for the crew', (text) => {
    const { state } = converse(...toEmail, 'pat@example.com or patricia@example.org', text);
    expect(state.slots.specialInstructions).toBe('Other email: patricia@example.org');
  });
});

describe('a request that is sent is cancelled in French, and kept after all', () => {
  const sent = (...texts: string[]) => converse(...TO_REVIEW, '@submit', outcome('accepted'), ...texts);

  it.each(['finalement annule', "je l'annule finalement", 'annulez finalement'])('%j', (text) => {
    const { effects } = sent(text);
    expect(effects).toContainEqual({ type: 'pass-on', about: 'cancel' });
  });

  it.each([
    "ben non, on le garde finalement, oubliez l'annulation",
    'sorry no wait he isnt keep it',
    "ah pis non, laisse faire, je l'veux encore",
    "oh ben non, je l'veux encore",
    'scuse, annule pas',
  ])('%j', (text) => {
    const { effects } = sent('finalement annule', text);
    expect(effects).toContainEqual({ type: 'pass-on', about: 'existing-request' });
  });
});

it('a question is passed on though the request is still on its way', () => {
  const { effects } = converse(...TO_REVIEW, '@submit', 'do you take a grand piano from a houseboat?');
  expect(effects).toContainEqual({ type: 'pass-on', about: 'existing-request' });
});

describe('behind a request that is sent', () => {
  const LOAD = 'an old couch, a bunch of boxes';
  const sent = (text: string) => {
    const { state } = converse(...TO_REVIEW);
    const known = { ...state, slots: { ...state.slots, junkText: LOAD } };
    return converseFrom(known, ['@submit', outcome('accepted'), text]);
  };

  it.each(['no boxes please', 'take out the boxes my son will get them'])('%j is passed on', (text) => {
    const { effects, replies } = sent(text);
    expect(effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
    expect(replies[0]?.content).toContain('Furniture (an old couch)');
  });

  it('another pickup moves no day of the first, and is offered as a request of its own', () => {
    const text = 'also need another pickup at my moms 7 Glen Moir terrace bedford an old deep freeze';
    const { effects, replies } = sent(text);
    expect(effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
    expect(replies[0]?.content).toMatch(/deep freeze.*7 Glen Moir terrace bedford.*"new request"/);
  });

  it.each(['please cancel the thing bob ordered', 'Cancel <b>all</b> of it wwwwwwww', 'annulez svp'])(
    '%j cancels',
    (text) => {
      expect(sent(text).effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    },
  );

  it.each(['cancel the couch', 'annulez pas', 'can you cancel a day before?'])('and %j does not', (text) => {
    expect(sent(text).effects).not.toContainEqual({ type: 'pass-on', about: 'cancel' });
  });

  it.each(['new request', 'nouvelle demande'])('%j begins it, as it says', (text) => {
    expect(sent(text).effects).toEqual([{ type: 'start-over' }]);
  });
});
