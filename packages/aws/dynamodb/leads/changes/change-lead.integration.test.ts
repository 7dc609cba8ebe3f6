import type { Lead } from '@harbour-haul/domain/leads/lead';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import { LeadsRepository } from '../leads-repository.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const VISITOR = { by: null, now: () => NOW };

let leads: LeadsRepository;
beforeEach(async () => {
  const { client, leadsTable, visitorsTable } = await createTestTables();
  leads = new LeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
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
