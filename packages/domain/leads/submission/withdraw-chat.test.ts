import { aLead } from '@harbour-haul/testing/leads';
import { expect, it } from '@jest/globals';
import type { Lead } from '../lead.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import type { SessionLead } from './plan-submission.ts';
import { type WithdrawalRefusal, withdrawalRefusal } from './withdraw-chat.ts';

const TRASH = { deletedAt: '', deletedBy: 'sam', expiresAt: '' };

const chat = (lead: Partial<Lead> | null, link: Partial<SessionLead> = {}) => ({
  link: { leadId: 1, ...link },
  lead: lead && aLead({ status: 'incomplete', source: 'chat', ...lead }),
});

it.each<[string, ReturnType<typeof chat>, WithdrawalRefusal | null]>([
  ['is incomplete', chat({}), null],
  ['is gone', chat(null), null],
  ['counts as new since it was left', chat({ status: 'new', leftAt: 'address' }), null],
  ['was left and moved on', chat({ status: 'contacted', leftAt: 'address' }), 'sent'],
  ['was attached to the lead of another request', chat({}, { takenIn: true }), 'sent'],
  ['was completed by a form', chat({}, { joinedByForm: true }), 'sent'],
  ['was merged into another', chat({ id: 2 }), 'sent'],
  ['was changed by an admin', chat({ updatedBy: 'sam' }), 'handled'],
  ['was called by an admin', chat({ firstContactAt: '2026-11-21T15:00:00.000Z' }), 'handled'],
  ['has a repeat request of its visitor', chat({ askedAgain: 1 }), 'handled'],
  ['has a repeat request of others', chat({ askedAgain: 1, askedByOthers: 1 }), null],
  ['is in the trash', chat({ trash: TRASH }), 'handled'],
])('withdrawalRefusal of a chat whose lead %s', (_case, facts, refusal) => {
  expect(withdrawalRefusal(facts)).toBe(refusal);
});

it('withdrawalRefusal refuses every other status as sent', () => {
  for (const status of LEAD_STATUSES.filter((one) => one !== 'incomplete'))
    expect(withdrawalRefusal(chat({ status }))).toBe('sent');
});
