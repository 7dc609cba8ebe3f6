import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { injectConflicts } from '../../../testing/inject-conflicts.ts';
import { Table } from '../../table/table.ts';
import { MAX_WENT_ON } from './conversation.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const ROUNDS = 12;

let client: DynamoDBDocumentClient;
let tableName: string;
let leads: TestLeadsRepository;
let person: ReturnType<typeof aNewPerson>;
let serial = 0;

beforeEach(async () => {
  const tables = await createTestTables();
  ({ client, leadsTable: tableName } = tables);
  leads = new TestLeadsRepository(new Table(client, tableName), new Table(client, tables.visitorsTable));
  person = aNewPerson();
});

/** A save of a chat; an unfinished one where nothing else is said. */
async function save(sessionId: string, said: Partial<LeadSubmission> = {}, finished = false, key?: string) {
  const submission = aSubmission({ source: 'chat', visitorId: 'v-1', sessionId, ...person, ...said });
  const creation = { submission, from: 'chat', finished, now: NOW, visitorVerified: true } as const;
  return leads.create({ ...creation, idempotency: key === undefined ? null : { key, bodyHash: 'hash' } });
}

/** The first save of the session in which a conversation went on. */
async function goOn(sessionId: string, earlierSessionId: string) {
  const submission = aSubmission({ source: 'chat', visitorId: 'v-1', sessionId, ...person });
  const creation = { submission, from: 'chat', finished: false, now: NOW, visitorVerified: true } as const;
  return leads.create({ ...creation, earlierSessionId, idempotency: null });
}

const withdraw = (sessionId: string) => leads.withdrawChat({ sessionId, visitorId: 'v-1', now: NOW });

async function stored(sessionId: string): Promise<Lead> {
  const result = await save(sessionId);
  const lead = 'receipt' in result ? await leads.get(result.receipt.leadId) : null;
  if (!lead) throw new Error(result.outcome);
  return lead;
}

/** The keys of all rows that say anything of a lead: its own partition, its search terms and its person. */
async function rowsOfLeads(): Promise<string[]> {
  const { Items = [] } = await client.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  const ofLeads = Items.filter(({ id, item }) => Number(id) > 0 || /^(?:term|person)#/.test(String(item)));
  return ofLeads.map(({ id, item }) => `${String(id)} ${String(item)}`);
}

const total = async () => Object.values(await leads.counts()).reduce((sum, count) => sum + count, 0);

describe('withdrawChat', () => {
  it('removes the incomplete lead with its timeline and counters, and says which it was', async () => {
    const lead = await stored('s-1');
    await save('s-1', { details: 'A sofa.', chatPhotoPaths: '["/uploads/a.jpg"]' });
    expect((await leads.timeline(lead.id, { limit: 10 })).length).toBeGreaterThan(1);
    const withdrawn = await withdraw('s-1');
    expect(withdrawn).toEqual({
      outcome: 'withdrawn',
      leadId: lead.id,
      sessionIds: ['s-1'],
      photoPaths: ['/uploads/a.jpg'],
      sentBefore: false,
    });
    expect([await rowsOfLeads(), await total()]).toEqual([[], 0]);
  });

  it('can be repeated, also where there never was a lead', async () => {
    const { id: leadId } = await stored('s-1');
    for (let time = 0; time < 3; time += 1) {
      expect(await withdraw('s-1')).toMatchObject({ outcome: 'withdrawn', leadId });
      expect(await withdraw('s-2')).toMatchObject({ outcome: 'withdrawn', leadId: null });
    }
  });

  it('lets no later save of the chat, finished or repeated, make a lead', async () => {
    await save('s-1', {}, false, 'key-1');
    await withdraw('s-1');
    await withdraw('s-2');
    for (const sessionId of ['s-1', 's-2']) {
      expect(await save(sessionId)).toEqual({ outcome: 'withdrawn' });
      expect(await save(sessionId, {}, true)).toEqual({ outcome: 'withdrawn' });
    }
    expect(await save('s-1', {}, false, 'key-1')).toEqual({ outcome: 'withdrawn' });
    expect([await rowsOfLeads(), await total()]).toEqual([[], 0]);
    // Another chat of the same visitor, and a form, are requests of their own.
    expect(await save('s-3')).toMatchObject({ outcome: 'created' });
    const form = {
      from: 'form',
      finished: true,
      now: NOW,
      visitorVerified: true,
      idempotency: null,
    } as const;
    const submission = aSubmission({ ...aNewPerson(), visitorId: 'v-2' });
    expect(await leads.create({ ...form, submission })).toMatchObject({ outcome: 'created' });
  });

  it('buries every session of a conversation, however many saves of them run at the same time', async () => {
    injectConflicts(client, 0.1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second, third] = [`s-1-${++serial}`, `s-2-${serial}`, `s-3-${serial}`];
      await save(first);
      await goOn(second, first);
      await Promise.all([withdraw(round % 2 === 0 ? first : second), goOn(third, second), save(second)]);
      // One that came a moment earlier has joined the conversation, and one that came later was refused.
      expect(await goOn(third, second)).toEqual({ outcome: 'withdrawn' });
      for (const sessionId of [first, second])
        expect(await save(sessionId)).toEqual({ outcome: 'withdrawn' });
      expect(await withdraw(second)).toMatchObject({ sessionIds: expect.arrayContaining([first, second]) });
      expect([await rowsOfLeads(), await total()]).toEqual([[], 0]);
    }
  });

  it('takes a session that was never saved with the conversation that went on in it', async () => {
    const { id: leadId } = await stored('s-1');
    const withdrawal = { sessionId: 's-2', earlierSessionId: 's-1', visitorId: 'v-1', now: NOW };
    const both = { outcome: 'withdrawn', leadId, sessionIds: ['s-1', 's-2'], sentBefore: false };
    expect(await leads.withdrawChat(withdrawal)).toMatchObject(both);
    expect(await leads.withdrawChat(withdrawal)).toMatchObject(both);
    expect(await leads.withdrawChat({ ...withdrawal, sessionId: 's-3' })).toMatchObject({
      leadId,
      sessionIds: ['s-1', 's-2', 's-3'],
    });
    expect([await save('s-2'), await goOn('s-4', 's-2')]).toEqual(Array(2).fill({ outcome: 'withdrawn' }));
    expect([await rowsOfLeads(), await total()]).toEqual([[], 0]);
  });

  it('goes on in as many sessions as one transaction can bury', async () => {
    const { id: leadId } = await stored('s-0');
    for (let next = 1; next <= MAX_WENT_ON; next += 1) await goOn(`s-${next}`, `s-${next - 1}`);
    expect(await goOn('s-more', `s-${MAX_WENT_ON}`)).toMatchObject({ outcome: 'created' });
    const withdrawn = await withdraw('s-7');
    expect(withdrawn).toMatchObject({ outcome: 'withdrawn', leadId });
    expect('sessionIds' in withdrawn && withdrawn.sessionIds).toHaveLength(MAX_WENT_ON + 1);
    expect(await leads.get(leadId)).toBeNull();
    expect(await total()).toBe(1);
  });

  it('refuses what was sent, and changes nothing', async () => {
    await save('s-1', {}, true);
    const before = await rowsOfLeads();
    expect(await withdraw('s-1')).toEqual({ outcome: 'sent' });
    // The same person again: their chat is attached to the lead that they have.
    await save('s-2', {}, true);
    expect(await withdraw('s-2')).toEqual({ outcome: 'sent' });
    expect(await rowsOfLeads()).toEqual(expect.arrayContaining(before));
    expect(await save('s-1', { email: 'jane@example.com' }, true)).toMatchObject({ outcome: 'updated' });
  });

  it('refuses what an admin has touched', async () => {
    const lead = await stored('s-1');
    await leads.replace(lead, { ...lead, notes: 'Called.', updatedBy: 'sam' });
    expect(await withdraw('s-1')).toEqual({ outcome: 'handled' });
    expect(await leads.get(lead.id)).toMatchObject({ notes: 'Called.' });
  });

  it('never leaves a lead behind, whatever saves run at the same time', async () => {
    injectConflicts(client, 0.1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const sessionId = `s-race-${++serial}`;
      if (round % 2 === 0) await save(sessionId);
      const saves = Array.from({ length: 5 }, (_, index) => save(sessionId, { details: `Sofa ${index}.` }));
      const both = [withdraw(sessionId), withdraw(sessionId)];
      const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
      await Promise.all(saves);
      expect(outcomes).toEqual(['withdrawn', 'withdrawn']);
      expect(await save(sessionId)).toEqual({ outcome: 'withdrawn' });
      expect([await rowsOfLeads(), await total()]).toEqual([[], 0]);
    }
  });

  it('of a chat that is sent at the same time either keeps the whole lead or none of it', async () => {
    injectConflicts(client, 0.1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const sessionId = `s-end-${++serial}`;
      person = aNewPerson();
      await save(sessionId);
      const before = await total();
      const [withdrawal, sent] = await Promise.all([withdraw(sessionId), save(sessionId, {}, true)]);
      const isKept = withdrawal.outcome === 'sent';
      expect(sent.outcome).toBe(isKept ? 'updated' : 'withdrawn');
      expect(await total()).toBe(isKept ? before : before - 1);
    }
  });
});
