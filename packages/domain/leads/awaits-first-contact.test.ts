import { expect, it } from '@jest/globals';
import { awaitsFirstContact } from './awaits-first-contact.ts';

const UNTOUCHED = {
  status: 'new',
  updatedBy: null,
  firstChangedAt: null,
  firstContactAt: null,
  callBackAt: null,
} as const;
const ASKED = { status: 'incomplete', callBackAt: '2026-11-21T15:00:00.000Z' } as const;

it.each([
  {},
  ASKED,
  // Written down by the team, which is no contact.
  { ...ASKED, status: 'new', updatedBy: 'sam', firstChangedAt: '2026-11-21T15:30:00.000Z' },
  { ...ASKED, updatedBy: 'sam' },
] as const)('a new lead, or one that asks for a call, awaits its first contact: %j', (said) => {
  expect(awaitsFirstContact({ ...UNTOUCHED, ...said })).toBe(true);
});

it.each([
  { status: 'contacted' },
  { status: 'incomplete' },
  { updatedBy: 'sam' },
  { firstContactAt: '2026-11-21T16:00:00.000Z' },
  { ...ASKED, firstContactAt: '2026-11-21T16:00:00.000Z' },
  { ...ASKED, status: 'canceled' },
] as const)('and none with %j', (touch) => {
  expect(awaitsFirstContact({ ...UNTOUCHED, ...touch })).toBe(false);
});
