import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import { LEAD_SORT_FIELDS } from '@harbour-haul/domain/leads/search/lead-order';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

const DAY_MS = 24 * 3600 * 1000;

let product: LocalProduct;
let admin: Record<string, string>;
/** Ids of leads that came in one after the other. */
let ids: number[];

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  ids = [];
  for (const [index, name] of ['Ann Lee', 'Anna O’Brien', 'Bo Annand', 'Cy Roe', 'Dee Roe'].entries()) {
    const { body } = await product.call('POST', '/api/leads', {
      body: {
        name,
        phone: `(902) 555-010${index}`,
        address: `${index} Oak St, Dartmouth`,
        junkType: 'yard',
        details: '',
        preferredDate: halifaxToday(new Date(Date.now() + 2 * DAY_MS)),
        source: index === 0 ? 'Kijiji' : 'form',
        visitorId: `lists-${index}`,
      },
    });
    ids.push(Number(body.id));
  }
});

const get = async (query: string) => {
  await product.settleIndexes();
  return product.call('GET', `/api/leads?${query}`, { cookies: admin });
};
const list = async (query: string) => (await get(query)).body as unknown as ListLeadsResponse;
const found = async (query: string) => (await list(query)).leads.map(({ id }) => ids.indexOf(id));
const patch = (index: number, body: Record<string, unknown>) =>
  product.call('PATCH', `/api/leads/${ids[index]}`, { cookies: admin, body });

it('lists the leads that need a reply until an admin contacts them', async () => {
  expect(await found('needsReply=true')).toEqual([0, 1, 2, 3, 4]);
  await patch(1, { status: 'contacted' });
  await product.call('POST', `/api/leads/${ids[2]}/calls`, {
    cookies: admin,
    body: { outcome: 'reached' },
  });
  await product.call('POST', `/api/leads/${ids[3]}/calls`, {
    cookies: admin,
    body: { outcome: 'no-answer' },
  });
  expect(await found('needsReply=true')).toEqual([0, 3, 4]);
  expect((await list('needsReply=true&limit=1')).total).toBe(3);
  expect(await found('needsReply=true&status=new')).toEqual([0, 3, 4]);
  expect(await list('needsReply=true&status=completed')).toMatchObject({ leads: [], total: 0 });
});

it.each(LEAD_SORT_FIELDS)('lists all leads in the order of %s', async (field) => {
  expect(new Set(await found(`sort=${field}`))).toEqual(new Set(ids.keys()));
});

it('searches within what is to be done', async () => {
  expect(await found('search=roe')).toEqual([4, 3]);
  await patch(3, { ownerId: 'admin' });
  expect(await found('search=roe&owner=me')).toEqual([3]);
  expect(await found('search=roe&owner=none')).toEqual([4]);
  expect(await found('search=roe&followUpDue=true')).toEqual([]);
  expect(await found('search=oak&needsReply=true')).toEqual([4, 3, 0]);
  expect(await found('search=oak&needsReply=true&junkType=furniture')).toEqual([]);
  expect(await found(`search=%23${ids[1]}&needsReply=true`)).toEqual([]);
  expect(await found(`search=%23${ids[0]}&needsReply=true`)).toEqual([0]);
});

it('narrows a list by everything that is named at once', async () => {
  const today = halifaxToday(new Date());
  const days = `createdFrom=${today}&createdTo=${today}`;
  await patch(3, { ownerId: 'admin' });
  await patch(4, { followUpDate: today });
  const lists = {
    'needsReply=true&owner=me': [3],
    'needsReply=true&owner=none': [0, 4],
    'needsReply=true&owner=none&status=new&area=Dartmouth&junkType=yard': [0, 4],
    'needsReply=true&owner=none&area=Bedford': [],
    'owner=none&status=contacted': [1],
    'followUpDue=true&owner=none': [4],
    'followUpDue=true&owner=me': [],
    'needsReply=true&followUpDue=true': [4],
    [`${days}&needsReply=true&owner=none`]: [4, 0],
    [`${days}&source=form&owner=none&order=asc`]: [1, 2, 4],
    [`${days}&search=roe&owner=me`]: [3],
    'search=roe&needsReply=true&owner=none': [4],
    'createdFrom=2026-01-01&createdTo=2026-01-02&search=roe': [],
  };
  for (const [query, expected] of Object.entries(lists))
    expect([query, await found(query)]).toEqual([query, expected]);
  const first = await list('needsReply=true&owner=none&limit=1');
  const next = await list(`needsReply=true&owner=none&limit=1&after=${first.nextCursor}`);
  expect([first, next].map(({ leads, total }) => [leads.map(({ id }) => ids.indexOf(id)), total])).toEqual([
    [[0], null],
    [[4], null],
  ]);
  const refused = await get(`needsReply=true&owner=me&limit=1&after=${first.nextCursor}`);
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['after']]);
  await patch(3, { ownerId: null });
  await patch(4, { followUpDate: null });
});

it('counts a list by all that is named, as many as its pages have', async () => {
  const today = halifaxToday(new Date());
  const days = `createdFrom=${today}&createdTo=${today}`;
  const counts = async (query: string) =>
    (await product.call('GET', `/api/leads/count?${query}`, { cookies: admin })).body;
  const queries = [
    '',
    'status=new',
    'status=trash',
    'status=suspicious',
    'needsReply=true',
    'needsReply=true&owner=none',
    'needsReply=true&status=completed',
    'followUpDue=true',
    'followUpDue=true&owner=none',
    'owner=none',
    'owner=none&status=new&area=Dartmouth',
    'junkType=yard',
    'junkType=yard&area=Bedford',
    'search=roe',
    'search=roe&owner=me',
    `search=%23${ids[1]}`,
    'search=a',
    days,
    `${days}&status=contacted`,
    `${days}&source=form`,
    `${days}&area=Dartmouth`,
    `${days}&area=Dartmouth&owner=none`,
    `${days}&status=trash`,
  ];
  for (const query of queries) {
    const { leads } = await list(`${query}&limit=100`);
    expect([query, await counts(query)]).toEqual([query, { count: leads.length, isMore: false }]);
  }
  for (const name of ['limit=1', 'after=x', 'sort=name', 'visitorId=lists-1', 'createdFrom=2026-01-01']) {
    const { status, body } = await product.call('GET', `/api/leads/count?${name}`, { cookies: admin });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name.split('=')[0]]]);
  }
});

describe('the cursor of a lead list', () => {
  const lists = [
    'sort=name',
    'needsReply=true',
    'search=dartmouth',
    'search=dartmouth&needsReply=true',
    'search=oak',
    'sort=createdAt',
  ];

  it('is valid in its own list alone', async () => {
    for (const own of lists) {
      const { nextCursor } = await list(`${own}&limit=1`);
      for (const other of lists) {
        const { status, body } = await get(`${other}&limit=1&after=${nextCursor}`);
        const isOwn = own === other;
        expect([own, other, status]).toEqual([own, other, isOwn ? 200 : 400]);
        if (!isOwn) expect(Object.keys(body.fields as object)).toEqual(['after']);
      }
    }
  });
});

it('lists the leads with a follow-up due by today', async () => {
  const day = (days: number) => halifaxToday(new Date(Date.now() + days * DAY_MS));
  await patch(3, { followUpDate: day(-1) });
  await patch(4, { followUpDate: day(-5) });
  await patch(0, { followUpDate: day(2) });
  expect(await found('followUpDue=true')).toEqual([4, 3]);
  expect((await list('followUpDue=true')).total).toBeNull();
  await patch(4, { status: 'completed' });
  expect(await found('followUpDue=true')).toEqual([3]);
  // It was late before the pickup was agreed on, and nobody has said that it was done.
  await patch(3, { status: 'scheduled' });
  expect(await found('followUpDue=true')).toEqual([3]);
  expect(await found('search=annand&followUpDue=true')).toEqual([]);
  expect(await found('search=roe&followUpDue=true')).toEqual([3]);
  await patch(3, { status: 'new' });
});

it('lists the leads whose pickup is past, until somebody says that it was done', async () => {
  const day = (days: number) => halifaxToday(new Date(Date.now() + days * DAY_MS));
  await patch(3, { status: 'scheduled', scheduledDate: day(-2), ownerId: 'admin' });
  await patch(2, { scheduledDate: day(-9) });
  await patch(0, { scheduledDate: day(0) });
  const lists = {
    'pickupPast=true': [3, 2],
    'pickupPast=true&status=scheduled': [3],
    'pickupPast=true&status=completed': [],
    'pickupPast=true&owner=me': [3],
    'pickupPast=true&area=Dartmouth': [3, 2],
    'pickupPast=true&area=Bedford': [],
    'search=roe&pickupPast=true': [3],
    'search=lee&pickupPast=true': [],
    'needsReply=true&pickupPast=true': [],
    'followUpDue=true&pickupPast=true': [3],
  };
  for (const [query, expected] of Object.entries(lists))
    expect([query, await found(query)]).toEqual([query, expected]);
  const first = await list('pickupPast=true&limit=1');
  expect([first.leads[0]?.id, first.total]).toEqual([ids[3], null]);
  expect(await found(`pickupPast=true&limit=1&after=${first.nextCursor}`)).toEqual([2]);
  const counted = async () =>
    (await product.call('GET', '/api/leads/today', { cookies: admin })).body.pastPickups;
  expect(await counted()).toBe(2);
  await patch(3, { status: 'completed' });
  expect(await found('pickupPast=true')).toEqual([2]);
  expect(await counted()).toBe(1);
  await patch(2, { scheduledDate: day(1) });
  expect(await found('pickupPast=true')).toEqual([]);
  await patch(3, { status: 'new', ownerId: null });
  for (const index of [0, 2, 3]) await patch(index, { scheduledDate: null });
});

it('has the pickups of some days with their hours, and refuses hours without a day', async () => {
  const day = (days: number) => halifaxToday(new Date(Date.now() + days * DAY_MS));
  const hours = { scheduledHours: '09:00-11:00' };
  const refused = await patch(1, hours);
  expect([refused.status, Object.keys(refused.body.fields as object)]).toEqual([400, ['scheduledHours']]);
  expect((await patch(1, { ...hours, scheduledDate: day(3) })).body).toMatchObject(hours);
  await patch(2, { scheduledDate: day(9) });
  await product.settleIndexes();
  const calendar = (query: string) => product.call('GET', `/api/leads/calendar?${query}`, { cookies: admin });
  const { status, body } = await calendar(`from=${day(1)}&to=${day(7)}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ pickups: [{ id: ids[1], ...hours, photos: 0 }], crowdedDays: [] });
  for (const query of [
    '',
    `from=${day(1)}`,
    `from=${day(2)}&to=${day(1)}`,
    `from=${day(0)}&to=${day(14)}`,
    'from=a&to=b',
  ]) {
    expect([query, (await calendar(query)).status]).toEqual([query, 400]);
  }
  expect((await patch(1, { scheduledDate: null })).body).toMatchObject({ scheduledHours: null });
  await patch(2, { scheduledDate: null });
});

it.each([
  ['ann', [0, 1, 2]],
  ['obrien', [1]],
  ['%28902%29%20555-0103', [3]],
  ['oak%20roe', [4, 3]],
  ['ROE%20dartmouth', [4, 3]],
  ['nobody', []],
  ['a', []],
  ['%25', []],
])('a search for %s finds %j', async (text, expected) => {
  const { leads, total } = await list(`search=${text}`);
  expect(leads.map(({ id }) => ids.indexOf(id))).toEqual(expected);
  expect(total).toBeNull();
});

it('finds a lead by its id, and treats a blank search as none', async () => {
  expect(await found(`search=%23${ids[1]}`)).toEqual([1]);
  expect(await found(`search=%23${ids[1]}&status=new`)).toEqual([]);
  expect(await found('search=%23987654')).toEqual([]);
  expect((await list('search=%20%20')).total).toBe(5);
});

it('pages through search results by cursor', async () => {
  const first = await list('search=dartmouth&limit=3');
  const second = await list(`search=dartmouth&limit=3&after=${first.nextCursor}`);
  const back = await list(`search=dartmouth&limit=3&before=${second.prevCursor}`);
  expect([...first.leads, ...second.leads].map(({ id }) => ids.indexOf(id))).toEqual([4, 3, 2, 1, 0]);
  expect(second.nextCursor).toBeNull();
  expect(back.leads).toEqual(first.leads);
});

it('lists deleted leads in the trash alone, until they are restored', async () => {
  await product.call('DELETE', `/api/leads/${ids[0]}`, { cookies: admin });
  expect(await found('')).toEqual([4, 3, 2, 1]);
  expect(await found('search=ann')).toEqual([1, 2]);
  expect(await found('visitorId=lists-0')).toEqual([]);
  expect(await list('status=trash')).toMatchObject({ leads: [{ id: ids[0] }], total: 1 });
  expect(await found(`search=%23${ids[0]}`)).toEqual([]);
  for (const text of [`%23${ids[0]}`, `HH-${ids[0]}`, 'ann', '0100', 'lee oak'])
    expect(await found(`search=${text}&status=trash`)).toEqual([0]);
  expect(await found('search=roe&status=trash')).toEqual([]);
  expect(await found('search=roe&status=suspicious')).toEqual([]);
  expect(
    (await product.call('GET', '/api/leads/count?search=ann&status=trash', { cookies: admin })).body,
  ).toEqual({
    count: 1,
    isMore: false,
  });
  await product.call('POST', `/api/leads/${ids[0]}/restore`, { cookies: admin });
  expect(await list('status=trash')).toMatchObject({ leads: [], total: 0 });
  expect(await found('visitorId=lists-0')).toEqual([0]);
});

it.each([
  ['constructor=1', 'constructor'],
  ['__proto__=1', '__proto__'],
  ['toString=', 'toString'],
  ['status=constructor', 'status'],
  ['status=__proto__', 'status'],
  ['status=merged', 'status'],
  ['sort=hasOwnProperty', 'sort'],
  ['order=__proto__', 'order'],
  ['needsReply=yes', 'needsReply'],
  ['followUpDue=1', 'followUpDue'],
  ['pickupPast=1', 'pickupPast'],
  [`search=${'x'.repeat(101)}`, 'search'],
  ['visitorId=lists-0&owner=me', 'visitorId'],
  ['search=ann&visitorId=v', 'visitorId'],
  ['followUpDue=true&visitorId=v', 'visitorId'],
  ['pickupPast=true&visitorId=v', 'visitorId'],
  ['search=ann&after=WyJzZWFyY2giLCJ4Il0', 'after'],
  ['visitorId=v&before=%3B', 'before'],
])('refuses %s and names the field', async (query, field) => {
  const { status, body } = await get(query);
  expect([status, Object.getOwnPropertyNames(body.fields)]).toEqual([400, [field]]);
});

it('a list says which of its leads this admin has opened', async () => {
  const see = (id: number | string, cookies = admin) =>
    product.call('POST', `/api/leads/${id}/seen`, { cookies });
  expect((await see(ids[1] ?? 0)).status).toBe(204);
  expect((await see(ids[1] ?? 0)).status).toBe(204);
  expect((await see(ids[3] ?? 0)).status).toBe(204);
  expect([(await see(99_999)).status, (await see('x')).status, (await see(1, {})).status]).toEqual([
    404, 404, 401,
  ]);
  const { seen = [] } = await list('limit=100');
  expect(seen.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b)).toEqual([1, 3]);
});

describe('GET /api/leads/overview', () => {
  const overview = async (query = '') =>
    (await product.call('GET', `/api/leads/overview${query}`, { cookies: admin }))
      .body as unknown as LeadsOverview;

  it('returns the days, values and times to first contact of the stored leads', async () => {
    await patch(4, { estimatedValue: 120.5 });
    const { days, firstContact, valueByStatus } = await overview();
    expect(days).toHaveLength(30);
    const sum = (key: 'byStatus' | 'bySource' | 'byJunkType', name: string) =>
      days.reduce((total, day) => total + ((day[key] as Record<string, number>)[name] ?? 0), 0);
    expect(['new', 'contacted', 'completed'].map((status) => sum('byStatus', status))).toEqual([3, 1, 1]);
    expect([sum('bySource', 'kijiji'), sum('bySource', 'form'), sum('byJunkType', 'yard')]).toEqual([
      1, 4, 5,
    ]);
    expect(days.at(-1)?.byArea).toEqual({ Dartmouth: 5 });
    expect(firstContact.contacted).toBe(3);
    expect(firstContact.answers.reduce((all, { leads }) => all + leads, 0)).toBe(3);
    expect(firstContact.medianMinutes).toBeLessThan(10);
    expect(valueByStatus).toMatchObject({ completed: 120.5, new: 0 });
  });

  it('each of its figures has a list of the leads behind it', async () => {
    const today = halifaxToday(new Date());
    const days = `createdFrom=${today}&createdTo=${today}`;
    expect(await found(days)).toEqual([4, 3, 2, 1, 0]);
    expect(await found(`${days}&source=kijiji&order=asc`)).toEqual([0]);
    expect(await found(`${days}&area=Dartmouth&junkType=yard&order=asc`)).toEqual([0, 1, 2, 3, 4]);
    expect(await found(`${days}&area=other`)).toEqual([]);
    expect(await found('createdFrom=2026-01-01&createdTo=2026-01-31')).toEqual([]);
    const first = await list(`${days}&limit=2`);
    const second = await list(`${days}&limit=2&after=${first.nextCursor}`);
    const third = await list(`${days}&limit=2&after=${second.nextCursor}`);
    const back = await list(`${days}&limit=2&before=${third.prevCursor}`);
    const pages = [first, second, third, back].map(({ leads }) => leads.map(({ id }) => ids.indexOf(id)));
    expect(pages).toEqual([[4, 3], [2, 1], [0], [2, 1]]);
    expect([first.total, third.nextCursor]).toEqual([null, null]);
  });

  it('GET /api/leads/today counts what there is to do', async () => {
    const today = halifaxToday(new Date());
    const { body } = await product.call('GET', '/api/leads/today', { cookies: admin });
    const waiting = (await list('needsReply=true&limit=100')).leads.length;
    const due = (await list('followUpDue=true&limit=100')).leads.length;
    const { total: suspicious } = await list('status=suspicious');
    expect(body).toEqual({
      day: today,
      newToday: 5,
      waiting,
      followUpsDue: due,
      hasMoreDue: false,
      pastPickups: 0,
      hasMorePast: false,
      suspicious,
      valueScheduled: 0,
    });
  });

  it('counts the chats of the period by the step that they reached', async () => {
    const visitorId = 'lists-chat';
    const created = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
    const say = (cookies: Record<string, string>, body: Record<string, unknown>) =>
      product.call('POST', `/api/chat/sessions/${String(created.body.id)}/messages`, { body, cookies });
    const said = { sender: 'user', content: 'a couch', clientMessageId: 'm-1', step: 3 };
    expect((await say(created.cookies, said)).status).toBe(201);
    expect((await say(created.cookies, said)).status).toBe(201);
    expect((await say(created.cookies, { ...said, clientMessageId: 'm-2', step: 11 })).status).toBe(400);
    const { funnel } = await overview('?days=7');
    expect(funnel.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(funnel.map(({ chats }) => chats)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['?days=7', 7],
    ['?days=90&_t=1', 90],
  ])('has each day of %s up to today in Halifax', async (query, count) => {
    const before = halifaxToday(new Date());
    const { days } = await overview(query);
    expect(days).toHaveLength(count);
    expect([before, halifaxToday(new Date())]).toContain(days.at(-1)?.day);
  });

  it.each([
    ['?days=8', 'days'],
    ['?days=constructor', 'days'],
    ['?toString=1', 'toString'],
  ])('refuses %s and names the field', async (query, field) => {
    const { status, body } = await product.call('GET', `/api/leads/overview${query}`, { cookies: admin });
    expect([status, Object.getOwnPropertyNames(body.fields)]).toEqual([400, [field]]);
  });

  it('is for admins alone', async () => {
    expect((await product.call('GET', '/api/leads/overview')).status).toBe(401);
  });
});

it('names visitors by the newest lead that they have sent with a name, for admins alone', async () => {
  const named = (visitors: string, cookies = admin) =>
    product.call('GET', `/api/leads/visitors?visitors=${visitors}`, { cookies });
  const { body } = await named('lists-0,nobody,lists-4,lists-0');
  expect(body).toEqual({
    customers: {
      'lists-0': { leadId: ids[0], name: 'Ann Lee' },
      'lists-4': { leadId: ids[4], name: 'Dee Roe' },
    },
  });
  // Who is in the trash says who nobody is.
  await product.call('DELETE', `/api/leads/${ids[4]}`, { cookies: admin });
  expect((await named('lists-4')).body).toEqual({ customers: {} });
  expect((await named('a b')).body).toMatchObject({ fields: { visitors: expect.stringContaining('25') } });
  expect((await named(Array.from({ length: 26 }, (_, index) => `v${index}`).join())).status).toBe(400);
  expect((await named('lists-0', {})).status).toBe(401);
});
