import { expect, it } from '@jest/globals';
import { awaitsFirstContact } from './awaits-first-contact.ts';

const UNTOUCHED = { status: 'new', updatedBy: null, firstChangedAt: null, firstContactAt: null } as const;

it('a new lead that nobody has touched awaits its first contact', () => {
  expect(awaitsFirstContact(UNTOUCHED)).toBe(true);
});

it.each([
  { status: 'contacted' },
  { status: 'incomplete' },
  { updatedBy: 'sam' },
  { firstContactAt: '2026-11-21T16:00:00.000Z' },
] as const)('and none with %j', (touch) => {
  expect(awaitsFirstContact({ ...UNTOUCHED, ...touch })).toBe(false);
});
