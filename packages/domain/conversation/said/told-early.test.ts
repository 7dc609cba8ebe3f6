import { expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, TO_CONTACT, TO_NAME, TO_PHONE } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

/** What people tell in place of what is asked for, before its turn has come. */

it.each([
  [TO_NAME, '2745 Agricola st apt 3', 'Got it: 2745 Agricola st apt 3.', 'Which name'],
  [TO_NAME, 'its 14 Hillside Ave', 'Got it: 14 Hillside Ave.', 'Which name'],
  [['an old couch'], '2745 Agricola st', 'Got it: 2745 Agricola st.', 'photo'],
  [TO_PHONE, '2745 agricola street', 'Got it: 2745 agricola street.', 'phone number'],
] as const)(
  'behind %j, %j without its town is said back, and kept until that is asked',
  (before, text, heard, asked) => {
    const told = converse(...before, text);
    expect(lastReplyOf(told)).toContain(heard);
    expect(lastReplyOf(told)).toContain(asked);
    const rest = before === TO_PHONE ? ['902-555-0148'] : ['skip', 'Jo Roe', '902-555-0148'];
    expect(lastReplyOf(converseFrom(told.state, rest))).toMatch(/^Got it: .*I have .* so far\. Which city/s);
  },
);

it('a number that is too short for a phone is said to be, whatever stands beside it', () => {
  expect(lastReplyOf(converse(...TO_PHONE, '555 1234, Halifax'))).toContain('valid phone number');
});

sayings('the part of the day, of a day that is known without one', [
  [[...TO_NAME, 'tomorrow'], 'morning pls', { pickup: { day: '2026-11-19', slot: 'morning' }, name: null }],
  [[...TO_NAME, 'tomorrow'], 'in the afternoon', { pickup: { day: '2026-11-19', slot: 'afternoon' } }],
  [[...TO_NAME, 'demain'], 'le matin svp', { pickup: { day: '2026-11-19', slot: 'morning' } }],
  [[...TO_NAME, 'tomorrow'], 'good morning', { pickup: { day: '2026-11-19', slot: null } }],
  [[...TO_PHONE, 'tomorrow'], 'mornings', { pickup: { day: '2026-11-19', slot: null } }],
  [TO_CONTACT, 'good evening', { pickup: { day: '2026-11-20', time: '14:00' } }],
]);

sayings('a given name is one, all of an answer, whatever else it means', [
  ...['Ben', 'Danny', 'Clara', 'Roger', 'Greta', 'Jan', 'Kay', 'Alberta', 'Mai'].map(
    (name) => [TO_NAME, name, { name, pickup: null }] as const,
  ),
  [['an old couch'], 'Danny', { name: 'Danny' }],
  [['an old couch'], 'kay', { name: null }],
  [TO_NAME, 'ben thanks', { name: 'Ben' }],
  [[], 'allo, je suis proprio, mon locataire a laisse un divan', { name: null }],
  [TO_NAME, 'arlo', { name: 'Arlo' }],
  [TO_NAME, 'nada', { name: null }],
  [TO_NAME, 'ben?', { name: null }],
]);

sayings('a name that is a place as well, all of an answer', [
  [TO_NAME, 'Devon', { name: 'Devon' }],
  [TO_NAME, 'sydney', { name: 'Sydney' }],
  [TO_NAME, 'Chester', { name: 'Chester' }],
  [TO_NAME, 'preston', { name: 'Preston' }],
  [TO_NAME, 'Halifax', { name: null }],
  [TO_NAME, 'Truro', { name: null }],
  [TO_NAME, 'in Chester', { name: null }],
]);
