import { expect, it } from '@jest/globals';
import { readCallTimes } from './call-times-note.ts';
import { saidCallTimes } from './said-call-times.ts';
import { CALL_TIMES, NO_CALL_TIMES } from './testing/call-time-sayings.ts';

it.each(CALL_TIMES)('%j says when to call: %j', (text, times) => {
  expect(saidCallTimes(text)).toBe(times);
});

it.each(NO_CALL_TIMES)('%j does not say when to call', (text) => {
  expect(saidCallTimes(text)).toBeNull();
});

it.each([
  ['Old couch and a fridge. Please call me after 5pm, thanks', 'after 5pm'],
  ['Two sofas. Only mornings please.', 'Only mornings'],
  ['Only mornings', 'Only mornings'],
  ['Sofa\nevenings only', 'evenings only'],
  ['un divan, appelez-moi après 17 h svp', 'après 17 h'],
  ['Special instructions: gate code 4471, please call me after 5', 'after 5'],
  ['Pickup time: after 3:00 PM', null],
  ['Pickup only mornings', null],
  ['je vous appelle après souper', null],
  ['le texte avant midi', null],
  ['', null],
])('of a form, %j says when to call: %j', (text, times) => {
  expect(saidCallTimes(text)).toBe(times);
});

it('the note of the chat comes first', () => {
  const details = 'Junk: sofa, call me after five\nSpecial instructions: When to call: only after 6';
  expect(readCallTimes(details)).toBe('only after 6');
  expect(readCallTimes('Sofa. Call me after five')).toBe('after five');
  expect(readCallTimes(null)).toBeNull();
});
