import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';

let product: LocalProduct;
let admin: Record<string, string>;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

const VIEW = {
  name: ' Hot in Dartmouth ',
  status: 'new',
  quick: null,
  search: 'dartmouth',
  sort: 'createdAt',
  order: 'asc',
  columns: ['phone', 'address'],
};
const save = (changes: object = {}) =>
  product.call('POST', '/api/lead-views', { cookies: admin, body: { ...VIEW, ...changes } });
const views = async () =>
  (await product.call('GET', '/api/lead-views', { cookies: admin })).body.views as {
    id: string;
    name: string;
  }[];

it('saved views are kept by name for every admin until one deletes them, and are no leads', async () => {
  const total = async () => (await product.call('GET', '/api/leads', { cookies: admin })).body.total;
  const before = await total();
  expect(await views()).toEqual([]);
  expect((await save()).status).toBe(201);
  expect(await views()).toEqual([
    { ...VIEW, name: 'Hot in Dartmouth', id: expect.any(String), savedBy: expect.any(String) },
  ]);
  const taken = await save({ name: 'HOT IN DARTMOUTH' });
  expect([taken.status, taken.body.code, Object.keys(taken.body.fields as object)]).toEqual([
    409,
    'conflict',
    ['name'],
  ]);
  expect(await total()).toBe(before);
  const [view] = await views();
  for (const _ of [1, 2]) {
    const gone = await product.call('DELETE', `/api/lead-views/${view?.id}`, { cookies: admin });
    expect([gone.status, gone.body.views]).toEqual([200, []]);
  }
});

it('saved views survive being saved at the same time', async () => {
  const names = ['One', 'Two', 'Three', 'Four'];
  const saved = await Promise.all(names.map((name) => save({ name })));
  expect(saved.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await views()).map(({ name }) => name).sort()).toEqual([...names].sort());
});

it.each([
  ['name', { name: '   ' }],
  ['name', { name: 'x'.repeat(41) }],
  ['status', { status: 'hot' }],
  ['quick', { quick: 'all' }],
  ['sort', { sort: 'password' }],
  ['columns', { columns: ['phone', 'phone'] }],
  ['columns', { columns: 'phone' }],
  ['mode', { mode: 'table' }],
  ['extra', { extra: 1 }],
])('saved views are refused with another %s than they can have', async (field, changes) => {
  const { status, body } = await save(changes);
  expect([status, Object.keys(body.fields as object).map((name) => name.replace(/\[.*/, ''))]).toEqual([
    400,
    [field],
  ]);
});

it('saved views are for admins alone', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['DELETE', '/x'],
  ] as const) {
    const { status } = await product.call(method, `/api/lead-views${path}`, {
      ...(method === 'POST' && { body: VIEW }),
    });
    expect([method, status]).toEqual([method, 401]);
  }
});
