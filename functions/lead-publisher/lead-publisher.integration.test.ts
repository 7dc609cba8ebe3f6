import type { LeadStand } from '@harbour-haul/contract/realtime';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { type LiveSocket, liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { mailbox, tokenIn } from '@harbour-haul/testing/mailbox';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let socket: LiveSocket;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  socket = await liveSockets(product).asAdmin(admin);
});

const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function sendForm(fields: object = {}): Promise<number> {
  const body = { name: 'Jane Roe', junkType: 'furniture', preferredDate: PICKUP, source: 'form', ...fields };
  const response = await product.call('POST', '/api/leads', { body: { ...aNewPerson(), ...body } });
  expect(response.status).toBe(201);
  return Number(response.body.id);
}

const patch = (id: number, body: object) =>
  product.call('PATCH', `/api/leads/${id}`, { body, cookies: admin });

/** The number of the next push that says how this lead stands. */
async function pushed(id: number, version: number | null): Promise<number> {
  for (;;) {
    const { leadsSeq, leads } = await socket.until('leads_changed');
    if ((leads as LeadStand[]).some((lead) => lead.id === id && lead.version === version))
      return Number(leadsSeq);
  }
}

it('a lead is pushed to admins, whoever wrote it: form, chat, another admin', async () => {
  const id = await sendForm();
  const first = await pushed(id, 1);
  await patch(id, { status: 'contacted' });
  expect(await pushed(id, 2)).toBeGreaterThan(first);

  const visitorId = 'visitor-of-a-chat';
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const lead = { source: 'chat', visitorId, sessionId: body.id, name: 'Pat Chat', status: 'incomplete' };
  const { body: saved } = await product.call('POST', '/api/leads', { body: lead, cookies });
  await pushed(Number(saved.id), 1);
});

it('a lead that its homeowner corrects by the link is pushed', async () => {
  const email = 'jane@example.com';
  const id = await sendForm({ email });
  const token = tokenIn(await mailbox(product.localDir).mail(email, 'Your free quote request'));
  const body = { version: 1, note: 'ring twice' };
  await product.call('PATCH', '/api/request', { body, headers: { 'x-request-token': token } });
  await pushed(id, 2);
});

it('a lead that is erased is pushed without a version', async () => {
  const id = await sendForm();
  const erased = await product.call('POST', `/api/leads/${id}/erase`, { body: {}, cookies: admin });
  expect(erased.status).toBe(200);
  await pushed(id, null);
});

it('a push that was lost is told by the next pong: changes of leads, and the newest chats', async () => {
  const seqOf = async () => {
    socket.send({ type: 'ping' });
    return socket.until('pong');
  };
  const before = Number((await seqOf()).leadsSeq);
  const id = await sendForm();
  expect(await pushed(id, 1)).toBe(before + 1);
  expect((await seqOf()).leadsSeq).toBe(before + 1);
  const { body } = await product.call('POST', '/api/chat/sessions', {
    body: { visitorId: 'visitor-missed' },
  });
  // The list of chats is an index, which may lag: some ping or other has it.
  await eventually(async () => {
    expect((await seqOf()).chats).toContainEqual({ id: body.id, seq: 0, version: 1, noteSeq: 0 });
  });
});

it('visitors hear nothing of leads', async () => {
  const visitorId = 'visitor-who-listens';
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const visitor = await liveSockets(product).asVisitor(visitorId, String(body.id), cookies);
  await pushed(await sendForm(), 1);
  visitor.send({ type: 'ping' });
  // Whatever was pushed to it would have come before.
  const pong = await visitor.next();
  expect(pong).toMatchObject({ type: 'pong', sessionId: body.id });
  expect(pong).not.toHaveProperty('leadsSeq');
});
