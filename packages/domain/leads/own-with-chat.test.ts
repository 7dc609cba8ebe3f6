import { expect, it } from '@jest/globals';
import { EMPTY_LEAD, type Lead } from './lead.ts';
import { ownWithChat } from './own-with-chat.ts';

const NOW = new Date('2026-11-22T15:00:00.000Z');
const BEFORE = '2026-11-22T14:00:00.000Z';
const LEAD: Lead = {
  ...EMPTY_LEAD,
  id: 12,
  version: 3,
  status: 'new',
  source: 'chat',
  createdAt: BEFORE,
  updatedAt: BEFORE,
};
const TRASH = { deletedBy: 'max', deletedAt: BEFORE, expiresAt: '2026-12-22T14:00:00.000Z' };

it('a lead of nobody becomes that of its chat’s owner, and waits for its first contact as before', () => {
  expect(ownWithChat(LEAD, 'sam', NOW)).toEqual({
    next: { ...LEAD, ownerId: 'sam', updatedAt: NOW.toISOString() },
    event: { type: 'owned', ownerId: 'sam' },
  });
});

it.each<[string, Partial<Lead>]>([
  ['a colleague’s', { ownerId: 'max' }],
  ['theirs already', { ownerId: 'sam' }],
  ['in the trash', { trash: TRASH }],
  ['merged into another', { mergedInto: 3 }],
])('a lead that is %s stays as it is', (_case, changes) => {
  expect(ownWithChat({ ...LEAD, ...changes }, 'sam', NOW)).toBeNull();
});
