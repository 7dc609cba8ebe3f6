import { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { interruptCall } from '@harbour-haul/aws/testing/interrupt-calls';
import { AppError } from '@harbour-haul/domain/errors';
import { cancelRequest } from '@harbour-haul/domain/leads/request/correct-request';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { HttpRequest } from '../../shared/http-types.ts';
import { deleteLead } from '../delete-lead.ts';
import type { LeadsDeps } from '../deps.ts';
import { mergeLeads } from '../merge-leads.ts';
import { changeRequest } from './change-request.ts';
import { requireOpen } from './find-request.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');

let newTab: () => { client: Parameters<typeof interruptCall>[0]; deps: LeadsDeps };

beforeAll(async () => {
  const { clientOf, leadsTable, visitorsTable } = await createTestTables({ errorShare: 0 });
  newTab = () => {
    const client = clientOf('leads');
    const leads = new LeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
    const sessions = { ofLead: async () => [] };
    return { client, deps: { leads, sessions, now: () => NOW } as unknown as LeadsDeps };
  };
});
beforeEach(() => {
  // What the operations log is no part of this.
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

async function aLead({ leads }: LeadsDeps, visitorId: string): Promise<number> {
  const submission = aSubmission({ ...aNewPerson(), visitorId });
  const creation = { submission, from: 'form', finished: true, now: NOW } as const;
  const result = await leads.create({ ...creation, visitorVerified: true, idempotency: null });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
}

const byAdmin = (id: number, body?: object) =>
  ({
    body,
    query: {},
    params: { id: String(id) },
    user: { id: 'ann', username: 'ann', role: 'admin' },
  }) as unknown as HttpRequest;

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
    const id = await aLead(admin.deps, `v-deleted-${nth}`);
    let deleted: Promise<unknown> | undefined;
    const wasInterrupted = interruptCall(homeowner.client, nth, () => {
      deleted = deleteLead.handle(byAdmin(id), admin.deps);
      return deleted;
    });
    const answer = await cancel(id, homeowner.deps);
    isInterrupted = wasInterrupted();
    const lead = await admin.deps.leads.get(id);
    const isCanceled = lead?.status === 'canceled';
    expect([nth, answer]).toEqual([nth, isCanceled ? id : 'not_found']);
    expect(deleted === undefined).toBe(!isInterrupted);
  }
});

it('cancels the lead into which it was merged at any moment of it', async () => {
  for (let nth = 1, isInterrupted = true; isInterrupted; nth += 1) {
    const [homeowner, admin] = [newTab(), newTab()];
    const visitorId = `v-merged-${nth}`;
    const id = await aLead(admin.deps, visitorId);
    const into = await aLead(admin.deps, visitorId);
    const wasInterrupted = interruptCall(homeowner.client, nth, () =>
      mergeLeads.handle(byAdmin(into, { otherId: id }), admin.deps),
    );
    const answer = await cancel(id, homeowner.deps);
    isInterrupted = wasInterrupted();
    const { status } = (await admin.deps.leads.get(Number(answer))) ?? {};
    expect([nth, status]).toEqual([nth, 'canceled']);
  }
});
