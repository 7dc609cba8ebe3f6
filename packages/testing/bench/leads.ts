import { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { LeadPageQuery } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import { SeenLeads } from '@harbour-haul/aws/dynamodb/leads/seen-leads';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { LEAD_STATUSES, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import { LEAD_SORT_FIELDS } from '@harbour-haul/domain/leads/search/lead-order';
import { createTables } from '@harbour-haul/local-cloud/dynamodb/create-tables';
import { startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import { readTemplate } from '../assembly.ts';
import { EVEN_VISITOR, evenLead } from '../seed/even-lead.ts';
import { writeLeads } from '../seed/write-leads.ts';
import synthesize from '../setup/synthesize.ts';
import { countReads, type ReadCost } from './counted-reads.ts';

/**
 * `npm run bench:leads [max]`: what every list of leads costs at 100 leads and at ten times as many, again and again,
 * up to 100,000: SDK calls, read units and time. Sizes are measured in turns, so that a busy machine is as busy for each.
 * Ends with 1 where calls or units differ, or where the median at any size is 1.3 times that at the smallest or more.
 */
const BUDGET = 1.3;
const REGION = 'ca-central-1';
const CHUNK = 500;
const MINUTES_APART = 10;
const ROUNDS = 120;
const WARM_UP = 10;
/** What there is to do today: follow-ups are counted up to a hundred, and so cost by how many there are till then. */
const TODAY = 'today';
const OVERVIEW = 'overview, 90 days';

type Read = () => Promise<unknown>;

interface Database {
  size: number;
  cost: () => ReadCost;
  reads: Map<string, Read>;
}

interface Measured {
  cost: ReadCost;
  times: number[];
}

const maxSize = Number(process.argv[2] ?? 100_000);
const sizes = [100, 1_000, 10_000, 100_000].filter((size) => size <= maxSize);
await synthesize();
const dynamodb = await startDynamoDbLocal({ inMemory: true, longRun: true });
try {
  const databases: Database[] = [];
  for (const size of sizes) databases.push(await fill(size));
  report(await measure(databases));
} finally {
  await dynamodb.stop();
}

/** A database of its own with so many leads, and all reads of it. */
async function fill(size: number): Promise<Database> {
  const { endpoint } = dynamodb;
  const accessKeyId = `BENCH${size}`;
  const names = await createTables({ template: readTemplate(), endpoint, accessKeyId, region: REGION });
  const table = (prefix: string) => Object.entries(names).find(([id]) => id.startsWith(prefix))?.[1] ?? '';
  const client = createDocumentClient({
    endpoint,
    region: REGION,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  });
  const now = new Date();
  const started = performance.now();
  for (let from = 1; from <= size; from += CHUNK) {
    const leads = Array.from({ length: Math.min(CHUNK, size - from + 1) }, (_, index) => {
      const id = from + index;
      return evenLead(id, new Date(now.getTime() - (size - id) * MINUTES_APART * 60_000), now);
    });
    await writeLeads(new Table(client, table('Leads')), leads);
  }
  console.log(`${size} leads stored in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const leads = new LeadsRepository(new Table(client, table('Leads')), new Table(client, table('Visitors')));
  const overview = new OverviewRepository({
    leads: new Table(client, table('Leads')),
    sessions: new Table(client, table('Sessions')),
  });
  const seen = new SeenLeads(new Table(client, table('Leads')));
  const reads = await readsOf({ leads, overview, seen }, now);
  return { size, cost: countReads(client), reads };
}

async function readsOf(
  { leads, overview, seen }: { leads: LeadsRepository; overview: OverviewRepository; seen: SeenLeads },
  now: Date,
): Promise<Map<string, Read>> {
  const first = { limit: 10, position: { at: 'first' } } as const;
  const plain: LeadPageQuery = { ...first, status: null, sort: 'createdAt', order: 'desc' };
  const today = halifaxToday(now);
  const { nextKey, leads: newest } = await leads.list(plain);
  const ids = newest.map(({ id }) => id);
  for (const id of ids) await seen.mark('admin', id);
  const { prevKey } = await leads.list({ ...plain, position: { at: 'last' } });
  const search = (...terms: string[]) => leads.search({ ...first, terms, status: null });
  return new Map<string, Read>([
    ['first page', () => leads.list(plain)],
    ['next page', () => leads.list({ ...plain, position: { at: 'after', key: nextKey ?? '' } })],
    ['last page', () => leads.list({ ...plain, position: { at: 'last' } })],
    ['page before the last', () => leads.list({ ...plain, position: { at: 'before', key: prevKey ?? '' } })],
    ...LEAD_SORT_FIELDS.map((sort): [string, Read] => [`sort ${sort}`, () => leads.list({ ...plain, sort })]),
    ...LEAD_STATUSES.map((status): [string, Read] => [
      `status ${status}`,
      () => leads.list({ ...plain, status }),
    ]),
    ['the trash', () => leads.trash({ ...plain, today: now.toISOString().slice(0, 10) })],
    ['needs reply', () => leads.waiting(first)],
    ['follow-up due', () => leads.due({ ...first, statuses: OPEN_STATUSES, today })],
    ['of a visitor', () => leads.ofVisitor({ ...first, visitorId: EVEN_VISITOR, status: null })],
    ['search a town', () => search('halifax')],
    ['search two words', () => search('halifax', 'ns')],
    ['search a phone', () => search('902555')],
    ['search #id', () => leads.get(50)],
    ['seen of a page', () => seen.among('admin', ids)],
    [
      'of today',
      () => leads.created({ ...first, status: null, order: 'desc', from: today, to: today, group: {} }),
    ],
    [
      'of 90 days, one source',
      () =>
        leads.created({
          ...first,
          status: null,
          order: 'desc',
          from: daysLater(today, -89),
          to: today,
          group: { source: 'form' },
        }),
    ],
    [TODAY, () => overview.readToday(today)],
    [OVERVIEW, () => overview.read(periodDays(today, 90))],
  ]);
}

async function measure(databases: Database[]): Promise<Map<string, Measured[]>> {
  const names = [...(databases[0]?.reads.keys() ?? [])];
  const measured = new Map(
    names.map((name) => [name, databases.map((): Measured => ({ cost: { calls: 0, units: 0 }, times: [] }))]),
  );
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    // None of them is always the first.
    const turns = round % 2 === 0 ? [...databases.entries()] : [...databases.entries()].reverse();
    for (const name of names) {
      for (const [index, { cost, reads }] of turns) {
        cost();
        const start = performance.now();
        await reads.get(name)?.();
        const time = performance.now() - start;
        const one = measured.get(name)?.[index];
        if (one && round >= WARM_UP) one.times.push(time);
        if (one) one.cost = cost();
      }
    }
  }
  return measured;
}

function report(measured: Map<string, Measured[]>): void {
  const missed: string[] = [];
  console.log(
    `${'calls, read units, p50/p95 ms at'.padEnd(34)}${sizes.map((size) => String(size).padEnd(27)).join('')}`,
  );
  for (const [name, ofSizes] of measured) {
    const p50s = ofSizes.map(({ times }) => share(times, 0.5));
    const ratio = Math.max(...p50s) / (p50s[0] ?? 1);
    const costs = ofSizes.map(({ cost, times }, index) => {
      const p95 = share(times, 0.95);
      return `${cost.calls} ${cost.units.toFixed(1)} ${p50s[index]?.toFixed(1)}/${p95.toFixed(1)}`.padEnd(27);
    });
    // The overview reads what was counted on each day: its cost goes by the days on which leads came in, which are few
    // where there are few leads, and never more than 90.
    const counted = name !== OVERVIEW && name !== TODAY;
    const equal = new Set(ofSizes.map(({ cost }) => `${cost.calls} ${counted ? cost.units : ''}`));
    if (equal.size > 1 || (counted && ratio > BUDGET)) missed.push(name);
    console.log(`${name.padEnd(34)}${costs.join('')}ratio ${ratio.toFixed(2)}`);
  }
  console.log(missed.length === 0 ? 'All budgets held.' : `Missed: ${missed.join(', ')}.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function share(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;
}
