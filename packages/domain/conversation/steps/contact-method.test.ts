import { describe, expect, it } from '@jest/globals';
import { converse, lastReplyOf, quickRepliesOf, TO_CONTACT } from '../testing/converse.ts';

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
