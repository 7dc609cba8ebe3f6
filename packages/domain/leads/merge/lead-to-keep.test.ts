import { expect, it } from '@jest/globals';
import { EMPTY_LEAD, type Lead } from '../lead.ts';
import { leadToKeep } from './lead-to-keep.ts';

const lead = (id: number, status: Lead['status']) => ({ ...EMPTY_LEAD, id, status }) as Lead;

it.each<[Lead['status'], Lead['status'], number]>([
  ['canceled', 'new', 2],
  ['completed', 'incomplete', 2],
  ['new', 'canceled', 1],
  ['new', 'scheduled', 2],
  ['incomplete', 'new', 2],
  ['scheduled', 'contacted', 1],
  ['new', 'new', 1],
  ['canceled', 'completed', 1],
])('of #1 that is %s and #2 that is %s, #%i is to stay', (one, other, kept) => {
  const pair = [lead(1, one), lead(2, other)] as const;
  expect(leadToKeep(pair).id).toBe(kept);
  expect(leadToKeep([pair[1], pair[0]]).id).toBe(kept);
});
