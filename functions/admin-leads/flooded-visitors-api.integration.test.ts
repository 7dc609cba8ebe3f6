import { eventually } from '@harbour-haul/testing/eventually';
import { holdTable } from '@harbour-haul/testing/hold-table';
import { leadForm } from '@harbour-haul/testing/hostile/lead-form';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

/** How many of the visitors' calls go at a time here. */
const ROOM = 2;
const BUSY = { status: 503, text: '{"message":"Service Unavailable"}' };

/** Who sends something is counted there, and admins are not. */
const limits = holdTable('LimitsTable');
let product: LocalProduct;
let cookie: string;
beforeAll(async () => {
  const reservedConcurrency = { LeadsFunction: ROOM };
  product = await ownProduct({ between: limits.between, reservedConcurrency });
  const cookies = Object.entries(await product.signIn());
  cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => limits.close());

/** Asks once: whoever asks again until somebody is free shows nothing of who was kept out. */
async function ask(path: string, init: RequestInit): Promise<{ status: number; text: string }> {
  const response = await fetch(`${product.url}${path}`, init);
  return { status: response.status, text: await response.text() };
}

let sent = 0;
const sendLead = () =>
  ask('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(leadForm(++sent)),
  });
const listLeads = () => ask('/api/leads?limit=10', { headers: { cookie } });

/** As many calls of visitors as there may be, none of which is answered before it is let go. */
async function flood(): Promise<Promise<{ status: number }>[]> {
  // What follows a lead that was stored counts too, where everything shares the room.
  await eventually(() => expect(product.load().underWay).toBe(0));
  const calls = Array.from({ length: ROOM }, sendLead);
  await eventually(() => expect(product.load().underWay).toBe(ROOM));
  return calls;
}

async function letGo(calls: Promise<{ status: number }>[]): Promise<void> {
  limits.release();
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 201));
}

it('answers admins while as many visitors’ calls are under way as there may be, and refuses visitors beyond those', async () => {
  const calls = await flood();
  expect(await sendLead()).toEqual(BUSY);
  expect(await listLeads()).toMatchObject({ status: 200 });
  expect(await ask('/api/leads/today', { headers: { cookie } })).toMatchObject({ status: 200 });
  await letGo(calls);
  expect(await sendLead()).toMatchObject({ status: 201 });
});

it('refuses admins with the others where the account can reserve nothing, until a call is over', async () => {
  product.shareConcurrency(ROOM, {});
  limits.hold();
  const calls = await flood();
  expect(await listLeads()).toEqual(BUSY);
  await letGo(calls);
  expect(await listLeads()).toMatchObject({ status: 200 });
});
