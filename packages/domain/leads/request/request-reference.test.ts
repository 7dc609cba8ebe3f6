import { expect, it } from '@jest/globals';
import { readRequestReference, requestReference } from './request-reference.ts';

it.each([
  [1, 'HH-00001'],
  [12345, 'HH-12345'],
  [1234567, 'HH-1234567'],
])('the reference of lead %d is %s, and is read as that', (id, reference) => {
  expect(requestReference(id)).toBe(reference);
  expect(readRequestReference(reference)).toBe(id);
});

it.each([
  ['hh-00012', 12],
  [' HH 12 ', 12],
  ['hh12', 12],
  ['HH – 00012', 12],
  ['HH-', null],
  ['ahh 12', null],
  ['HH-00012 sofa', null],
  ['HH-1234567890123', null],
])('of %j the id is %p', (text, id) => expect(readRequestReference(text)).toBe(id));
