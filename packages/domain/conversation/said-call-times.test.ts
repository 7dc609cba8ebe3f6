import { expect, it } from '@jest/globals';
import { readCallTimes } from './call-times-note.ts';
import { saidCallTimes } from './said-call-times.ts';

it.each([
  ['please call me after five', 'after five'],
  ['Old couch and a fridge. Please call me after 5pm, thanks', 'after 5pm'],
  ['Call after 5:30 p.m. please', 'after 5:30 p.m.'],
  ['You can reach me mornings only', 'mornings only'],
  ['only call me in the evening please', 'in the evening'],
  ['call or text me between 5 and 7', 'between 5 and 7'],
  ['Text me only after noon', 'only after noon'],
  ['I can be reached after 4', 'after 4'],
  ['I only take calls in the evening', 'in the evening'],
  ['Best to call is after 3', 'after 3'],
  ['couch. please call, but not before 10 am', 'not before 10 am'],
  ["Please don't call before 9", "don't call before 9"],
  ['after work please call', 'after work'],
  ['Call me any morning before ten', 'any morning before ten'],
  ['call us any evening', 'any evening'],
  ['Only mornings', 'Only mornings'],
  ['Two sofas. Only mornings please.', 'Only mornings'],
  ['Sofa\nevenings only', 'evenings only'],
  ['un divan, appelez-moi après 17 h svp', 'après 17 h'],
  ['Appelez le soir', 'le soir'],
  ['Merci de nous joindre entre 9 h et 11 h 30', 'entre 9 h et 11 h 30'],
  ['Special instructions: gate code 4471, please call me after 5', 'after 5'],
])('%j says when to call: %j', (text, times) => {
  expect(saidCallTimes(text)).toBe(times);
});

it.each([
  'Old couch',
  'call me at 902-555-0148',
  'Please call me on 902 555 0148 before you come',
  'call me before you come',
  "I'll call you after five",
  'I will call after 5',
  'I can only call after 5',
  'Pickup time: after 3:00 PM',
  'Pickup only mornings',
  'Come after five please',
  'I work mornings',
  'call me after 2 weeks',
  'call the super at 5 Oak Street',
  'phone books from 1990',
  'a phone from 2 rooms',
  '',
])('%j does not say when to call', (text) => {
  expect(saidCallTimes(text)).toBeNull();
});

it('the note of the chat comes first', () => {
  const details = 'Junk: sofa, call me after five\nSpecial instructions: When to call: only after 6';
  expect(readCallTimes(details)).toBe('only after 6');
  expect(readCallTimes('Sofa. Call me after five')).toBe('after five');
  expect(readCallTimes(null)).toBeNull();
});
