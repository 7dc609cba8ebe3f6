import { expect, it } from '@jest/globals';
import { withoutPlaceholder } from './fields/placeholders.ts';
import { initialStatus, LEAD_STATUS_RULES, statusRules } from './lead-status.ts';

const complete = {
  name: 'Jane Roe',
  phone: '902-555-0148',
  junkType: 'yard',
  photoPath: null,
  chatPhotoPaths: null,
};

it.each([
  ['complete', {}, 'new'],
  ['a photo in place of a type', { junkType: null, photoPath: 'a.jpg' }, 'new'],
  ['a photo of the chat in place of a type', { junkType: null, chatPhotoPaths: '["a.jpg"]' }, 'new'],
  ['no name', { name: null }, 'incomplete'],
  ['no phone', { phone: null }, 'incomplete'],
  ['neither type nor photo', { junkType: null }, 'incomplete'],
])('initialStatus of a lead with %s is %s', (_case, changes, status) => {
  expect(initialStatus({ ...complete, ...changes })).toBe(status);
});

it.each([
  ['Name pending', null],
  ['Unknown', null],
  ['Pending', null],
  ['0000000000', null],
  ['Address pending', null],
  ['Not specified', null],
  ['  ', null],
  [undefined, null],
  [null, null],
  [' Jane ', 'Jane'],
  ['Pending Street 5', 'Pending Street 5'],
])('withoutPlaceholder(%p) is %p', (given, stored) => {
  expect(withoutPlaceholder(given)).toBe(stored);
});

it('takes a status that only a later version knows for one on which somebody works', () => {
  expect(statusRules('new')).toBe(LEAD_STATUS_RULES.new);
  const later = { label: 'quoted', open: true, contacted: false, needsReply: false };
  expect(statusRules('quoted')).toEqual(later);
  expect(statusRules('toString')).toMatchObject({ label: 'toString' });
});
