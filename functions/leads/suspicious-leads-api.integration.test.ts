import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LIMITS } from '@harbour-haul/domain/limits/limits';
import { BURST } from '@harbour-haul/domain/notices/notice-limits';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { ApiResponse, LocalProduct } from '@harbour-haul/testing/local-product';
import { mailbox } from '@harbour-haul/testing/mailbox';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

const TEAM = 'team@harbour-haul.example';
const BEYOND = 7;
/** Fewer than functions run at a time, so that there is room for those that tell people. */
const AT_ONCE = 6;
const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let product: LocalProduct;
let admin: Record<string, string>;
let box: ReturnType<typeof mailbox>;
let responses: ApiResponse[];

const send = (fields: object = {}, headers: Record<string, string> = {}) =>
  product.call('POST', '/api/leads', {
    body: {
      name: 'Jane Roe',
      junkType: 'furniture',
      preferredDate: PICKUP,
      source: 'form',
      email: `jane${Math.random().toString(36).slice(2)}@example.com`,
      ...aNewPerson(),
      ...fields,
    },
    headers: { 'x-forwarded-for': '198.51.100.7', ...headers },
  });

const list = async (query: string) => {
  await product.settleIndexes();
  const { body } = await product.call('GET', `/api/leads?${query}`, { cookies: admin });
  return body as unknown as { leads: Lead[]; total: number };
};

/** Why the team has a lead under “Suspicious”; null where it has not. */
const suspicionOf = async (id: unknown) => {
  const { body } = await product.call('GET', `/api/leads/by-id/${String(id)}`, { cookies: admin });
  return (body.lead as Lead).suspicion;
};

const mailsAbout = (subject: string) => box.mails().filter((mail) => mail.subject.startsWith(subject));

/** How many mails were sent or bundled whose line of the log holds this. */
const toldOf = (text: string) =>
  product.logLines.filter(
    (line) => /"notice (sent|bundled)"/.test(line) && line.includes(text) && line.includes('#mail'),
  ).length;

/** A script sends its leads, many at once. */
beforeAll(async () => {
  product = await ownProduct({ limits: 'usual', eventRetryDelays: [0] });
  admin = await product.signIn();
  box = mailbox(product.localDir);
  responses = [];
  while (responses.length < LIMITS.leads.address.max + BEYOND) {
    const room = LIMITS.leads.address.max + BEYOND - responses.length;
    responses.push(...(await Promise.all(Array.from({ length: Math.min(room, AT_ONCE) }, () => send()))));
  }
});

describe('leads beyond what one address may send', () => {
  it('are taken like all others, and the script cannot tell which they are', async () => {
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ body }) => Object.keys(body).join()))).toEqual(
      new Set(['id,status,createdAt']),
    );
    expect(new Set(responses.map(({ body }) => body.status))).toEqual(new Set(['new']));
  });

  it('stand in a list of their own, and nowhere else', async () => {
    const suspicious = await list('status=suspicious&sort=name&order=asc&limit=5');
    expect(suspicious.total).toBe(BEYOND);
    expect(suspicious.leads).toHaveLength(5);
    expect(suspicious.leads[0]).toMatchObject({ status: 'new', suspicion: 'address_limit' });
    const all = await list('limit=100');
    expect(all.total).toBe(LIMITS.leads.address.max);
    expect(all.leads.filter(({ suspicion }) => suspicion !== null)).toEqual([]);
    expect((await list('needsReply=true&limit=100')).total).toBe(LIMITS.leads.address.max);
    const [first] = suspicious.leads;
    expect((await list(`search=${first?.address?.split(' ')[0]}%20Oak&limit=100`)).leads).not.toContainEqual(
      expect.objectContaining({ id: first?.id }),
    );
    // Whoever was told the number by phone finds it.
    expect((await list(`search=%23${first?.id}`)).leads).toHaveLength(1);
  });

  it('mail nobody but the team, and them once a day', async () => {
    // Mails come one after the other, and the machine has other things to do.
    for (let told = 1; told <= LIMITS.leads.address.max; told += 1) {
      await eventually(() => expect(toldOf('"notice":"new-lead#')).toBeGreaterThanOrEqual(told));
    }
    const mail = await box.mail(TEAM, 'A request looks like a script’s');
    expect(mail.text).toContain(`${product.url}/admin?status=suspicious`);
    expect(toldOf('"notice":"new-lead#')).toBe(LIMITS.leads.address.max);
    // The rest comes as one digest; two windows may have begun meanwhile.
    expect(mailsAbout('New lead').length).toBeLessThanOrEqual(2 * BURST.max);
    const suspicious = (await list('status=suspicious&limit=100')).leads;
    const mailed = new Set(box.mails().map(({ to }) => to));
    for (const { email } of suspicious) expect(mailed.has(String(email))).toBe(false);
    expect(mailsAbout('A request looks')).toHaveLength(1);
  });

  it('bury nothing of a person whose phone and address they name', async () => {
    const [real] = (await list('limit=1')).leads;
    const { body } = await send({ phone: real?.phone, address: real?.address, name: 'Somebody Else' });
    expect(await suspicionOf(body.id)).toBe('address_limit');
    const after = await product.call('GET', `/api/leads/by-id/${real?.id}`, { cookies: admin });
    expect(after.body.lead).toMatchObject({ version: real?.version, askedAgain: 0 });
  });

  it('repeat what they were told', async () => {
    const key = { 'Idempotency-Key': 'a-key-of-a-script' };
    const fields = { ...aNewPerson(), email: 'repeated@example.com' };
    const first = await send(fields, key);
    expect(await suspicionOf(first.body.id)).toBe('address_limit');
    expect((await send(fields, key)).body).toEqual(first.body);
  });

  it('are found to be of a person by an admin: then they count, are found and told of', async () => {
    const [wrong] = (await list('status=suspicious&limit=1')).leads;
    const before = (await list('status=suspicious&limit=1')).total;
    const release = () => product.call('POST', `/api/leads/${wrong?.id}/release`, { cookies: admin });
    const released = await release();
    expect([released.status, released.body.suspicion]).toEqual([200, null]);
    expect((await release()).body.version).toBe(released.body.version);
    expect((await list('status=suspicious&limit=1')).total).toBe(before - 1);
    expect((await list('status=new&limit=1')).total).toBe(LIMITS.leads.address.max + 1);
    expect((await list(`search=${encodeURIComponent(String(wrong?.email))}`)).leads).toHaveLength(1);
    await eventually(() => expect(toldOf(`"notice":"new-lead#${wrong?.id}#mail"`)).toBe(1));
    await box.mail(String(wrong?.email), 'Your free quote request');
  });

  it('go to the trash and come back as what they were', async () => {
    const [one] = (await list('status=suspicious&limit=1')).leads;
    const before = (await list('status=suspicious&limit=1')).total;
    const path = `/api/leads/${one?.id}`;
    expect((await product.call('DELETE', path, { cookies: admin })).status).toBe(200);
    expect((await list('status=suspicious&limit=1')).total).toBe(before - 1);
    const restored = await product.call('POST', `${path}/restore`, { cookies: admin });
    expect(restored.body.suspicion).toBe('address_limit');
    expect((await list('status=suspicious&limit=1')).total).toBe(before);
  });

  it('are released by admins alone', async () => {
    const [one] = (await list('status=suspicious&limit=1')).leads;
    expect((await product.call('POST', `/api/leads/${one?.id}/release`)).status).toBe(401);
  });
});

it('a chat that begins beyond the limit stays one lead, which continues', async () => {
  const visitorId = 'late-talker';
  const chat = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const save = (fields: object) =>
    product.call('POST', '/api/leads', {
      body: { source: 'chat', visitorId, sessionId: chat.body.id, ...fields },
      cookies: chat.cookies,
    });
  const first = await save({ name: 'Late Talker', status: 'incomplete' });
  expect([first.status, await suspicionOf(first.body.id)]).toEqual([201, 'address_limit']);
  const last = await save({ name: 'Late Talker', junkType: 'furniture', ...aNewPerson() });
  expect([last.status, last.body]).toEqual([
    200,
    { id: first.body.id, status: 'new', createdAt: first.body.createdAt },
  ]);
  expect(await suspicionOf(first.body.id)).toBe('address_limit');
});

it('a link to a suspicious request works like any other, and mails nobody of what is done with it', async () => {
  const visitorId = 'suspected-visitor';
  const email = 'somebody-named@example.com';
  const sent = await send({ visitorId, email });
  expect(await suspicionOf(sent.body.id)).toBe('address_limit');
  const path = `/api/leads/${String(sent.body.id)}/request-link`;
  const { body, status } = await product.call('POST', path, { cookies: sent.cookies });
  expect([status, body.token]).toEqual([200, expect.stringMatching(/^r1\./)]);
  const headers = { 'x-request-token': String(body.token) };
  const corrected = await product.call('PATCH', '/api/request', {
    body: { version: 1, note: 'ring twice' },
    headers,
  });
  expect(corrected.status).toBe(200);
  expect((await product.call('POST', '/api/request/cancel', { headers })).body.state).toBe('canceled');
  // Streams keep their order: what is told of a request after it is told after it.
  const later = await send({ email: 'later@example.com' });
  await product.call('POST', `/api/leads/${String(later.body.id)}/release`, { cookies: admin });
  await box.mail('later@example.com', 'Your free quote request');
  expect(box.mails().filter((mail) => mail.to.includes(email))).toEqual([]);
  expect(box.mails().filter((mail) => mail.subject.includes(`#${String(sent.body.id)}`))).toEqual([]);
});

describe('a form that a script has filled in', () => {
  const newVisitors = { 'x-forwarded-for': '203.0.113.9' };

  it('is taken and kept as suspicious, by JSON and as a form', async () => {
    const decoy = await send({ topic: 'cheap pills', filledInMs: '90000' }, newVisitors);
    expect(decoy.status).toBe(201);
    const form = new FormData();
    const fields = { name: 'Jane Roe', junktype: 'furniture', preferreddate: PICKUP, ...aNewPerson() };
    for (const [name, value] of Object.entries({ ...fields, source: 'form', topic: '', filledInMs: '120' })) {
      form.set(name, value);
    }
    const response = await fetch(`${product.url}/api/leads`, { method: 'POST', body: form });
    const fast = (await response.json()) as { id: number };
    expect([response.status, Object.keys(fast)]).toEqual([201, Object.keys(decoy.body)]);
    expect([await suspicionOf(decoy.body.id), await suspicionOf(fast.id)]).toEqual(['honeypot', 'too_fast']);
  });
});
