import { expect, it } from '@jest/globals';
import { parsePattern } from './record-filter.ts';

const fits = (pattern: object, record: unknown) =>
  parsePattern(JSON.stringify(pattern), 'Mapping.Filter')(record);

const RECORD = {
  eventName: 'INSERT',
  dynamodb: { NewImage: { item: { S: 'event#1' }, type: { S: 'corrected' } } },
};
const newImage = (image: object) => ({ dynamodb: { NewImage: image } });

it.each([
  ['a value', { eventName: ['INSERT'] }, true],
  ['one of several', { eventName: ['MODIFY', 'INSERT'] }, true],
  ['another value', { eventName: ['MODIFY'] }, false],
  ['nested, with a prefix', newImage({ item: { S: [{ prefix: 'event#' }] } }), true],
  ['another prefix', newImage({ item: { S: [{ prefix: 'lead' }] } }), false],
  ['all of several', { eventName: ['INSERT'], ...newImage({ type: { S: ['canceled'] } }) }, false],
  ['what is there', newImage({ type: { S: [{ exists: true }] } }), true],
  ['what is not there', newImage({ personRequestedAt: { S: [{ exists: true }] } }), false],
  ['the absence of what is not there', newImage({ status: { S: [{ exists: false }] } }), true],
  ['only leaves exist', newImage({ type: [{ exists: true }] }), false],
  ['anything but', { eventName: [{ 'anything-but': ['REMOVE'] }] }, true],
  ['not anything but', { eventName: [{ 'anything-but': ['INSERT'] }] }, false],
])('a pattern finds %s', (_case, pattern, expected) => {
  expect(fits(pattern, RECORD)).toBe(expected);
});

it('a rule that the local streams do not know is an error of the template', () => {
  expect(() => fits({ eventName: [{ numeric: ['>', 1] }] }, RECORD)).toThrow('Mapping.Filter.eventName');
  expect(() => fits({ eventName: 'INSERT' }, RECORD)).toThrow('expected a list');
});
