import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { expiryOf } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { personWrites } from '@harbour-haul/aws/dynamodb/leads/rows/lead-person-items';
import { searchWrites } from '@harbour-haul/aws/dynamodb/leads/rows/lead-search-items';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { injectConflicts } from '@harbour-haul/aws/testing/inject-conflicts';
import type { OperationName } from '@harbour-haul/contract/routes';
import { AppError } from '@harbour-haul/domain/errors';
import { needsReply } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isLive, listOf } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeEach, expect, it, jest } from '@jest/globals';
import type { HttpRequest } from '../../shared/http-types.ts';
import type { Operation } from '../../shared/operation.ts';
import { deleteLead } from '../delete-lead.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import { mergeLeads } from '../merge-leads.ts';
import { recordCall } from '../record-call.ts';
import { restoreLead } from '../restore-lead.ts';
import { unmergeLeads } from '../unmerge-leads.ts';
import { updateLead } from '../update-lead.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const LEADS = 6;
const ADMINS = ['ann', 'bea', 'sam', 'zoe'];
const ACTIONS_EACH = 25;

let client: DynamoDBDocumentClient;
let own: DynamoDBDocumentClient;
let table: string;
let leads: TestLeadsRepository;
let deps: AdminLeadsDeps;

beforeEach(async () => {
  // What the operations log is no part of this.
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const tables = await createTestTables();
  ({ client, leadsTable: table } = tables);
  own = tables.clientOf('admin-leads');
  leads = new TestLeadsRepository(new Table(own, table), new Table(own, tables.visitorsTable));
  deps = {
    leads,
    now: () => NOW,
  } as unknown as AdminLeadsDeps;
  for (let made = 0; made < LEADS; made += 1) {
    const submission = aSubmission({ ...aNewPerson(), details: `Sofa ${made}.` });
    const creation = { submission, from: 'form', finished: true, now: NOW } as const;
    await leads.create({ ...creation, visitorVerified: false, idempotency: null });
  }
});

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;
const anyId = () => 1 + Math.floor(Math.random() * LEADS);

/** The result of a change: the leads as they were stored, or the error. */
async function run(
  operation: Pick<Operation<OperationName, AdminLeadsDeps>, 'handle'>,
  by: string,
  id: number,
  sent: { body?: unknown; query?: Record<string, string> } = {},
): Promise<Lead[] | AppError> {
  const request = {
    body: sent.body,
    query: sent.query ?? {},
    params: { id: String(id) },
    user: { id: by, username: by, role: 'admin' },
  } as unknown as HttpRequest;
  try {
    const { body } = await operation.handle(request, deps);
    return 'other' in (body as object) ? Object.values(body as Record<string, Lead>) : [body as Lead];
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** One thing that an admin does to a lead, some of them with the version that they have seen. */
async function act(by: string): Promise<Lead[] | AppError> {
  const id = anyId();
  const seen = await leads.get(id);
  const version = Math.random() < 0.7 && seen ? { version: seen.version } : {};
  const otherId = 1 + (id % LEADS);
  const dice = Math.random();
  if (dice < 0.4) {
    const status = pick(['new', 'contacted', 'scheduled', 'completed']);
    const patch = { status, notes: `${by} ${dice}`, ...pick([{}, aNewPerson()]), ...version };
    return run(updateLead, by, id, { body: patch });
  }
  if (dice < 0.5) return run(recordCall, by, id, { body: { outcome: 'reached' } });
  if (dice < 0.6) return run(mergeLeads, by, id, { body: { otherId, ...version } });
  if (dice < 0.8) return run(unmergeLeads, by, id, { body: { otherId } });
  if (dice < 0.9) return run(restoreLead, by, id);
  return run(deleteLead, by, id, { query: seen ? { version: String(seen.version) } : {} });
}

async function allRows(): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ...(start && { ExclusiveStartKey: start }) }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

const nameOf = ({ id, item }: Record<string, unknown>) => `${String(id)} ${String(item)}`;

it('leaves six leads in a state that one of four concurrent admins chose and was returned', async () => {
  const injected = injectConflicts(own, 0.3);
  const results: (Lead[] | AppError)[] = [];
  const admin = async (by: string) => {
    for (let done = 0; done < ACTIONS_EACH; done += 1) results.push(await act(by));
  };
  await Promise.all(ADMINS.map(admin));
  expect(injected()).toBeGreaterThan(3);

  const refusals = results.filter((one) => one instanceof AppError);
  expect(refusals.length).toBeLessThan(results.length);
  for (const { code, message, lead } of refusals) {
    expect([code, message, lead?.id]).toEqual(['conflict', expect.any(String), expect.any(Number)]);
  }
  const chosen = new Map(
    results
      .flatMap((one) => (one instanceof AppError ? [] : one))
      .map((lead) => [`${lead.id} ${lead.version}`, lead]),
  );
  const now = await Promise.all(Array.from({ length: LEADS }, (_, index) => leads.get(index + 1)));
  const present = now.filter((lead) => lead !== null);
  expect(present).toHaveLength(LEADS);
  for (const lead of present) {
    if (lead.version > 1) expect(lead).toEqual(chosen.get(`${lead.id} ${lead.version}`));
  }
  await expectAllInStep(present);
});

/** Counters, search terms, persons, merges and expiries are what the leads themselves say. */
async function expectAllInStep(all: Lead[]): Promise<void> {
  const tallies = await leads.tallies();
  const count = (list: string) => all.filter((lead) => listOf(lead) === list).length;
  const lists = LEAD_STATUSES.map((list) => [list, count(list)]);
  expect(tallies.byStatus).toEqual(Object.fromEntries(lists));
  const trash = {
    sort: 'createdAt',
    order: 'asc',
    limit: 1,
    position: { at: 'first' },
    today: '2000-01-01',
  } as const;
  expect((await leads.trash(trash)).total).toBe(all.filter((lead) => lead.trash !== null).length);
  expect(tallies.waiting).toBe(all.filter((lead) => isLive(lead) && needsReply(lead)).length);

  const rows = await allRows();
  const keysWith = (prefix: RegExp) =>
    rows
      .filter(({ item }) => prefix.test(String(item)))
      .map(nameOf)
      .sort();
  const puts = (writes: ReturnType<typeof searchWrites>) => writes.map(({ Put }) => nameOf(Put?.Item ?? {}));
  expect(keysWith(/^term#/)).toEqual(
    all.flatMap((lead) => puts(searchWrites(new Table(client, table), null, lead))).sort(),
  );
  expect(keysWith(/^person#\w+#/)).toEqual(
    all.flatMap((lead) => puts(personWrites(new Table(client, table), null, lead))).sort(),
  );
  expect(keysWith(/^merged#/)).toEqual(
    all.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [`${mergedInto} merged#${id}`])).sort(),
  );

  const rootOf = (lead: Lead): Lead =>
    lead.mergedInto === null ? lead : rootOf(all.find(({ id }) => id === lead.mergedInto) as Lead);
  for (const lead of all) {
    const expiries = rows.filter(({ id }) => id === lead.id).map(({ expiresAt = null }) => expiresAt);
    expect([lead.id, new Set(expiries)]).toEqual([lead.id, new Set([expiryOf(rootOf(lead))])]);
  }
}
