import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { withDeadline } from '@harbour-haul/aws/clients/deadline';
import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { toLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import type { Query } from '@harbour-haul/aws/dynamodb/table/expressions';
import type { Item } from '@harbour-haul/aws/dynamodb/table/items';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { eraseExports, removeExport } from '@harbour-haul/aws/s3/erase-exports';
import { ExportFiles } from '@harbour-haul/aws/s3/export-files';
import { csvHeading, csvLine } from '@harbour-haul/domain/leads/export/csv-leads';
import { EVERY_LEAD } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { runningS3 } from '@harbour-haul/local-cloud/testing/running-s3';
import { aLead } from '@harbour-haul/testing/leads';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeAll, expect, it, jest } from '@jest/globals';
import type { ExportWriterDeps } from '../deps.ts';
import { newExport, readOwnExport } from './lead-export.ts';
import { writeExport } from './write-export.ts';

const s3 = runningS3();

/** 6.5 MB in lines, so that a file has a part of 5 MiB and a rest. */
const LEADS = 1_100;
const TEXT = 'A couch, "the big one", and a fridge.\n'.repeat(150);
const leads = Array.from({ length: LEADS }, (_, index) =>
  aLead({
    id: index + 1,
    status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? 'new',
    createdAt: new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString(),
    notes: TEXT,
  }),
);
const newestFirst = (from = leads) => from.toReversed().map(csvLine).join('');
const WHOLE = `\ufeff${csvHeading()}${newestFirst()}`;

let tables: Awaited<ReturnType<typeof createTestTables>>;
let deps: ExportWriterDeps;
/** As the function of leads sees it, which reads and erases what was exported. */
let log: LeadExportsRepository;
let now = new Date('2026-11-21T15:00:00.000Z');

beforeAll(async () => {
  tables = await createTestTables();
  const exportsOf = (name: 'export' | 'admin-leads') =>
    new LeadExportsRepository({
      leads: new Table(tables.clientOf(name), tables.leadsTable),
      exports: new Table(tables.clientOf(name), tables.exportsTable),
    });
  log = exportsOf('admin-leads');
  deps = {
    exports: exportsOf('export'),
    exportFiles: new ExportFiles(s3.plainClient, s3.exports),
    // A part a call.
    workMs: 0,
    now: () => now,
  };
  await putLeads(tables.client, tables.leadsTable, leads);
  await tables.settleIndexes();
});

const nothing = EVERY_LEAD;

async function start(filter: LeadExport['filter'] = nothing): Promise<LeadExport> {
  const row = newExport(filter, { user: { id: 'ann', username: 'ann', role: 'admin' } }, deps);
  const uploadId = await deps.exportFiles.begin(row.id, row.fileName);
  const started = { ...row, uploadId, endsAt: new Date(now.getTime() + 24 * 3_600_000).toISOString() };
  await deps.exports.put(started);
  return started;
}

async function continueExport({ id }: LeadExport): Promise<LeadExport | null> {
  const read = await deps.exports.get(id);
  return read && writeExport(read, deps);
}

async function finish(row: LeadExport): Promise<LeadExport> {
  for (let calls = 0; calls < 10; calls += 1) {
    const next = await continueExport(row);
    if (next?.phase === 'done') return next;
  }
  throw new Error('The export came to no end.');
}

const download = async ({ id }: LeadExport) => {
  const response = await fetch(await deps.exportFiles.address(id));
  // Kept by hand, since `text()` drops the byte order mark.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, text, headers: response.headers };
};

const folder = (name: string) => join(s3.directory, s3.exports, name);
const openUploads = () => (existsSync(folder('uploads')) ? readdirSync(folder('uploads')) : []);

it('writes the export part by part, one a call, and returns its progress', async () => {
  const row = await start();
  const seen = [await continueExport(row), await continueExport(row)];
  expect(seen.map((one) => one?.phase)).toEqual(['open', 'done']);
  const [first = 0, last = 0] = seen.map((one) => one?.rows ?? 0);
  expect(first > 0 && first < last).toBe(true);
  expect(last).toBe(LEADS);
  const { text, headers } = await download(row);
  expect(text === WHOLE).toBe(true);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="harbour-haul-leads-2026-11-21.csv"');
  expect(openUploads()).toEqual([]);
});

it('writes the export in one call where there is time', async () => {
  const row = await start();
  const read = await deps.exports.get(row.id);
  const done = read && (await writeExport(read, { ...deps, workMs: 60_000 }));
  expect(done?.phase).toBe('done');
  expect((await download(row)).text === WHOLE).toBe(true);
});

it('exports the leads of the filter, the bounds included', async () => {
  const [from, to] = [leads[100]?.createdAt ?? '', leads[199]?.createdAt ?? ''];
  const row = await finish(await start({ ...EVERY_LEAD, status: 'qualified', from, to }));
  const shown = leads.slice(100, 200).filter(({ status }) => status === 'qualified');
  expect(row.rows).toBe(shown.length);
  expect((await download(row)).text === `\ufeff${csvHeading()}${newestFirst(shown)}`).toBe(true);
});

it('exports the heading alone where no lead matches the filter', async () => {
  const row = await finish(await start({ ...nothing, to: '2019-01-01T00:00:00.000Z' }));
  expect((await download(row)).text).toBe(`\ufeff${csvHeading()}`);
});

it('writes one file, complete and in order, when several callers continue at once', async () => {
  const row = await start();
  for (let round = 0; round < 4; round += 1) {
    const seen = await Promise.all([continueExport(row), continueExport(row), continueExport(row)]);
    if (seen.some((one) => one?.phase === 'done')) break;
  }
  expect(await continueExport(row)).toMatchObject({ phase: 'done', rows: LEADS });
  expect((await download(row)).text === WHOLE).toBe(true);
});

it('continues after a call that died before storing its part, and after one that died at the end', async () => {
  const row = await start();
  const number = await deps.exports.claimPart(row.id);
  await deps.exportFiles.putPart({ id: row.id, uploadId: row.uploadId ?? '' }, number ?? 0, Buffer.alloc(10));
  await continueExport(row);
  // The file is completed from its parts, and then the caller dies.
  const finishing = deps.exports.finish.bind(deps.exports);
  deps.exports.finish = () => Promise.reject(new Error('The function was killed.'));
  await expect(continueExport(row)).rejects.toThrow('killed');
  deps.exports.finish = finishing;
  expect(await continueExport(row)).toMatchObject({ phase: 'done', rows: LEADS });
  expect((await download(row)).text === WHOLE).toBe(true);
});

it('exports a lead once that changes its status meanwhile, and none that was created later', async () => {
  const row = await start();
  await continueExport(row);
  const updatedAt = new Date().toISOString();
  const moved = leads.slice(0, 40).map((lead) => ({ ...lead, updatedAt, status: 'canceled' as const }));
  const late = aLead({ id: 99_999, createdAt: new Date(now.getTime() + 1).toISOString() });
  for (const lead of [...moved, late]) {
    await tables.client.send(new PutCommand({ TableName: tables.leadsTable, Item: toLeadItem(lead) }));
  }
  const done = await finish(row);
  const ids = (await download(row)).text.match(/^\d+(?=,")/gm) ?? [];
  expect(done.rows).toBe(LEADS);
  expect(new Set(ids).size).toBe(LEADS);
  await putLeads(tables.client, tables.leadsTable, leads.slice(0, 40));
  await tables.settleIndexes();
});

it('exports a lead that goes from a list which is not read yet to one that is', async () => {
  const updatedAt = new Date().toISOString();
  const moved = leads.slice(7, 8).map((lead) => ({ ...lead, updatedAt, status: 'canceled' as const }));
  const between = async () => {
    await putLeads(tables.client, tables.leadsTable, moved);
    await tables.settleIndexes();
  };
  const interrupted = new LeadExportsRepository({
    leads: new Interrupted(tables.clientOf('export'), tables.leadsTable, between),
    exports: new Table(tables.clientOf('export'), tables.exportsTable),
  });
  const row = await start();
  const done = await writeExport(row, { ...deps, exports: interrupted, workMs: 60_000 });
  expect(done).toMatchObject({ phase: 'done', rows: LEADS });
  const ids = (await download(row)).text.match(/^\d+(?=,")/gm) ?? [];
  expect(ids).toEqual(leads.map(({ id }) => String(id)).toReversed());
  await putLeads(tables.client, tables.leadsTable, leads.slice(7, 8));
  await tables.settleIndexes();
});

/** A table of leads of which something happens between the reading of what was canceled and of all else. */
class Interrupted extends Table {
  readonly #between: () => Promise<void>;
  readonly #happened = Promise.withResolvers<void>();
  #isHappening = false;

  constructor(client: DynamoDBDocumentClient, name: string, between: () => Promise<void>) {
    super(client, name);
    this.#between = between;
  }

  override async *queryPages(query: Query): AsyncGenerator<Item[], void, undefined> {
    if (query.values?.[':list'] !== 'canceled') {
      await this.#happened.promise;
      yield* super.queryPages(query);
      return;
    }
    const pages: Item[][] = [];
    for await (const page of super.queryPages(query)) pages.push(page);
    if (!this.#isHappening) {
      this.#isHappening = true;
      await this.#between();
      this.#happened.resolve();
    }
    yield* pages;
  }
}

it('goes on behind the lead with which a call ended, wherever pages end', async () => {
  const paged = new LeadExportsRepository({
    leads: new PagedByOne(tables.clientOf('export'), tables.leadsTable),
    exports: new Table(tables.clientOf('export'), tables.exportsTable),
  });
  const row = await start();
  for (let calls = 0; calls < 5; calls += 1) {
    const read = await deps.exports.get(row.id);
    if (read) await writeExport(read, { ...deps, exports: paged });
  }
  expect(await deps.exports.get(row.id)).toMatchObject({ phase: 'done', rows: LEADS });
});

/** A table whose pages have one item each: where a page ends is DynamoDB's own affair. */
class PagedByOne extends Table {
  override async *queryPages(query: Query): AsyncGenerator<Item[], void, undefined> {
    for await (const page of super.queryPages(query)) for (const item of page) yield [item];
  }
}

it('leaves nothing of a canceled export, even while a call is writing it', async () => {
  const row = await start();
  await continueExport(row);
  const read = await deps.exports.get(row.id);
  const writing = read && writeExport(read, { ...deps, workMs: 60_000 });
  await removeExport(read ?? row, deps);
  expect(await writing).toBeNull();
  expect((await download(row)).status).toBe(404);
  expect(openUploads()).toEqual([]);
  expect(await log.since(row.startedAt)).not.toContainEqual(expect.objectContaining({ id: row.id }));
});

it('returns an export to its own admin alone, for a day', async () => {
  const row = await start();
  const readBy = (username: string, id = row.id) =>
    readOwnExport({ params: { id }, user: { id: username, username, role: 'admin' } }, deps);
  expect(await readBy('ann')).toMatchObject({ id: row.id });
  await expect(readBy('bob')).rejects.toMatchObject({ code: 'not_found' });
  await expect(readBy('ann', 'export#1')).rejects.toMatchObject({ code: 'not_found' });
  const started = now;
  now = new Date(started.getTime() + 24 * 3_600_000);
  await expect(readBy('ann')).rejects.toMatchObject({ code: 'not_found' });
  now = started;
  await removeExport(row, deps);
});

it('logs finished exports, newest first, and writes nothing but its own attributes', async () => {
  const before = now;
  now = new Date('2026-11-22T10:00:00.000Z');
  const filter = { ...EVERY_LEAD, status: 'scheduled' as const, from: null, to: null };
  const row = await finish(await start(filter));
  expect(await log.since('2026-11-22T00:00:00.000Z')).toEqual([
    {
      id: row.id,
      filter,
      startedBy: 'ann',
      startedAt: now.toISOString(),
      finishedAt: now.toISOString(),
      rows: row.rows,
      leadIds: null,
    },
  ]);
  expect(await log.since('2026-11-23T00:00:00.000Z')).toEqual([]);
  now = before;
});

it('erases no export that there is no time for, and says so', async () => {
  now = new Date('2027-01-24T10:00:00.000Z');
  const rows = [await start(), await start()];
  const store = { ...deps, exports: log };
  expect(await withDeadline(Date.now(), () => eraseExports(store, now))).toEqual({ count: 0, isDone: false });
  expect((await log.startedSince(now.toISOString())).map(({ phase }) => phase)).toEqual(['open', 'open']);
  expect(await eraseExports(store, now)).toEqual({ count: rows.length, isDone: true });
});

it('erases every export file and part for a privacy request, repeatably', async () => {
  now = new Date('2026-12-24T10:00:00.000Z');
  const done = await finish(await start({ ...nothing, to: '2020-01-02T00:00:00.000Z' }));
  const open = await start();
  await continueExport(open);
  const store = { ...deps, exports: log };
  expect(await eraseExports(store, now)).toEqual({ count: 2, isDone: true });
  expect((await download(done)).status).toBe(404);
  expect(await continueExport(open)).toMatchObject({ phase: 'removed' });
  expect(openUploads()).toEqual([]);
  const removed = jest.spyOn(deps.exportFiles, 'remove');
  expect(await eraseExports(store, now)).toEqual({ count: 0, isDone: true });
  expect(removed).not.toHaveBeenCalled();
  removed.mockRestore();
  expect((await log.since(done.startedAt)).map(({ id }) => id)).toEqual([done.id]);
});
