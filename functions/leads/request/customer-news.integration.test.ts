import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { type LiveSocket, liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';

let product: LocalProduct;
let cookies: Record<string, string>;
beforeAll(async () => {
  product = await sharedProduct();
  cookies = await product.signIn();
});

const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const listed = async (query: string) => {
  await product.settleIndexes();
  const { body } = await product.call('GET', `/api/leads?${query}`, { cookies });
  return body as unknown as ListLeadsResponse;
};
const waiting = async (id: number) => {
  const { leads, total } = await listed('needsReply=true&limit=100');
  expect(total).toBe(leads.length);
  return leads.some((lead) => lead.id === id);
};
const patch = (id: number, body: object) => product.call('PATCH', `/api/leads/${id}`, { cookies, body });

interface Pushed {
  id: number;
  version: number;
  hasNews?: true;
  isNew?: true;
}

/** What is pushed of a lead, as soon as it is so. */
async function pushedAs(socket: LiveSocket, is: (lead: Pushed) => unknown): Promise<Pushed> {
  for (;;) {
    const { leads } = await socket.until('leads_changed');
    const lead = (leads as Pushed[]).find(is);
    if (lead) return lead;
  }
}

/** A lead of the form whose pickup is scheduled, and the calls of its customer. */
async function aBookedLead(visitorId: string) {
  const form = { ...aNewPerson(), name: 'Frank Beaton', junkType: 'yard', preferredDate: PICKUP, visitorId };
  const sent = await product.call('POST', '/api/leads', { body: { ...form, source: 'form' } });
  const id = Number(sent.body.id);
  const own = sent.cookies;
  const link = await product.call('POST', `/api/leads/${id}/request-link`, { cookies: own });
  const headers = { 'x-request-token': String(link.body.token) };
  const { body } = await patch(id, { status: 'scheduled', scheduledDate: PICKUP });
  expect(await waiting(id)).toBe(false);
  return {
    id,
    version: Number(body.version),
    cancel: () => product.call('POST', '/api/request/cancel', { headers }),
    correct: (version: number) =>
      product.call('PATCH', '/api/request', { headers, body: { version, address: '99 Elm St, Dartmouth' } }),
    askAgain: () =>
      product.call('POST', '/api/leads', {
        body: { ...form, address: '99 Elm St, Dartmouth', details: 'A sofa.', source: 'form' },
        cookies: own,
      }),
  };
}

it('a pickup that its customer cancels waits for the team, which is pushed it, until somebody has dealt with it', async () => {
  const socket = await liveSockets(product).asAdmin(cookies);
  const { id, version, cancel } = await aBookedLead('visitor-who-cancels');
  // What became new a moment ago would be pushed with what its customer does.
  await pushedAs(socket, (lead) => lead.id === id && lead.version === version);
  expect((await cancel()).status).toBe(200);
  const pushed = await pushedAs(socket, (lead) => lead.id === id && lead.hasNews);
  expect(pushed).not.toHaveProperty('isNew');
  expect(await waiting(id)).toBe(true);
  expect((await listed('needsReply=true&status=canceled')).leads.map((lead) => lead.id)).toContain(id);
  const noted = await patch(id, { newsSeen: true });
  expect(noted).toMatchObject({
    status: 200,
    body: { status: 'canceled', newsAt: null, updatedBy: 'admin' },
  });
  expect(await waiting(id)).toBe(false);
  const { body } = await product.call('GET', `/api/leads/by-id/${id}`, { cookies });
  expect((body.events as { type: string }[]).slice(0, 2).map(({ type }) => type)).toEqual([
    'noticed',
    'canceled',
  ]);
  expect((await patch(id, { newsSeen: true })).body.version).toBe(noted.body.version);
  expect((await patch(id, { newsSeen: false })).status).toBe(400);
});

it('a scheduled lead that its customer corrects or asks for again waits for the team', async () => {
  const { id, correct, askAgain } = await aBookedLead('visitor-who-corrects');
  expect((await correct(2)).status).toBe(200);
  expect(await waiting(id)).toBe(true);
  await patch(id, { notes: 'Two stairs.' });
  expect(await waiting(id)).toBe(true);
  await patch(id, { scheduledHours: '09:00-11:00' });
  expect(await waiting(id)).toBe(false);
  const again = await askAgain();
  expect(again.body).toMatchObject({ id, askedAgain: true });
  expect(await waiting(id)).toBe(true);
  await product.call('POST', `/api/leads/${id}/calls`, { cookies, body: { outcome: 'reached' } });
  expect(await waiting(id)).toBe(false);
});
