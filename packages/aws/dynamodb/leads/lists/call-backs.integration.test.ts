import { changeLead } from '@harbour-haul/domain/leads/change-lead';
import { EVERY_LEAD } from '@harbour-haul/domain/leads/export/export-filter';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { withCall } from '@harbour-haul/domain/leads/record-call';
import { parseChatSubmission } from '@harbour-haul/domain/leads/submission/parse-submission';
import { aLead, aNewPerson } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, expect, it } from '@jest/globals';
import { readExportRows } from '../../exports/lead-export-rows.ts';
import { Table } from '../../table/table.ts';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { commitLeadChange } from '../changes/lead-commit.ts';

const NOW = new Date('2026-11-27T15:00:00.000Z');
const AUTHOR = { by: 'sam', now: () => NOW };
const FIRST = { limit: 20, position: { at: 'first' } } as const;

let table: Table;
let leads: TestLeadsRepository;
let settleIndexes: () => Promise<void>;

beforeEach(async () => {
  const tables = await createTestTables();
  settleIndexes = tables.settleIndexes;
  table = new Table(tables.client, tables.leadsTable);
  leads = new TestLeadsRepository(table, new Table(tables.client, tables.visitorsTable));
});

/** Somebody who asks the chat to be called, and says no more. */
async function askForCall(): Promise<number> {
  const said = { phone: aNewPerson().phone, preferredContactMethod: 'phone' } as const;
  const result = await leads.create({
    submission: parseChatSubmission(said, NOW),
    from: 'chat',
    finished: false,
    now: NOW,
    visitorVerified: false,
    idempotency: null,
  });
  if (!('receipt' in result)) throw new Error(result.outcome);
  return result.receipt.leadId;
}

/** The lead of a wish for a call as an earlier version has stored it. */
async function earlierCall(): Promise<number> {
  const facts = { id: 900, name: null, junkType: null, junkClassificationSource: null } as const;
  const after = aLead({ ...facts, status: 'incomplete', preferredContactMethod: 'phone' });
  await commitLeadChange(table, leadChangeWrites(table, { before: null, after, events: [] }));
  return after.id;
}

async function save(id: number, next: (lead: Lead) => Lead): Promise<void> {
  const result = await leads.change(id, AUTHOR, (lead) => ({ next: next(lead), event: { type: 'called' } }));
  expect(result.outcome).toBe('changed');
}
const patch = (id: number, said: Parameters<typeof changeLead>[1]) =>
  save(id, (lead) => changeLead(lead, said, 'sam', NOW).lead);

/** The leads of the list, which are as many as are counted. */
async function waiting(): Promise<number[]> {
  await settleIndexes();
  const page = await leads.waiting(FIRST);
  expect(page.total).toBe(page.leads.length);
  expect((await leads.tallies()).waiting).toBe(page.leads.length);
  return page.leads.map(({ id }) => id);
}

it('who asks for a call is listed and counted among those who wait, until somebody was in contact', async () => {
  const [called, moved] = [await askForCall(), await askForCall()];
  expect(await waiting()).toEqual([called, moved]);
  for (const id of [called, moved]) await patch(id, { status: 'new', notes: 'Left voicemail Sat 10am' });
  await save(called, (lead) => withCall(lead, { outcome: 'no-answer' }, NOW));
  expect(await waiting()).toEqual([called, moved]);
  await save(called, (lead) => withCall(lead, { outcome: 'reached' }, NOW));
  await patch(moved, { status: 'contacted' });
  expect(await waiting()).toEqual([]);
  await patch(moved, { status: 'new' });
  expect(await waiting()).toEqual([moved]);
});

it('of those who wait, a status is listed and exported by itself', async () => {
  const [incomplete, noted] = [await askForCall(), await askForCall()];
  await patch(noted, { status: 'new', notes: 'Busy' });
  await settleIndexes();
  for (const [status, id] of [
    ['incomplete', incomplete],
    ['new', noted],
  ] as const) {
    const asked = { ...FIRST, group: {}, order: 'asc', list: { kind: 'waiting', status } } as const;
    expect((await leads.matching(asked)).leads.map((lead) => lead.id)).toEqual([id]);
    const filter = { ...EVERY_LEAD, queue: 'needs-reply', status, today: '2026-11-27' } as const;
    const exported: (number | undefined)[] = [];
    for await (const rows of readExportRows(table, filter, null))
      exported.push(...rows.map(({ lead }) => lead.id));
    expect(exported).toEqual([id]);
  }
});

it.each<[string, (id: number) => Promise<void>, boolean]>([
  ['a note', (id) => patch(id, { status: 'new', notes: 'Busy' }), true],
  [
    'a call that nobody answered',
    (id) => save(id, (lead) => withCall(lead, { outcome: 'no-answer' }, NOW)),
    true,
  ],
  [
    'a call that reached them',
    (id) => save(id, (lead) => withCall(lead, { outcome: 'reached' }, NOW)),
    false,
  ],
  ['a status that says so', (id) => patch(id, { status: 'contacted' }), false],
])(
  'a wish for a call of an earlier version joins them with its next write, be it %s',
  async (_case, write, waits) => {
    const id = await earlierCall();
    expect(await waiting()).toEqual([]);
    await write(id);
    expect(await waiting()).toEqual(waits ? [id] : []);
    await patch(id, { status: 'canceled' });
    expect(await waiting()).toEqual([]);
  },
);
