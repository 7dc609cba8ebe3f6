import { MAX_ASKED } from '@harbour-haul/contract/leads/removal/find-erased';
import { aChatVisitor } from '@harbour-haul/testing/chat-visitor';
import { leadCalls } from '@harbour-haul/testing/lead-calls';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';

let product: LocalProduct;
let cookies: Record<string, string>;

beforeAll(async () => {
  product = await sharedProduct();
  cookies = await product.signIn();
});

const { aLead, remove, act } = leadCalls(
  () => product,
  () => cookies,
);

const ask = (query: string, as = cookies) =>
  product.call('GET', `/api/leads/erased?${query}`, { cookies: as });

it('names the leads that were erased, and none of the trash or merged into another', async () => {
  const [erased, trashed, kept, folded] = [await aLead(), await aLead(), await aLead(), await aLead()];
  await remove(trashed);
  await act(kept, 'merge', { otherId: folded });
  const all = `leads=${[erased, trashed, kept, folded, erased].join()}`;
  expect((await ask(all)).body).toEqual({ leads: [], chats: [] });
  expect((await act(erased, 'erase')).status).toBe(200);
  expect((await ask(all)).body).toEqual({ leads: [erased], chats: [] });
});

it('names the chats that were erased with their person, or forgotten by their visitor', async () => {
  const [erased, forgotten, kept] = [
    await aChatVisitor(product),
    await aChatVisitor(product),
    await aChatVisitor(product),
  ];
  const all = `chats=${[erased, forgotten, kept].map(({ sessionId }) => sessionId).join()}`;
  const { body: lead } = await erased.save({ status: 'incomplete', phone: '902-555-0148' });
  expect((await ask(all)).body).toEqual({ leads: [], chats: [] });
  await act(Number(lead.id), 'erase');
  const { visitorId, sessionId } = forgotten;
  const wish = { body: { sessionId }, cookies: forgotten.cookies };
  expect((await product.call('POST', `/api/leads/${visitorId}/forget`, wish)).status).toBe(204);
  expect((await ask(`leads=${Number(lead.id)}&${all}`)).body).toEqual({
    leads: [lead.id],
    chats: [erased.sessionId, sessionId],
  });
});

it('is answered to admins alone, and refuses what is no list of ids', async () => {
  expect((await ask('leads=1', {})).status).toBe(401);
  const many = Array.from({ length: MAX_ASKED + 1 }, (_, index) => index + 1).join();
  for (const query of [`leads=${many}`, 'leads=0', 'leads=1,', 'leads=1e3', 'chats=lead%231']) {
    const { status, body } = await ask(query);
    expect([query, status, body.code]).toEqual([query, 400, 'invalid_input']);
  }
  expect((await ask('')).body).toEqual({ leads: [], chats: [] });
});
