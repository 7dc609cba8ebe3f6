import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { aChatVisitor, COMPLETE } from '@harbour-haul/testing/chat-visitor';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { TOMORROW } from '@harbour-haul/testing/tomorrow';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let leads: TestLeadsRepository;
let before: Record<string, number>;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  leads = productLeads(product);
});
beforeEach(async () => {
  before = await leads.counts();
});

/** How the counters have moved since the test began; no entry for a status that has not. */
async function counted(): Promise<Record<string, number>> {
  const now = await leads.counts();
  const moved = LEAD_STATUSES.map((status) => [status, now[status] - (before[status] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, by]) => by !== 0));
}

/** An admin's change of a lead. */
async function work(id: unknown, change: Partial<Lead>): Promise<void> {
  const lead = await leads.get(Number(id));
  if (!lead || (await leads.replace(lead, { ...lead, ...change, updatedBy: 'sam' })) !== 'done')
    throw new Error('Not changed.');
}

describe('the lead of a chat', () => {
  it('is incomplete when the chat is left midway, and the same lead when it is finished', async () => {
    const { save, visitorId, sessionId, cookies, address } = await aChatVisitor(product);
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const first = await save({ phone: '902-555-0148', status: 'incomplete' });
    expect([first.status, first.body.status]).toEqual([201, 'incomplete']);
    expect(await counted()).toEqual({ incomplete: 1 });
    expect(await session()).toMatchObject({ leadId: first.body.id, customer: null, leadSentAt: null });
    const prefill = await product.call('GET', `/api/leads/${visitorId}`, { cookies });
    expect(prefill.body).toMatchObject({ phone: '902-555-0148', name: null });

    const second = await save({ name: 'Jane Roe', junkType: 'yard', status: 'incomplete' });
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect(await counted()).toEqual({ incomplete: 1 });
    const customer = { name: 'Jane Roe', junkType: 'yard', area: null };
    expect(await session()).toMatchObject({ leadId: first.body.id, customer, leadSentAt: null });

    const last = await save({ ...COMPLETE, email: 'jane@example.com' });
    expect([last.status, last.body]).toEqual([200, { ...first.body, status: 'new' }]);
    expect(await counted()).toEqual({ new: 1 });
    expect(await session()).toMatchObject({
      leadSentAt: expect.any(String),
      customer: { junkType: 'furniture' },
    });
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as Lead[])[0]).toMatchObject({
      ...COMPLETE,
      address,
      id: first.body.id,
      email: 'jane@example.com',
      source: 'chat',
      visitorId,
    });
    const late = await save({ name: 'J', phone: '902-555-0199', status: 'incomplete' });
    expect(late.body).toEqual(last.body);
    expect(await leads.get(Number(first.body.id))).toMatchObject({ name: 'Jane Roe', phone: '902-555-0148' });
  });

  it('says how its visitor came, as soon as that is known, and keeps it', async () => {
    const { save } = await aChatVisitor(product);
    const touch = (search: string) =>
      `2026-11-22T18:05:00.000Z /fr${search} https://www.google.com/search?q=x`;
    const first = await save({ phone: '902-555-0148', status: 'incomplete' });
    const came = { firstTouch: touch('?utm_source=google&gclid=abc'), lastTouch: touch('?fbclid=def') };
    await save({ phone: '902-555-0148', status: 'incomplete', ...came });
    await save({
      ...COMPLETE,
      firstTouch: touch('?utm_source=later'),
      lastTouch: touch('?utm_source=later'),
    });
    expect(await leads.get(Number(first.body.id))).toMatchObject({
      firstTouch:
        '2026-11-22 18:05 UTC · utm_source=google · gclid=abc · from www.google.com/search · to /fr',
      lastTouch: '2026-11-22 18:05 UTC · fbclid=def · from www.google.com/search · to /fr',
    });
  });

  it('is that of the session in which the conversation goes on once its chat is closed', async () => {
    const { save, sessionId, visitorId, cookies } = await aChatVisitor(product);
    const first = await save({ phone: '902-555-0148', junkType: 'furniture', status: 'incomplete' });
    await product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
      cookies: admin,
      body: { status: 'closed' },
    });
    const next = async () => {
      const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
      return begun.body.id as string;
    };
    const second = await next();
    const saved = await save({
      phone: '902-555-0148',
      name: 'Jane Roe',
      sessionId: second,
      earlierSessionId: sessionId,
      status: 'incomplete',
    });
    expect([saved.status, saved.body.id]).toEqual([200, first.body.id]);
    expect(await counted()).toEqual({ incomplete: 1 });
    const session = await product.call('GET', `/api/chat/sessions/${second}`, { cookies: admin });
    expect(session.body).toMatchObject({ leadId: first.body.id });
    // From then on the session is known by itself, and so is the one after it.
    const sent = await save({ ...COMPLETE, sessionId: second });
    expect([sent.body.id, sent.body.status]).toEqual([first.body.id, 'new']);
    const third = await save({ ...COMPLETE, sessionId: await next(), earlierSessionId: second });
    expect(third.body.id).toBe(first.body.id);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is another one where the earlier session is none, is another visitor’s, or its request is over', async () => {
    const [chat, other] = [await aChatVisitor(product), await aChatVisitor(product)];
    const foreign = await other.save({ phone: '902-555-0148', status: 'incomplete' });
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const stranger = await chat.save({ ...said, earlierSessionId: other.sessionId });
    expect([stranger.status, stranger.body.id]).not.toContain(foreign.body.id);
    const nothing = await aChatVisitor(product);
    expect((await nothing.save({ ...said, earlierSessionId: 'none' })).status).toBe(201);
    const done = await aChatVisitor(product);
    const { body } = await done.save(COMPLETE);
    await product.call('PATCH', `/api/leads/${String(body.id)}`, {
      cookies: admin,
      body: { status: 'completed' },
    });
    const { visitorId, cookies } = done;
    const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
    const anew = { ...COMPLETE, sessionId: begun.body.id, earlierSessionId: done.sessionId };
    const again = await done.save(anew);
    expect([again.status, again.body.id]).not.toContain(body.id);
    expect((await done.save({ ...anew, email: 'jane@example.com' })).body.id).toBe(again.body.id);
  });

  it('is one lead when the chat saves 30 times at once', async () => {
    const { save } = await aChatVisitor(product);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        save(i % 3 === 0 ? COMPLETE : { phone: '902-555-0148', status: 'incomplete' }),
      ),
    );
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('returns the first response for a repeated key, and refuses the key for another body', async () => {
    const { save, sessionId } = await aChatVisitor(product);
    await save({ phone: '902-555-0148', status: 'incomplete' });
    const key = { 'idempotency-key': `finish-of-the-chat-${sessionId}` };
    const responses = await Promise.all(Array.from({ length: 5 }, () => save(COMPLETE, key)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await save({ ...COMPLETE, name: 'Other' }, key)).status).toBe(422);
    expect((await save({ ...COMPLETE, status: 'incomplete' }, key)).status).toBe(422);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is corrected by the chat until an admin has changed it; then only empty fields are filled', async () => {
    const { save } = await aChatVisitor(product);
    const { body } = await save(COMPLETE);
    await save({ ...COMPLETE, name: 'Jane Doe' });
    expect(await leads.get(Number(body.id))).toMatchObject({ name: 'Jane Doe', version: 2 });
    await work(body.id, { notes: 'called' });
    await save({ ...COMPLETE, name: 'Jane Other', email: 'jane@example.com' });
    const touched = { name: 'Jane Doe', email: 'jane@example.com', notes: 'called', status: 'new' };
    expect(await leads.get(Number(body.id))).toMatchObject(touched);
    await save({ ...COMPLETE, name: 'Jane Again' });
    expect(await leads.get(Number(body.id))).toMatchObject(touched);
    await work(body.id, { status: 'contacted' });
    const response = await save({ ...COMPLETE, details: 'a gate' });
    expect(response.body.status).toBe('contacted');
    expect(await leads.get(Number(body.id))).toMatchObject({
      ...touched,
      details: expect.stringMatching(/^Asked again on .* \(chat\):[\s\S]*a gate$/),
      status: 'contacted',
    });
    expect(await counted()).toEqual({ contacted: 1 });
  });

  it('keeps what its customer has added by its link, and what they say once it is worked on', async () => {
    const { save, cookies } = await aChatVisitor(product);
    const { body } = await save({ ...COMPLETE, details: 'a sofa' });
    const id = Number(body.id);
    const opened = await product.call('POST', `/api/leads/${id}/request-link`, { cookies });
    const headers = { 'x-request-token': String(opened.body.token) };
    const note = { version: 1, note: 'gate code 4711' };
    expect((await product.call('PATCH', '/api/request', { headers, body: note })).status).toBe(200);
    await save({ ...COMPLETE, details: 'resent' });
    expect((await leads.get(id))?.details).toMatch(
      /^resent\n\nAdded by the customer on \w{3} \d+, \d{4}:\ngate code 4711$/,
    );

    await product.call('PATCH', `/api/leads/${id}`, { body: { status: 'contacted' }, cookies: admin });
    const late = await save({ ...COMPLETE, details: 'and a lamp' });
    expect([late.status, late.body.id]).toEqual([200, id]);
    expect(await leads.get(id)).toMatchObject({
      askedAgain: 1,
      details: expect.stringMatching(
        /gate code 4711\n\nAsked again on \w{3} \d+, \d{4} \(chat\):\nand a lamp$/,
      ),
    });
    expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
      type: 'asked_again',
      details: 'and a lamp',
    });
    const { version } = (await leads.get(id)) ?? {};
    await save({ ...COMPLETE, details: 'and a lamp' });
    expect(await leads.get(id)).toMatchObject({ version, askedAgain: 1 });
  });

  it('that the team has moved on before its visitor sends it has their words added, and is asked for again by the next', async () => {
    const { save } = await aChatVisitor(product);
    const told = { ...COMPLETE, details: 'Junk: a sofa' };
    const { body } = await save({ ...told, status: 'incomplete' });
    const id = Number(body.id);
    await product.call('PATCH', `/api/leads/${id}`, { body: { status: 'scheduled' }, cookies: admin });
    const sent = await save({ ...told, details: 'Junk: a sofa\nSpecial instructions: ring twice' });
    expect([sent.status, sent.body.id, sent.body.askedAgain]).toEqual([200, id, undefined]);
    const lead = await leads.get(id);
    expect(lead).toMatchObject({ status: 'scheduled', askedAgain: 0, newsAt: lead?.updatedAt });
    expect(lead?.details).toMatch(
      /^Junk: a sofa\n\nAdded by the customer on \w{3} \d+, \d{4}:\nSpecial instructions: ring twice$/,
    );
    expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
      type: 'corrected',
      note: 'Special instructions: ring twice',
    });

    await save({ ...told, details: 'Junk: a sofa\nJunk: a bed' });
    expect(await leads.get(id)).toMatchObject({
      askedAgain: 1,
      details: expect.stringMatching(/ring twice\n\nAsked again on .*:\nJunk: a bed$/),
    });
  });

  it('is a new one once the first is canceled, and its chat says no more that it is', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const { body } = await save(COMPLETE);
    const opened = await product.call('POST', `/api/leads/${Number(body.id)}/request-link`, { cookies });
    const headers = { 'x-request-token': String(opened.body.token) };
    await product.settleIndexes();
    expect((await product.call('POST', '/api/request/cancel', { headers })).status).toBe(200);
    const draft = await save({ phone: '902-555-0148', status: 'incomplete' });
    expect(draft.body).toMatchObject({ id: body.id, status: 'canceled' });
    const again = await save({ ...COMPLETE, details: 'I do want it' });
    expect([again.status, again.body.status]).toEqual([201, 'new']);
    expect(again.body.id).not.toBe(body.id);
    expect(await leads.get(Number(again.body.id))).toMatchObject({ details: 'I do want it' });
    const session = await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies });
    expect(session.body.leadCanceledAt).toBeNull();
    expect((await save(COMPLETE)).body.id).toBe(again.body.id);
  });

  it('is a new one after an admin has deleted the first', async () => {
    const { save } = await aChatVisitor(product);
    const { body } = await save(COMPLETE);
    const lead = await leads.get(Number(body.id));
    if (lead) await leads.remove(lead);
    const again = await save(COMPLETE);
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(body.id);
    expect((await save(COMPLETE)).body.id).toBe(again.body.id);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([
    ['another visitor’s', async () => (await aChatVisitor(product)).sessionId],
    ['no', async () => '00000000-0000-4000-8000-000000000000'],
    ['a book-keeping row for a', async () => 'visitor#visitor-1'],
  ])('cannot name %s session', async (_case, foreign) => {
    const { save } = await aChatVisitor(product);
    const response = await save({ ...COMPLETE, sessionId: await foreign() });
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([403, ['sessionId']]);
    expect(await counted()).toEqual({});
  });

  it('is not continued by another browser', async () => {
    const { visitorId, sessionId, save } = await aChatVisitor(product);
    const { cookies: others } = await aChatVisitor(product);
    await save(COMPLETE);
    const body = { source: 'chat', visitorId, sessionId, name: 'Mallory' };
    expect((await product.call('POST', '/api/leads', { body })).status).toBe(401);
    expect((await product.call('POST', '/api/leads', { body, cookies: others })).status).toBe(403);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([['new'], ['completed'], [''], [null]])(
    'cannot be put into status %j by the chat',
    async (status) => {
      const { save } = await aChatVisitor(product);
      const response = await save({ ...COMPLETE, status });
      expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, ['status']]);
    },
  );
});

describe('a form after a chat', () => {
  it.each([
    ['left midway', { phone: '(902) 555 0148', status: 'incomplete' }],
    ['left without a phone', { name: 'Jane', status: 'incomplete' }],
  ])('that was %s is the same lead', async (_case, said) => {
    const { save, fill } = await aChatVisitor(product);
    const { body } = await save(said);
    const form = await fill({ name: 'Jane Roe-Smith' });
    expect([form.status, form.body]).toEqual([200, { ...body, status: 'new' }]);
    expect(await leads.get(Number(body.id))).toMatchObject({
      name: 'Jane Roe-Smith',
      junkType: 'yard',
      junkConfidence: null,
      junkClassificationSource: 'user',
      source: 'chat',
    });
    expect(await counted()).toEqual({ new: 1 });
  });

  it('that was sent is added to the request, which keeps what the chat said', async () => {
    const { save, fill } = await aChatVisitor(product);
    const { body } = await save({ ...COMPLETE, details: 'A couch.', preferredDate: TOMORROW });
    const later = DateTime.fromISO(TOMORROW).plus({ days: 6 });
    const form = await fill({
      junkType: 'appliances',
      preferredDate: later.toISODate(),
      details: 'washer and dryer',
    });
    expect([form.status, form.body]).toMatchObject([200, { id: body.id, askedAgain: true }]);
    const stored = await leads.get(Number(body.id));
    expect(stored).toMatchObject({ junkType: 'furniture', preferredDate: `${TOMORROW}T12:00:00.000Z` });
    const { details = '' } = stored ?? {};
    for (const said of ['A couch.', 'Appliances', later.toFormat('yyyy'), 'washer and dryer'])
      expect(details).toContain(said);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is one lead when sent ten times at once while the chat continues', async () => {
    const { save, fill } = await aChatVisitor(product);
    await save({ phone: '902-555-0148', status: 'incomplete' });
    const sending = Array.from({ length: 5 }, (_, i) => save({ details: `note ${i}`, status: 'incomplete' }));
    const [form, ...chats] = await Promise.all([fill(), ...sending]);
    expect(new Set([form, ...chats].map((response) => response?.body.id)).size).toBe(1);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([
    ['of another phone', { phone: '902-555-0199', status: 'incomplete' }, {}],
    ['that an admin works on', COMPLETE, { status: 'contacted' as const }],
    ['that an admin has noted something on', COMPLETE, { notes: 'called' }],
  ])('%s, for another place, is a lead of its own', async (_case, said, change) => {
    const { save, fill } = await aChatVisitor(product);
    const { body } = await save(said);
    if (Object.keys(change).length > 0) await work(body.id, change);
    const form = await fill({ address: aNewPerson().address });
    expect(form.status).toBe(201);
    expect(form.body.id).not.toBe(body.id);
  });

  it('attaches one form; the next form is another request', async () => {
    const { save, fill } = await aChatVisitor(product);
    const { body } = await save({ ...COMPLETE, status: 'incomplete' });
    expect((await fill()).body.id).toBe(body.id);
    const second = await fill({ junkType: 'appliances', address: '1 Cottage Rd, Bedford' });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(body.id);
    expect(await leads.get(Number(body.id))).toMatchObject({ junkType: 'yard' });
    expect(await counted()).toEqual({ new: 2 });
  });
});
