import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  quickRepliesOf,
  TO_CONTACT,
  TO_PHONE,
} from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

describe('a method that is turned down', () => {
  it.each([
    ['no email', ['contact:phone', 'contact:sms']],
    ['i dont have email', ['contact:phone', 'contact:sms']],
    ["I don't do email, sorry", ['contact:phone', 'contact:sms']],
    ["j'ai pas d'email", ['contact:phone', 'contact:sms']],
    ['please do not call', ['contact:sms', 'contact:email']],
    ['never by text', ['contact:phone', 'contact:email']],
  ])('%j leaves the others', (text, left) => {
    const said = converse(...TO_CONTACT, text);
    expect(said.state.slots.preferredContactMethod).toBeNull();
    expect(lastReplyOf(said)).toMatch(/^No problem, we won't reach you by .*\. Would you prefer .* or .*\?$/);
    expect(quickRepliesOf(said)).toEqual(left);
  });

  it('is never chosen where it is turned down once more', () => {
    expect(converse(...TO_CONTACT, 'no calls', 'no calls').state.slots.preferredContactMethod).toBe('sms');
  });

  it('asks whether the last one left is meant', () => {
    expect(lastReplyOf(converse(...TO_CONTACT, 'no calls and no texts'))).toBe('Shall I put down Email?');
  });
});

it.each(['text me not her', 'text me NOT my wife'])('%j turns somebody else down', (text) => {
  expect(converse(...TO_CONTACT, text).state.slots.preferredContactMethod).toBe('sms');
});

describe('a text to a number with an extension', () => {
  const AT_EXTENSION = [
    ...TO_PHONE,
    '902-555-0148 ext 12',
    '12 Oak St, Dartmouth B2Y 1A1',
    'friday at 2pm',
  ] as const;

  it.each(['txt pls', 'texto', '@contact:sms'])(
    '%j is not put down, and another number is asked for',
    (text) => {
      const said = converse(...AT_EXTENSION, text);
      expect(said.state.slots).toMatchObject({ phone: '(902) 555-0148 x12', preferredContactMethod: null });
      expect(said.state.step).toBe('contact-method');
      expect(lastReplyOf(said)).toMatch(
        /^A text can't reach an extension: give me another number, or we'll call\./,
      );
    },
  );

  it('is put down for another number', () => {
    const { slots } = converse(...AT_EXTENSION, 'txt pls', '902-555-0177', 'text').state;
    expect(slots).toMatchObject({ phone: '(902) 555-0177', preferredContactMethod: 'sms' });
  });

  it('becomes a call where it is asked for once more, and also where the number came later', () => {
    expect(converse(...AT_EXTENSION, 'txt pls', 'texto').state.slots.preferredContactMethod).toBe('phone');
    const late = converse(...TO_CONTACT, '@contact:sms', 'none', 'my number is 902-555-0148 ext 12');
    expect(late.state).toMatchObject({ step: 'contact-method', slots: { preferredContactMethod: null } });
  });

  it('is refused in French', () => {
    addWording('fr', FRENCH);
    const { state } = converse(...AT_EXTENSION);
    const french = { ...state, slots: { ...state.slots, language: 'fr' as const } };
    expect(lastReplyOf(converseFrom(french, ['texto']))).toMatch(/^Un texto n’atteint pas un poste\u00a0: /);
  });
});
