import { aLead } from '@harbour-haul/testing/leads';
import { describe, expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import { assignWithChat } from './assign-with-chat.ts';
import type { IdentifiedPlan } from './tell-team.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

const plan = (kind: 'create' | 'continue' | 'attach', before: Lead | null, after: Lead) =>
  ({
    kind,
    change: { before, after, events: [] },
    receipt: { leadId: after.id, status: after.status, createdAt: after.createdAt },
  }) as unknown as IdentifiedPlan;

const unsent = aLead({ status: 'incomplete' });
const sent = aLead({ status: 'new' });

describe('the lead of a chat that belongs to an admin', () => {
  it.each([
    ['that it makes', plan('create', null, sent)],
    ['that its visitor has not sent yet', plan('continue', unsent, unsent)],
    ['that is sent just now', plan('continue', unsent, sent)],
    ['that another chat joins', plan('attach', sent, sent)],
  ])('%s is theirs, and its timeline says so', (_case, given) => {
    const { change } = assignWithChat(given, 'sam', NOW);
    expect(change.after).toMatchObject({ ownerId: 'sam', updatedAt: NOW.toISOString() });
    expect(change.events).toEqual([{ type: 'owned', ownerId: 'sam' }]);
  });

  it.each([
    ['that was sent before stays nobody’s', plan('continue', sent, sent), 'sam'],
    ['that is a colleague’s stays theirs', plan('attach', sent, aLead({ ownerId: 'max' })), 'sam'],
    ['of nobody’s chat is nobody’s', plan('create', null, sent), null],
  ])('%s', (_case, given, ownerId) => {
    expect(assignWithChat(given, ownerId, NOW)).toBe(given);
  });
});
