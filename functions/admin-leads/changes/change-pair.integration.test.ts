import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { interruptCall } from '@harbour-haul/aws/testing/interrupt-calls';
import type { MergeLeadsResponse } from '@harbour-haul/contract/leads/merge/merge-leads';
import type { OperationName } from '@harbour-haul/contract/routes';
import { aNewPerson, aSubmission } from '@harbour-haul/testing/leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { HttpRequest } from '../../shared/http-types.ts';
import type { Operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import { mergeLeads } from '../merge-leads.ts';
import { unmergeLeads } from '../unmerge-leads.ts';

const NOW = new Date('2026-11-21T15:00:00.000Z');
/** Fewer calls than any of both makes. */
const MIN_CALLS = 2;

type PairOperation = Pick<Operation<OperationName, AdminLeadsDeps>, 'handle'>;

interface Tab {
  client: Parameters<typeof interruptCall>[0];
  leads: TestLeadsRepository;
  deps: AdminLeadsDeps;
}

let newTab: () => Tab;

beforeAll(async () => {
  const { clientOf, leadsTable, visitorsTable } = await createTestTables({ errorShare: 0 });
  newTab = () => {
    const client = clientOf('admin-leads');
    const leads = new TestLeadsRepository(new Table(client, leadsTable), new Table(client, visitorsTable));
    return { client, leads, deps: { leads, now: () => NOW } as unknown as AdminLeadsDeps };
  };
});
beforeEach(() => {
  // What the operations log is no part of this.
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

async function twoLeads(leads: TestLeadsRepository): Promise<{ id: number; otherId: number }> {
  const create = async () => {
    const submission = aSubmission(aNewPerson());
    const creation = { submission, from: 'form', finished: true, now: NOW } as const;
    const result = await leads.create({ ...creation, visitorVerified: false, idempotency: null });
    if (!('receipt' in result)) throw new Error(result.outcome);
    return result.receipt.leadId;
  };
  return { id: await create(), otherId: await create() };
}

async function run(
  operation: PairOperation,
  deps: AdminLeadsDeps,
  { id, otherId }: { id: number; otherId: number },
) {
  const request = {
    body: { otherId },
    query: {},
    params: { id: String(id) },
    user: { id: 'ann', username: 'ann', role: 'admin' },
  } as unknown as HttpRequest;
  const { body } = await operation.handle(request, deps);
  return (body as MergeLeadsResponse).other.mergedInto;
}

const PAIRS: [string, PairOperation, PairOperation[]][] = [
  ['merges', mergeLeads, []],
  ['separates', unmergeLeads, [mergeLeads]],
];

it.each(PAIRS)(
  '%s two leads once where the same request comes again, whatever moment of the first it comes in',
  async (_what, operation, before) => {
    let nth = 1;
    for (let isInterrupted = true; isInterrupted; nth += 1) {
      const [first, second] = [newTab(), newTab()];
      const pair = await twoLeads(second.leads);
      for (const one of before) await run(one, second.deps, pair);
      const answers: (number | null)[] = [];
      const send = async ({ deps }: typeof first) => answers.push(await run(operation, deps, pair));
      const wasInterrupted = interruptCall(first.client, nth, () => send(second));
      await send(first);
      isInterrupted = wasInterrupted();
      const expected = operation === mergeLeads ? pair.id : null;
      expect(answers).toEqual(isInterrupted ? [expected, expected] : [expected]);
      const events = await second.deps.leads.timeline(pair.id, { limit: 10 });
      expect(events.filter(({ type }) => type !== 'created')).toHaveLength(before.length + 1);
    }
    expect(nth).toBeGreaterThan(MIN_CALLS);
  },
);
