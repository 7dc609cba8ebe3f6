import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import type { Input } from '../turn.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: (string | Input)[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);

sayings('what a thing is like says nothing of the number behind it', [
  [
    [],
    'old couch, Ann Lee 902 555 0198, 12 main street halifax',
    { phone: '(902) 555-0198', name: 'Ann Lee' },
  ],
  [[], 'old fridge Ann Lee 902 555 0198', { phone: '(902) 555-0198' }],
  [[], 'broken fax machine, Ann Lee 902 555 0198', { phone: '(902) 555-0198' }],
  [[], 'vieux divan, Ann Lee 902 555 0198', { phone: '(902) 555-0198' }],
  [[], 'couch. my old number was 902 555 0198', { phone: null }],
  [[], 'couch. old work cell 902 555 0198', { phone: null }],
]);

sayings('what is asked in Acadian and Québec French is nothing for the crew', [
  [TO_ADDRESS, 'prenez vous les branches itou? faut tu les attacher', { specialInstructions: null }],
  [TO_ADDRESS, 'je peux tu le mettre dehors', { specialInstructions: null }],
]);

describe('an answer to what was begun on the form', () => {
  const FORM: Input = {
    type: 'form',
    values: { name: 'Ann Lee', phone: '902 555 0148', details: 'Third floor' },
  };
  const TAKEN = { name: 'Ann Lee', phone: '(902) 555-0148', specialInstructions: 'Third floor' };

  it.each<[string, object]>([
    ['18 Birch Ave bedford', { ...TAKEN, address: '18 Birch Ave bedford' }],
    ['an old couch', { ...TAKEN, junkType: 'furniture' }],
    ['yes, and it is 18 Birch Ave bedford', { ...TAKEN, address: '18 Birch Ave bedford' }],
    ['un vieux divan', { ...TAKEN, junkType: 'furniture' }],
    ['bob smith', { ...TAKEN, name: 'Bob Smith' }],
    ["no it's Ann Leigh", { ...TAKEN, name: 'Ann Leigh' }],
    ["it's all in the form already", TAKEN],
    ['i already filled that in', TAKEN],
    ['tout est déjà dans le formulaire', TAKEN],
    ['no, a couch', { name: null, phone: null, junkType: 'furniture' }],
    ['what does it cost?', { name: null }],
  ])('%j', (text, known) => {
    expect(converse(FORM, text).state.slots).toMatchObject(known);
  });

  it('keeps it open beside a question, and confirms both together', () => {
    const asked = converse(FORM, 'do you take tires?');
    expect(lastReplyOf(asked)).toContain(
      'Shall I put down Other (tires); Ann Lee; (902) 555-0148; Third floor?',
    );
    expect(converseFrom(asked.state, ['yes']).state.slots).toMatchObject({ ...TAKEN, junkText: 'tires' });
  });

  it('goes on with the details of an earlier request as well', () => {
    const recalled: Input = {
      type: 'recalled',
      details: { name: 'Ann Lee', phone: '9025550148', address: null },
    };
    expect(
      converse('@junk:furniture', '@photo:skip', recalled, '18 Birch Ave bedford').state.slots,
    ).toMatchObject({
      name: 'Ann Lee',
      address: '18 Birch Ave bedford',
    });
  });
});

describe('town and day at the question for a photo', () => {
  it.each([
    ['couch', "i'm in dartmouth, can you come today", 'no wait 54 portland st', '54 portland st, dartmouth'],
    [
      'divan',
      "on est à dartmouth, venez-vous aujourd'hui?",
      'non attends, 54 rue Portland',
      '54 rue Portland, dartmouth',
    ],
  ])('%j, %j, %j are kept', (load, asked, street, address) => {
    const said = converse(load, asked);
    expect(said.state.pending).toMatchObject({ slots: { pickup: { day: '2026-11-18' } } });
    expect(said.effects).toEqual([]);
    const then = converseFrom(said.state, [street]);
    expect(then.effects).toEqual([]);
    expect(then.state).toMatchObject({
      slots: { address },
      pending: { slots: { pickup: { day: '2026-11-18' } } },
    });
  });

  it.each(["i'm in!", 'here it is', "I'm sending one now", "yes, I'm in dartmouth"])(
    '%j still promises one',
    (text) => {
      expect(converse('couch', text).effects).toEqual([{ type: 'choose-photo' }]);
    },
  );
});

describe('the price, asked in French', () => {
  it.each([
    ['allo cest combien pour un vieux frigo pis un divan', 'un vieux frigo, un divan'],
    ["c'est combien pour un frigo et un divan svp", 'un frigo, un divan'],
    ['combien pour enlever un divan', 'un divan'],
  ])('%j is answered, and only the things are proposed', (text, load) => {
    const said = inFrench(text);
    expect(lastReplyOf(said)).toContain(FRENCH.answers.price);
    expect(said.state).toMatchObject({ pending: { kind: 'confirm', slots: { junkText: load } } });
  });

  it('"c’est pour" asks nothing', () => {
    expect(inFrench("c'est pour un divan et un lit").state.slots.junkType).toBe('furniture');
  });

  it('a day that is asked for is proposed', () => {
    const said = inFrench('un divan', "vous ramassez tu aujourd'hui?");
    expect(said.state.pending).toMatchObject({ slots: { pickup: { day: '2026-11-18' } } });
  });
});

describe('who wants a figure all the same', () => {
  it.each([
    ['how much for a couch', 'ok but roughly?? 100 bucks?'],
    ['how much for a couch', 'ballpark?'],
    ["c'est combien pour un divan", 'ouin mais à peu près'],
    ["c'est combien pour un divan", '100 piastres?'],
  ])('%j, %j is told why there is none, and has agreed to nothing', (price, text) => {
    const asked = inFrench(price);
    const said = converseFrom(asked.state, [text]);
    expect(lastReplyOf(said)).toMatch(/as close as I can get|pas être plus précis/);
    expect(said.state).toMatchObject({ pending: { kind: 'confirm' }, slots: { junkType: null } });
  });

  it.each(['ok', 'ok but what about a fridge?'])('"%s" agrees to what was put', (text) => {
    const said = converse('how much for a couch', text);
    const { slots, pending } = said.state;
    expect(JSON.stringify([slots.junkText, pending])).toContain('couch');
  });
});

describe('tires', () => {
  it.each(['do you take tires?', 'will you take my old tires and a couch'])('%j: yes', (text) => {
    expect(lastReplyOf(converse(text))).toContain('Yes, crews take tires.');
  });
  it.each(['est-ce que vous prenez les pneus', "prenez-vous les pneus? j'en ai 4"])('%j: oui', (text) => {
    expect(lastReplyOf(inFrench(text))).toContain('Oui, les équipes prennent les pneus.');
  });
  it.each([
    ['do you take tires? i got 4', 'tires, i got 4'],
    ["prenez-vous les pneus? j'en ai 4", "les pneus, j'en ai 4"],
  ])('%j states them, and no name', (text, load) => {
    expect(converse(text).state.slots).toMatchObject({ junkText: load, name: null });
  });
});

it('hazardous goods beside a mixed load are spoken of before it is asked which is the most', () => {
  const said = converse('couch, fridge and a can of paint');
  expect(lastReplyOf(said)).toMatch(/^Crews cannot take paint and solvents.*Which is the most\?$/s);
});

describe('what leaves a load', () => {
  const PAINT = {
    junkType: 'furniture',
    junkClassificationSource: 'ai',
    junkText: 'a couch and a can of paint',
    hazards: ['paint and solvents'],
  } as const;
  const after = (path: readonly string[], text: string, known: object) => {
    const { state } = converse(...path);
    return converseFrom({ ...state, slots: { ...state.slots, ...known } }, [text]).state;
  };

  it.each([...[TO_PHONE, TO_PICKUP, TO_INSTRUCTIONS, TO_REVIEW].map((path) => [path.length, path] as const)])(
    'takes its hazard with it, after %d answers',
    (_count, path) => {
      for (const [text, load, left] of [
        ['take the paint off', 'couch, paint', 'couch'],
        ['remove the paint please', 'couch and some paint', 'couch'],
        ['enlève la peinture finalement', 'divan et de la peinture', 'divan'],
      ] as const)
        expect(after(path, text, { ...PAINT, junkText: load }).slots).toMatchObject({
          junkText: left,
          hazards: [],
          specialInstructions: null,
        });
    },
  );

  it.each([
    ['remove the couch, its a dresser', 'couch', 'dresser'],
    ["enlève le divan, c'est une commode", 'divan', 'commode'],
  ])('%j puts another thing in its place', (text, load, left) => {
    const known = { junkType: 'furniture', junkText: load } as const;
    expect(after(TO_PHONE, text, known).slots.junkText).toBe(left);
  });

  it.each([
    ['oublie ça, garde le divan je le donne', 'un divan et un frigo', 'un frigo'],
    ["forget it, keep the couch, i'm giving it away", 'a couch and a fridge', 'a fridge'],
  ])('%j stops nothing, and changes the kind', (text, load, left) => {
    const { pending, slots } = after(TO_PHONE, text, { ...PAINT, hazards: [], junkText: load });
    expect(pending).toBeNull();
    expect(slots).toMatchObject({ junkText: left, junkType: 'appliances' });
  });

  it('all that is kept is no load: that is asked', () => {
    const known = { junkType: 'furniture', junkText: 'a couch' } as const;
    expect(after(TO_PHONE, 'forget it, keep the couch', known).pending).toEqual({ kind: 'stop' });
  });

  it.each([
    'the code is under the paint can',
    'leave the couch out for the neighbour',
    'take the door off the fridge',
  ])('among the notes %j takes nothing off', (text) => {
    const { slots } = after(TO_INSTRUCTIONS, text, { ...PAINT, junkText: 'couch, fridge, paint' });
    expect(slots).toMatchObject({ junkText: 'couch, fridge, paint', specialInstructions: text });
  });
});

sayings('a postal code that is not known tells the crew nothing', [
  [TO_INSTRUCTIONS, 'dont know the postal code', { specialInstructions: null }],
  [TO_INSTRUCTIONS, "sorry, I don't remember my postal code", { specialInstructions: null }],
  [TO_INSTRUCTIONS, 'je connais pas le code postal', { specialInstructions: null }],
  [TO_INSTRUCTIONS, "j'ai oublié mon code postal", { specialInstructions: null }],
  [TO_INSTRUCTIONS, 'gate code is 1234', { specialInstructions: 'gate code is 1234' }],
]);

const FRIDAY = [...TO_ADDRESS, 'friday', '12 main street'];
sayings('a day put right', [
  [
    FRIDAY,
    'the 11th of december actually',
    { pickup: { day: '2026-12-11', slot: null, time: null, asap: false } },
  ],
  [
    FRIDAY,
    'le 11 décembre finalement',
    { pickup: { day: '2026-12-11', slot: null, time: null, asap: false } },
  ],
  [
    [...TO_PICKUP, 'le 28'],
    'pas le 28, le 29 plutôt',
    { pickup: { day: '2026-11-29', slot: null, time: null, asap: false } },
  ],
  [
    [...TO_PICKUP, 'le 28'],
    'plutôt le 29',
    { pickup: { day: '2026-11-29', slot: null, time: null, asap: false } },
  ],
  [
    [...TO_PICKUP, 'le 28'],
    'le 29 au lieu du 28',
    { pickup: { day: '2026-11-29', slot: null, time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'lundi prochain en fin de journée',
    { pickup: { day: '2026-11-23', slot: 'evening', time: null, asap: false } },
  ],
  [
    TO_PICKUP,
    'fin de journée mardi',
    { pickup: { day: '2026-11-24', slot: 'evening', time: null, asap: false } },
  ],
]);

describe('behind a request that is sent', () => {
  const SENT: (string | Input)[] = [...TO_REVIEW, '@submit', { type: 'lead-result', outcome: 'accepted' }];

  it.each([
    ['add a gallon of paint thinner', 'Crews cannot take paint and solvents.'],
    ['also 2 car batteries', 'Crews cannot take batteries.'],
    ["ajoutez deux batteries d'auto", 'batteries'],
  ])('%j is passed on, with the advice on hazardous goods', (text, advice) => {
    const said = converse(...SENT, text);
    expect(lastReplyOf(said)).toContain(advice);
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'existing-request' }]);
  });
});

describe('when the office closes', () => {
  it.each(['what time do you close', 'when do you open?', 'what are your office hours'])('%j', (text) => {
    expect(lastReplyOf(converse(...TO_PHONE, text))).toContain('We answer between 9 AM and 8 PM on any day');
  });
  it.each(['à quelle heure fermez-vous?', 'vous fermez à quelle heure?'])('%j', (text) => {
    expect(lastReplyOf(inFrench(...TO_PHONE, text))).toContain('Nous répondons de 9\u00a0h à 20\u00a0h');
  });
  it('who asks for a day hears of the crews', () => {
    expect(lastReplyOf(converse(...TO_PHONE, 'are you open sundays'))).toContain('You can ask for any day');
  });
});
