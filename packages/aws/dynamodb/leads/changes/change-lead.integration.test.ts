import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { interruptCall } from '../../../testing/interrupt-calls.ts';
import { Table } from '../../table/table.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const VISITOR = { by: null, now: () => NOW };

let leads: TestLeadsRepository;
let client: DynamoDBDocumentClient;
let colleague: TestLeadsRepository;
beforeEach(async () => {
  const { clientOf, leadsTable, visitorsTable } = await createTestTables();
  const repositoryOf = (one: DynamoDBDocumentClient) =>
    new TestLeadsRepository(new Table(one, leadsTable), new Table(one, visitorsTable));
  client = clientOf('leads');
  leads = repositoryOf(client);
  colleague = repositoryOf(clientOf('leads'));
});

async function aLead(visitorId: string): Promise<number> {
  const result = await leads.create({
    submission: aSubmission({ ...aNewPerson(), visitorId }),
    from: 'form',
    finished: true,
    now: NOW,
    visitorVerified: false,
    idempotency: null,
  });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
}

const noted = (lead: Lead, notes: string) => ({ ...lead, notes });
const note = (id: number, notes: string) =>
  leads.change(id, { by: 'sam', now: () => NOW }, (lead) => ({
    next: noted(lead, notes),
    event: { type: 'noticed' },
  }));

describe('a change of a lead that another one is to know of', () => {
  /** Cancels a lead and says so to another; `meanwhile` happens before each attempt to write. */
  const cancel = (id: number, otherId: number, meanwhile: () => Promise<unknown>) =>
    leads.change(id, VISITOR, async (lead) => {
      await meanwhile();
      return {
        next: { ...lead, status: 'canceled' },
        event: { type: 'canceled' },
        beside: {
          id: otherId,
          decide: async (other) => {
            await meanwhile();
            return { next: noted(other, 'Canceled.'), event: { type: 'asked_again', details: null } };
          },
        },
      };
    });

  it('is stored with what the other one says, whoever changes that at the same time', async () => {
    const [id, otherId] = [await aLead('v-1'), await aLead('v-2')];
    let times = 0;
    const meanwhile = async () => (times++ < 4 ? note(otherId, `Note ${times}`) : undefined);
    expect(await cancel(id, otherId, meanwhile)).toMatchObject({
      outcome: 'changed',
      lead: { id, status: 'canceled', version: 2 },
    });
    expect(await leads.get(otherId)).toMatchObject({ notes: 'Canceled.' });
    const types = (await leads.timeline(otherId, { limit: 10 })).map(({ type }) => type);
    expect(types.filter((type) => type === 'asked_again')).toHaveLength(1);
    expect((await leads.counts()).canceled).toBe(1);
  });

  it('is not stored where the other one cannot be', async () => {
    const [id, otherId] = [await aLead('v-1'), await aLead('v-2')];
    let times = 0;
    expect(await cancel(id, otherId, () => note(otherId, `Note ${++times}`))).toEqual({ outcome: 'busy' });
    expect(await leads.get(id)).toMatchObject({ status: 'new', version: 1 });
    expect(await leads.get(otherId)).toMatchObject({ notes: `Note ${times}` });
  });

  it('is stored alone where the other one is gone', async () => {
    const id = await aLead('v-1');
    expect(await cancel(id, 999, async () => undefined)).toMatchObject({ outcome: 'changed' });
    expect(await leads.get(id)).toMatchObject({ status: 'canceled' });
  });
});

it('a merge is decided by both leads as they were at one moment, whenever a colleague merges them', async () => {
  const merge = (
    tab: TestLeadsRepository,
    ids: { id: number; otherId: number },
    by: string,
    seen: string[] = [],
  ) =>
    tab.changePair(ids, { by, now: () => NOW }, ({ lead, other }) => {
      seen.push(`${lead.version} and ${other.version}`);
      return other.mergedInto === lead.id ? null : { lead, other: { ...other, mergedInto: lead.id } };
    });
  const outcomes: string[] = [];
  const seen: string[] = [];
  for (let nth = 1, interrupted = true; interrupted; nth += 1) {
    const ids = { id: await aLead(`v-${nth}`), otherId: await aLead(`w-${nth}`) };
    const wasInterrupted = interruptCall(client, nth, () => merge(colleague, ids, 'dana'));
    outcomes.push((await merge(leads, ids, 'sam', seen)).outcome);
    interrupted = wasInterrupted();
  }
  expect(new Set(seen)).toEqual(new Set(['1 and 1', '2 and 2']));
  expect(new Set(outcomes)).toEqual(new Set(['unchanged', 'changed']));
});
