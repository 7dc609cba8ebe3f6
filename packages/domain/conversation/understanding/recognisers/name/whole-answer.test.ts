import { expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { capitalRun, nameByCapitals } from './whole-answer.ts';

it.each([
  ['Quinn Reply', 'Quinn Reply'],
  ['Noel Net', 'Noel Net'],
  ["Mary O'Hara Stone", "Mary O'Hara Stone"],
  ['quinn reply', null],
  ['Quinn', null],
  ['No Thanks', null],
  ['Call Me', null],
  ['Who Are You?', null],
])('nameByCapitals(%j) is %j', (text, name) => {
  expect(nameByCapitals(readUtterance(text))).toBe(name);
});

it.each([
  ['put Rosa Lima, it is her sofa', 'Rosa Lima'],
  ['The Reverend Ann K. Cole will do', 'Reverend Ann K Cole'],
  ['i do not know', null],
])('capitalRun(%j) is %j', (text, name) => {
  expect(capitalRun(readUtterance(text))).toBe(name);
});
