import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { interruptCall } from '@harbour-haul/aws/testing/interrupt-calls';
import { AppError } from '@harbour-haul/domain/errors';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { cancelRequest } from '@harbour-haul/domain/leads/request/correct-request';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { requireOpen } from './find-request.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

interface Tab {
  client: Parameters<typeof interruptCall>[0];
  leads: TestLeadsRepository;
  deps: LeadsDeps;
}

let newTab: () => Tab;

beforeAll(async () => {
  const { clientOf, leadsTable, visitorsTable } = await createTestTables({ errorShare: 0 });
  newTab = () => {
    const client = clientOf('leads');
    const leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
    const sessions = { ofLead: async () => [] };
    return { client, leads, deps: { leads, sessions, now: () => NOW } as unknown as LeadsDeps };
  };
});
beforeEach(() => {
  // What the operations log is no part of this.
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

async function aLead({ leads }: Tab, visitorId: string): Promise<number> {
  const submission = aSubmission({ ...aNewPerson(), visitorId });
  const creation = { submission, from: 'form', finished: true, now: NOW } as const;
  const result = await leads.create({ ...creation, visitorVerified: true, idempotency: null });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
}

const byAdmin = { by: 'ann', now: () => NOW };
const inTrash = { deletedAt: NOW.toISOString(), deletedBy: 'ann', expiresAt: '2026-12-21T15:00:00.000Z' };

/** How a cancellation ends: the lead that it has canceled, or its refusal. */
async function cancel(id: number, deps: LeadsDeps): Promise<number | string> {
  try {
    const shown = await changeRequest(id, deps, async (found) => {
      requireOpen(found);
      return { next: cancelRequest(found.lead, NOW), event: { type: 'canceled' } };
    });
    return shown.id;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

it('answers as a moment later where the lead is deleted at any moment of it', async () => {
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [homeowner, admin] = [newTab(), newTab()];
    const id = await aLead(admin, `v-deleted-${nth}`);
    const wasInterrupted = interruptCall(homeowner.client, nth, () =>
      admin.leads.change(id, byAdmin, (lead) => ({
        next: { ...lead, trash: inTrash },
        event: { type: 'deleted' },
      })),
    );
    const answer = await cancel(id, homeowner.deps);
    isInterrupted = wasInterrupted();
    const lead = await admin.leads.get(id);
    expect([nth, answer]).toEqual([nth, lead?.status === 'canceled' ? id : 'not_found']);
    expect(lead?.trash === null).toBe(!isInterrupted);
  }
});

it('cancels the lead into which it was merged at any moment of it', async () => {
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [homeowner, admin] = [newTab(), newTab()];
    const visitorId = `v-merged-${nth}`;
    const id = await aLead(admin, visitorId);
    const into = await aLead(admin, visitorId);
    const wasInterrupted = interruptCall(homeowner.client, nth, () =>
      admin.leads.changePair({ id: into, otherId: id }, byAdmin, (read) => mergeLeads(read, 'ann', NOW)),
    );
    const answer = await cancel(id, homeowner.deps);
    isInterrupted = wasInterrupted();
    const { status } = (await admin.leads.get(Number(answer))) ?? {};
    expect([nth, status]).toEqual([nth, 'canceled']);
  }
});
