import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
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
} from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: string[]) => converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);
const TO_PHOTO = ['@junk:furniture'];

describe('who asks what a question means is told of that question', () => {
  it.each([
    ['Like what?', [], ENGLISH.answers['what-we-take']],
    ['what do you mean?', TO_PHOTO, ENGLISH.answers.photo],
    ['what do you mean?', TO_NAME, ENGLISH.name.needed],
    ['what does that mean', TO_PHONE, ENGLISH.phone.needed],
    ['sorry, what do you mean?', TO_ADDRESS, ENGLISH.address.needed],
    ['like what?', TO_PICKUP, ENGLISH.answers.hours],
    ['such as?', TO_CONTACT, ENGLISH.answers['how-contact']],
    ['Like what?', TO_INSTRUCTIONS, ENGLISH.instructions.ask],
    ['such as?', TO_INSTRUCTIONS, ENGLISH.instructions.ask],
  ])('%j after %j', (text, before, told) => {
    const asked = converse(...before, text);
    expect(lastReplyOf(asked)).toContain(told);
    expect(asked.state.step).toBe(converse(...before).state.step);
  });

  it.each([
    ['comme quoi?', [], FRENCH.answers['what-we-take']],
    ['comme quoi ?', TO_PICKUP, FRENCH.answers.hours],
    ['que voulez-vous dire?', TO_CONTACT, FRENCH.answers['how-contact']],
    ["c'est-à-dire?", TO_INSTRUCTIONS, FRENCH.instructions.ask],
  ])('%j after %j', (text, before, told) => {
    const asked = inFrench(...before, text);
    expect(lastReplyOf(asked)).toContain(told);
    expect(asked.state.step).toBe(inFrench(...before).state.step);
  });
});

describe('nobody is thanked by a title or a letter', () => {
  it.each([
    ['Dr. Lowe', 'Thanks, Dr. Lowe!'],
    ['Mr and Mrs Smith', 'Thanks, Mr and Mrs Smith!'],
    ['Jane Roe', 'Thanks, Jane!'],
  ])('%j', (name, thanks) => {
    expect(lastReplyOf(converse(...TO_NAME, name))).toContain(thanks);
  });

  it('in French either', () => {
    expect(lastReplyOf(inFrench(...TO_NAME, 'M. Tremblay'))).toContain('Merci, M. Tremblay!');
  });
});

it.each([
  '- couch\n- two mattresses',
  '• couch\n• two mattresses',
  '* couch\n* two mattresses',
  '1. couch\n2. two mattresses',
  'I have:\n– couch\n– two mattresses',
])('a list is read back without its marks: %j', (text) => {
  expect(lastReplyOf(converse(text))).toContain('Furniture (couch, two mattresses)');
});

describe('what is left to us at the photo is no wish for the pickup', () => {
  it.each(['Whatever is easiest', 'whatever works', "whatever's easiest for you guys", 'up to you'])(
    '%j',
    (text) => {
      expect(converse(...TO_PHOTO, text).state).toMatchObject({ step: 'name', slots: { pickup: null } });
    },
  );

  it.each(['ce qui est le plus simple', 'comme vous voulez', 'peu importe'])('%j', (text) => {
    expect(inFrench(...TO_PHOTO, text).state).toMatchObject({
      step: 'name',
      slots: { pickup: null, name: null },
    });
  });

  it('but a day is', () => {
    expect(converse(...TO_PHOTO, 'any day is fine').state.slots.pickup).not.toBeNull();
  });
});

describe('a call is asked for in the first message', () => {
  const CALLED = {
    callbackRequested: true,
    lead: 'sending',
    slots: { phone: '(902) 555-0132', preferredContactMethod: 'phone' },
  };

  it.each([
    'Just call me 902-555-0132',
    'Just call me at 902-555-0132',
    'please call 902-555-0132',
    'can you call me 902-555-0132',
  ])('%j', (text) => {
    expect(converse(text).state).toMatchObject(CALLED);
  });

  it.each(['appelez-moi au 902-555-0132', 'rappelez moi 902-555-0132'])('%j', (text) => {
    expect(inFrench(text).state).toMatchObject(CALLED);
  });

  it('and answers the question for the number later on', () => {
    const state = converse(...TO_PHONE, 'just call me at 902-555-0132').state;
    expect(state).toMatchObject({ callbackRequested: false, step: 'address' });
  });
});
