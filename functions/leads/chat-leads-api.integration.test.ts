import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { awaitsFirstContact } from '@harbour-haul/domain/leads/awaits-first-contact';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import { eventually } from '@harbour-haul/testing/eventually';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
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
  leads = new TestLeadsRepository(
    productTable(product, 'LeadsTableName'),
    productTable(product, 'VisitorsTableName'),
  );
});
beforeEach(async () => {
  before = await leads.counts();
});

const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');
let serial = 0;

/** A visitor in a chat, who lives where nobody else does, and what they can do. */
async function aChat() {
  const visitorId = `visitor-${++serial}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const sessionId = body.id as string;
  const { address } = aNewPerson();
  const send = (lead: Record<string, unknown>, headers: Cookies = {}) =>
    product.call('POST', '/api/leads', { body: lead, headers, cookies });
  const fill = (form: Record<string, unknown> = {}) =>
    send({
      name: 'Jane Roe',
      phone: '902-555-0148',
      address,
      junkType: 'yard',
      preferredDate: tomorrow,
      source: 'form',
      visitorId,
      ...form,
    });
  const save = (said: Record<string, unknown>, headers?: Cookies) =>
    send({ source: 'chat', visitorId, sessionId, ...said, ...('address' in said && { address }) }, headers);
  return { visitorId, sessionId, cookies, address, fill, save };
}

/** Writes a message of a chat. */
const write = (id: string, body: unknown, cookies: Cookies) =>
  product.call('POST', `/api/chat/sessions/${id}/messages`, { body, cookies });

const complete = {
  name: 'Jane Roe',
  phone: '902-555-0148',
  address: 'where this visitor lives',
  junkType: 'furniture',
  junkConfidence: 0.92,
  junkClassificationSource: 'ai',
  preferredContactMethod: 'sms',
};

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
    const { save, visitorId, sessionId, cookies, address } = await aChat();
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

    const last = await save({ ...complete, email: 'jane@example.com' });
    expect([last.status, last.body]).toEqual([200, { ...first.body, status: 'new' }]);
    expect(await counted()).toEqual({ new: 1 });
    expect(await session()).toMatchObject({
      leadSentAt: expect.any(String),
      customer: { junkType: 'furniture' },
    });
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as Lead[])[0]).toMatchObject({
      ...complete,
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
    const { save } = await aChat();
    const touch = (search: string) =>
      `2026-11-22T18:05:00.000Z /fr${search} https://www.google.com/search?q=x`;
    const first = await save({ phone: '902-555-0148', status: 'incomplete' });
    const came = { firstTouch: touch('?utm_source=google&gclid=abc'), lastTouch: touch('?fbclid=def') };
    await save({ phone: '902-555-0148', status: 'incomplete', ...came });
    await save({
      ...complete,
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
    const { save, sessionId, visitorId, cookies } = await aChat();
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
    const sent = await save({ ...complete, sessionId: second });
    expect([sent.body.id, sent.body.status]).toEqual([first.body.id, 'new']);
    const third = await save({ ...complete, sessionId: await next(), earlierSessionId: second });
    expect(third.body.id).toBe(first.body.id);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is another one where the earlier session is none, is another visitor’s, or its request is over', async () => {
    const [chat, other] = [await aChat(), await aChat()];
    const foreign = await other.save({ phone: '902-555-0148', status: 'incomplete' });
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const stranger = await chat.save({ ...said, earlierSessionId: other.sessionId });
    expect([stranger.status, stranger.body.id]).not.toContain(foreign.body.id);
    const nothing = await aChat();
    expect((await nothing.save({ ...said, earlierSessionId: 'none' })).status).toBe(201);
    const done = await aChat();
    const { body } = await done.save(complete);
    await product.call('PATCH', `/api/leads/${String(body.id)}`, {
      cookies: admin,
      body: { status: 'completed' },
    });
    const { visitorId, cookies } = done;
    const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
    const anew = { ...complete, sessionId: begun.body.id, earlierSessionId: done.sessionId };
    const again = await done.save(anew);
    expect([again.status, again.body.id]).not.toContain(body.id);
    expect((await done.save({ ...anew, email: 'jane@example.com' })).body.id).toBe(again.body.id);
  });

  it('is that of the admin whose the chat is, until it was sent', async () => {
    const { save, sessionId } = await aChat();
    const first = await save({ phone: '902-555-0148', status: 'incomplete' });
    const id = Number(first.body.id);
    expect((await leads.get(id))?.ownerId).toBeNull();
    const assign = (ownerId: string | null, previousOwnerId: string | null) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
        cookies: admin,
        body: { ownerId, previousOwnerId },
      });
    expect((await assign('admin', null)).status).toBe(200);
    await eventually(async () => expect((await leads.get(id))?.ownerId).toBe('admin'));
    await save(complete);
    expect(await leads.get(id)).toMatchObject({ ownerId: 'admin', status: 'new', updatedBy: null });
    await product.call('PATCH', `/api/leads/${id}`, { cookies: admin, body: { ownerId: null } });
    await save({ ...complete, email: 'jane@example.com' });
    expect(await leads.get(id)).toMatchObject({ ownerId: null, email: 'jane@example.com' });
  });

  describe('goes with its chat', () => {
    const takeOver = (sessionId: string, isHandedOff = true) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body: { isHandedOff } });
    const ownerOf = async (id: number) => (await leads.get(id))?.ownerId;

    it('to whoever takes that over, where it is nobody’s, as a change of its own', async () => {
      const { save, sessionId } = await aChat();
      const id = Number((await save(complete)).body.id);
      const sent = await leads.get(id);
      expect((await takeOver(sessionId)).status).toBe(200);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
      expect(await leads.get(id)).toMatchObject({
        version: Number(sent?.version) + 1,
        updatedBy: null,
        firstContactAt: null,
      });
      const entries = await leads.timeline(id, { limit: 10 });
      expect(entries.filter(({ type }) => type === 'owned')).toEqual([
        expect.objectContaining({ type: 'owned', ownerId: 'admin', by: null }),
      ]);
      const stale = await product.call('PATCH', `/api/leads/${id}`, {
        cookies: admin,
        body: { version: sent?.version, notes: 'call at noon' },
      });
      const message = 'This lead has become Admin’s with its chat since you opened it.';
      expect(stale).toMatchObject({ status: 409, body: { message, lead: { ownerId: 'admin' } } });
    });

    it('to nobody else where it is somebody’s, and to the taker as the one that it was merged into', async () => {
      const [owned, merged] = [await aChat(), await aChat()];
      const id = Number((await owned.save(complete)).body.id);
      await leads.change(id, { by: 'max', now: () => new Date() }, (lead) => ({
        next: { ...lead, ownerId: 'max' },
        event: { type: 'changed', changes: [] },
      }));
      const otherId = Number((await merged.save(complete)).body.id);
      const mainId = Number((await (await aChat()).save(complete)).body.id);
      const merge = { cookies: admin, body: { otherId } };
      expect((await product.call('POST', `/api/leads/${mainId}/merge`, merge)).status).toBe(200);
      await takeOver(owned.sessionId);
      // Streams keep their order: what is told of the first is over by then.
      await takeOver(merged.sessionId);
      await eventually(async () => expect(await ownerOf(mainId)).toBe('admin'));
      expect([await ownerOf(id), await ownerOf(otherId)]).toEqual(['max', null]);
    });

    it('anew with every takeover, where somebody has made it nobody’s', async () => {
      const { save, sessionId } = await aChat();
      const id = Number((await save(complete)).body.id);
      await takeOver(sessionId);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
      await product.call('PATCH', `/api/leads/${id}`, { cookies: admin, body: { ownerId: null } });
      await takeOver(sessionId, false);
      expect(await ownerOf(id)).toBeNull();
      await takeOver(sessionId);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
    });
  });

  it('notes hazards and open questions, in its timeline as well, and refuses them from a form', async () => {
    const { save, fill } = await aChat();
    const said = { phone: '902-555-0148', hazards: 'paint', status: 'incomplete' };
    const { body: stored } = await save(said);
    await save({ ...said, hazards: ' paint\r\n\npropane tank ', openQuestions: 'Do you take pianos?' });
    const noted = { hazards: 'paint\npropane tank', openQuestions: 'Do you take pianos?' };
    expect(await leads.get(Number(stored.id))).toMatchObject(noted);
    const { body } = await product.call('GET', `/api/leads/by-id/${String(stored.id)}`, { cookies: admin });
    expect(JSON.stringify(body)).toContain('"field":"openQuestions","from":null,"to":"Do you take pianos?"');
    for (const wrong of [{ hazards: 'x'.repeat(201) }, { openQuestions: 'x'.repeat(2_001) }, { hazards: 7 }])
      expect((await save({ ...said, ...wrong })).status).toBe(400);
    expect((await fill({ hazards: 'tar' })).status).toBe(400);
    expect(await leads.get(Number(stored.id))).toMatchObject(noted);
  });

  it('has its chat need the team for what only they can answer, until one of them has answered', async () => {
    const { save, sessionId } = await aChat();
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const asking = { phone: '902-555-0148', openQuestions: 'Did you not say Friday?', status: 'incomplete' };
    await save({ ...asking, openQuestions: undefined });
    expect((await session()).personRequestedAt).toBeNull();
    await save(asking);
    const asked = await session();
    expect(asked).toMatchObject({ personRequestedAt: expect.any(String), personRequestAbout: 'question' });
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/chat/sessions?state=needs&limit=100', {
      cookies: admin,
    });
    expect((body.sessions as { id: string }[]).map(({ id }) => id)).toContain(sessionId);
    await save(asking);
    expect((await session()).version).toBe(asked.version);
    await patch({ isHandedOff: true });
    await patch({ isHandedOff: false });
    expect(await session()).toMatchObject({ personRequestAbout: 'question' });
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'Friday it is.' }, admin);
    await patch({ isHandedOff: false });
    await save({ ...asking, name: 'Jane Roe' });
    expect(await session()).toMatchObject({ personRequestedAt: null, customer: { name: 'Jane Roe' } });
  });

  it('has the question of a visitor that was handed back unanswered, until a person answers it', async () => {
    const { save, sessionId, cookies } = await aChat();
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const id = Number((await save(said)).body.id);
    const open = async () => (await leads.get(id))?.openQuestions;
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'user', content: 'Do you take pianos?\nIt is a grand.' }, cookies);
    await write(sessionId, { sender: 'user', content: 'on the second floor' }, cookies);
    await patch({ isHandedOff: false });
    const asked = 'Do you take pianos? It is a grand.';
    expect(await session()).toMatchObject({
      personRequestedAt: expect.any(String),
      personRequestAbout: 'question',
    });
    await eventually(async () => expect(await open()).toBe(asked));
    await save({ ...said, name: 'Jane Roe', openQuestions: 'What does it cost?' });
    expect(await open()).toBe(`What does it cost?\n${asked}`);
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', updatedBy: null });
    await patch({ isHandedOff: true });
    const answer = { sender: 'admin', content: 'We do. It is 200 dollars.' };
    expect((await write(sessionId, answer, admin)).status).toBe(201);
    await eventually(async () => expect(await open()).toBeNull());
    const { body } = await product.call('GET', `/api/leads/by-id/${id}`, { cookies: admin });
    expect(JSON.stringify(body)).toContain(
      JSON.stringify({ from: `What does it cost?\n${asked}`, to: null }).slice(1, -1),
    );
    await patch({ isHandedOff: false });
    expect((await session()).personRequestedAt).toBeNull();
    // Its page knows of no answer, and sends what it has.
    await save({ ...said, name: 'Jane Doe', openQuestions: 'What does it cost?' });
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Doe', openQuestions: null });
    await save({ ...said, openQuestions: 'What does it cost?\nAnd on Sunday?' });
    expect(await open()).toBe('And on Sunday?');
  });

  it('has a question that was left before there was a lead, and none that was answered before', async () => {
    const { save, sessionId, cookies } = await aChat();
    const patch = (body: unknown) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body });
    const asking = { content: 'Do you give receipts?', sender: 'user', personRequest: { about: 'question' } };
    await write(sessionId, asking, cookies);
    await patch({ isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'We do.' }, admin);
    await write(sessionId, { sender: 'user', content: 'And on Sundays?' }, cookies);
    await patch({ isHandedOff: false });
    const { body } = await save({
      phone: '902-555-0148',
      openQuestions: 'Do you give receipts?',
      status: 'incomplete',
    });
    expect(await leads.get(Number(body.id))).toMatchObject({ openQuestions: 'And on Sundays?' });
    // What is asked once more is open once more.
    await write(sessionId, asking, cookies);
    await save({ phone: '902-555-0148', openQuestions: 'Do you give receipts?', status: 'incomplete' });
    expect((await leads.get(Number(body.id)))?.openQuestions).toContain('Do you give receipts?');
  });

  it('has a question until an admin notes that it was answered by phone, and who answered', async () => {
    const { save, sessionId, cookies } = await aChat();
    const patch = (body: unknown, by = admin) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: by, body });
    const session = async () =>
      (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies: admin })).body;
    const said = { phone: '902-555-0148', status: 'incomplete' };
    const asking = { ...said, openQuestions: 'Do you take pianos?\nAnd on Sunday?' };
    const id = Number((await save(asking)).body.id);
    const open = async () => (await leads.get(id))?.openQuestions;
    expect(await session()).toMatchObject({ personRequestAbout: 'question', noteSeq: 0 });
    const answered = { answeredByPhone: 'Do you take pianos?' };
    expect((await patch(answered, cookies)).status).toBe(403);
    for (const wrong of ['', ' \n ', 'x'.repeat(2_001), 7])
      expect((await patch({ answeredByPhone: wrong })).status).toBe(400);
    expect((await patch({ ...answered, adminViewed: true })).status).toBe(400);
    expect((await patch(answered)).status).toBe(200);
    await eventually(async () => expect(await open()).toBe('And on Sunday?'));
    // One is left, for which the chat needs the team still.
    expect(await session()).toMatchObject({ personRequestAbout: 'question', noteSeq: 1 });
    const again = await patch(answered);
    expect([again.status, again.body.noteSeq]).toEqual([200, 1]);
    await patch({ answeredByPhone: 'And on Sunday?' });
    expect(await session()).toMatchObject({ personRequestedAt: null, personRequestAbout: null });
    await eventually(async () => expect(await open()).toBeNull());
    expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
      type: 'changed',
      by: 'admin',
      changes: [{ field: 'openQuestions', from: 'And on Sunday?', to: null }],
    });
    const notes = await product.call('GET', `/api/chat/sessions/${sessionId}/notes`, { cookies: admin });
    expect((notes.body.notes as object[])[0]).toMatchObject({
      authorId: 'admin',
      content: 'Answered by phone:\nDo you take pianos?',
    });
    // Its page knows of no answer, and sends what it has.
    await save({ ...asking, name: 'Jane Roe' });
    expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', openQuestions: null });
    expect((await session()).personRequestedAt).toBeNull();
    // What is asked once more is open once more.
    const asked = { content: 'Do you take pianos?', sender: 'user', personRequest: { about: 'question' } };
    await write(sessionId, asked, cookies);
    expect(await session()).toMatchObject({ personRequestAbout: 'question' });
  });

  it('waits for no call any more once its question was answered by phone', async () => {
    const { save, sessionId } = await aChat();
    const { body } = await save({
      phone: aNewPerson().phone,
      preferredContactMethod: 'phone',
      openQuestions: 'Do you take pianos?',
      status: 'incomplete',
    });
    const id = Number(body.id);
    const stored = async () => {
      const lead = await leads.get(id);
      return lead && { wants: wantsCallBack(lead), waits: awaitsFirstContact(lead), ...lead };
    };
    expect(await stored()).toMatchObject({ wants: true, waits: true });
    await product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
      cookies: admin,
      body: { answeredByPhone: 'Do you take pianos?' },
    });
    await eventually(async () =>
      expect(await stored()).toMatchObject({ openQuestions: null, wants: false, waits: false }),
    );
    expect(await leads.timeline(id, { limit: 2 })).toMatchObject([
      { type: 'changed', by: 'admin' },
      { type: 'called', outcome: 'reached', by: 'admin' },
    ]);
    const { body: session } = await product.call('GET', `/api/chat/sessions/${sessionId}`, {
      cookies: admin,
    });
    expect(session.callBackAt).toBeNull();
  });

  describe('of a visitor who asks for a call', () => {
    const asking = { preferredContactMethod: 'phone', status: 'incomplete' };

    /** A chat whose visitor has asked for no more than a call, and what an admin does with its lead. */
    async function aCallBack() {
      const chat = await aChat();
      const { phone } = aNewPerson();
      const id = Number((await chat.save({ ...asking, phone })).body.id);
      const session = async () =>
        (await product.call('GET', `/api/chat/sessions/${chat.sessionId}`, { cookies: admin })).body;
      const needed = async () => {
        const query = '/api/chat/sessions?state=needs&limit=100';
        const { body } = await product.call('GET', query, { cookies: admin });
        return (body.sessions as ChatSession[]).some((one) => one.id === chat.sessionId);
      };
      const ask = (path: string, body: unknown) =>
        product.call('POST', `/api/leads/${id}/${path}`, { body, cookies: admin });
      return { ...chat, id, phone, session, needed, ask };
    }

    it('needs the team until a call has reached them, and again where that is taken back', async () => {
      const { session, needed, ask, id } = await aCallBack();
      expect((await session()).callBackAt).toBe((await leads.get(id))?.callBackAt);
      await eventually(async () => expect(await needed()).toBe(true));
      await ask('calls', { outcome: 'no-answer' });
      expect((await session()).callBackAt).toEqual(expect.any(String));
      const { body } = await ask('calls', { outcome: 'reached' });
      expect((await session()).callBackAt).toBeNull();
      await eventually(async () => expect(await needed()).toBe(false));
      const { version, firstContactAt } = body;
      await ask('calls', { outcome: 'taken-back', version, firstContactAt });
      expect((await session()).callBackAt).toEqual(expect.any(String));
    });

    it('waits for none once the team has made contact otherwise', async () => {
      const { session, id } = await aCallBack();
      await product.call('PATCH', `/api/leads/${id}`, { body: { status: 'contacted' }, cookies: admin });
      expect((await session()).callBackAt).toBeNull();
    });

    it('waits for none once they go on to say what a quote needs, in the chat or in the form', async () => {
      const [chat, form] = [await aCallBack(), await aCallBack()];
      await chat.save({ ...complete, phone: chat.phone });
      await form.fill({ phone: form.phone });
      expect((await chat.session()).callBackAt).toBeNull();
      expect((await form.session()).callBackAt).toBeNull();
    });

    it('waits for none while their lead is part of another', async () => {
      const { session, id } = await aCallBack();
      const other = await aChat();
      const into = Number((await other.save(complete)).body.id);
      const merge = (what: string) =>
        product.call('POST', `/api/leads/${into}/${what}`, { body: { otherId: id }, cookies: admin });
      expect((await merge('merge')).status).toBe(200);
      expect((await session()).callBackAt).toBeNull();
      expect((await merge('unmerge')).status).toBe(200);
      expect((await session()).callBackAt).toEqual(expect.any(String));
    });
  });

  it('is one lead when the chat saves 30 times at once', async () => {
    const { save } = await aChat();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        save(i % 3 === 0 ? complete : { phone: '902-555-0148', status: 'incomplete' }),
      ),
    );
    expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([201]);
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('returns the first response for a repeated key, and refuses the key for another body', async () => {
    const { save } = await aChat();
    await save({ phone: '902-555-0148', status: 'incomplete' });
    const key = { 'idempotency-key': `finish-of-the-chat-${serial}` };
    const responses = await Promise.all(Array.from({ length: 5 }, () => save(complete, key)));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await save({ ...complete, name: 'Other' }, key)).status).toBe(422);
    expect((await save({ ...complete, status: 'incomplete' }, key)).status).toBe(422);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is corrected by the chat until an admin has changed it; then only empty fields are filled', async () => {
    const { save } = await aChat();
    const { body } = await save(complete);
    await save({ ...complete, name: 'Jane Doe' });
    expect(await leads.get(Number(body.id))).toMatchObject({ name: 'Jane Doe', version: 2 });
    await work(body.id, { notes: 'called' });
    await save({ ...complete, name: 'Jane Other', email: 'jane@example.com' });
    const touched = { name: 'Jane Doe', email: 'jane@example.com', notes: 'called', status: 'new' };
    expect(await leads.get(Number(body.id))).toMatchObject(touched);
    await save({ ...complete, name: 'Jane Again' });
    expect(await leads.get(Number(body.id))).toMatchObject(touched);
    await work(body.id, { status: 'contacted' });
    const response = await save({ ...complete, details: 'a gate' });
    expect(response.body.status).toBe('contacted');
    expect(await leads.get(Number(body.id))).toMatchObject({
      ...touched,
      details: expect.stringMatching(/^Asked again on .* \(chat\):[\s\S]*a gate$/),
      status: 'contacted',
    });
    expect(await counted()).toEqual({ contacted: 1 });
  });

  it('keeps what its customer has added by its link, and what they say once it is worked on', async () => {
    const { save, cookies } = await aChat();
    const { body } = await save({ ...complete, details: 'a sofa' });
    const id = Number(body.id);
    const opened = await product.call('POST', `/api/leads/${id}/request-link`, { cookies });
    const headers = { 'x-request-token': String(opened.body.token) };
    const note = { version: 1, note: 'gate code 4711' };
    expect((await product.call('PATCH', '/api/request', { headers, body: note })).status).toBe(200);
    await save({ ...complete, details: 'resent' });
    expect((await leads.get(id))?.details).toMatch(
      /^resent\n\nAdded by the customer on [\d-]+:\ngate code 4711$/,
    );

    await product.call('PATCH', `/api/leads/${id}`, { body: { status: 'contacted' }, cookies: admin });
    const late = await save({ ...complete, details: 'and a lamp' });
    expect([late.status, late.body.id]).toEqual([200, id]);
    expect(await leads.get(id)).toMatchObject({
      askedAgain: 1,
      details: expect.stringMatching(/gate code 4711\n\nAsked again on [\d-]+ \(chat\):\nand a lamp$/),
    });
    expect((await leads.timeline(id, { limit: 1 }))[0]).toMatchObject({
      type: 'asked_again',
      details: 'and a lamp',
    });
    const { version } = (await leads.get(id)) ?? {};
    await save({ ...complete, details: 'and a lamp' });
    expect(await leads.get(id)).toMatchObject({ version, askedAgain: 1 });
  });

  it('is a new one once the first is canceled, and its chat says no more that it is', async () => {
    const { save, sessionId, cookies } = await aChat();
    const { body } = await save(complete);
    const opened = await product.call('POST', `/api/leads/${Number(body.id)}/request-link`, { cookies });
    const headers = { 'x-request-token': String(opened.body.token) };
    await product.settleIndexes();
    expect((await product.call('POST', '/api/request/cancel', { headers })).status).toBe(200);
    const draft = await save({ phone: '902-555-0148', status: 'incomplete' });
    expect(draft.body).toMatchObject({ id: body.id, status: 'canceled' });
    const again = await save({ ...complete, details: 'I do want it' });
    expect([again.status, again.body.status]).toEqual([201, 'new']);
    expect(again.body.id).not.toBe(body.id);
    expect(await leads.get(Number(again.body.id))).toMatchObject({ details: 'I do want it' });
    const session = await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies });
    expect(session.body.leadCanceledAt).toBeNull();
    expect((await save(complete)).body.id).toBe(again.body.id);
  });

  it('is a new one after an admin has deleted the first', async () => {
    const { save } = await aChat();
    const { body } = await save(complete);
    const lead = await leads.get(Number(body.id));
    if (lead) await leads.remove(lead);
    const again = await save(complete);
    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(body.id);
    expect((await save(complete)).body.id).toBe(again.body.id);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([
    ['another visitor’s', async () => (await aChat()).sessionId],
    ['no', async () => '00000000-0000-4000-8000-000000000000'],
    ['a book-keeping row for a', async () => 'visitor#visitor-1'],
  ])('cannot name %s session', async (_case, foreign) => {
    const { save } = await aChat();
    const response = await save({ ...complete, sessionId: await foreign() });
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([403, ['sessionId']]);
    expect(await counted()).toEqual({});
  });

  it('is not continued by another browser', async () => {
    const { visitorId, sessionId, save } = await aChat();
    const { cookies: others } = await aChat();
    await save(complete);
    const body = { source: 'chat', visitorId, sessionId, name: 'Mallory' };
    expect((await product.call('POST', '/api/leads', { body })).status).toBe(401);
    expect((await product.call('POST', '/api/leads', { body, cookies: others })).status).toBe(403);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([['new'], ['completed'], [''], [null]])(
    'cannot be put into status %j by the chat',
    async (status) => {
      const { save } = await aChat();
      const response = await save({ ...complete, status });
      expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, ['status']]);
    },
  );
});

describe('a form after a chat', () => {
  it.each([
    ['left midway', { phone: '(902) 555 0148', status: 'incomplete' }],
    ['left without a phone', { name: 'Jane', status: 'incomplete' }],
  ])('that was %s is the same lead', async (_case, said) => {
    const { save, fill } = await aChat();
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
    const { save, fill } = await aChat();
    const { body } = await save({ ...complete, details: 'A couch.', preferredDate: tomorrow });
    const later = DateTime.fromISO(tomorrow).plus({ days: 6 });
    const form = await fill({
      junkType: 'appliances',
      preferredDate: later.toISODate(),
      details: 'washer and dryer',
    });
    expect([form.status, form.body]).toMatchObject([200, { id: body.id, askedAgain: true }]);
    const stored = await leads.get(Number(body.id));
    expect(stored).toMatchObject({ junkType: 'furniture', preferredDate: `${tomorrow}T12:00:00.000Z` });
    const { details = '' } = stored ?? {};
    for (const said of ['A couch.', 'Appliances', later.toFormat('yyyy'), 'washer and dryer'])
      expect(details).toContain(said);
    expect(await counted()).toEqual({ new: 1 });
  });

  it('is one lead when sent ten times at once while the chat continues', async () => {
    const { save, fill } = await aChat();
    await save({ phone: '902-555-0148', status: 'incomplete' });
    const sending = Array.from({ length: 5 }, (_, i) => save({ details: `note ${i}`, status: 'incomplete' }));
    const [form, ...chats] = await Promise.all([fill(), ...sending]);
    expect(new Set([form, ...chats].map((response) => response?.body.id)).size).toBe(1);
    expect(await counted()).toEqual({ new: 1 });
  });

  it.each([
    ['of another phone', { phone: '902-555-0199', status: 'incomplete' }, {}],
    ['that an admin works on', complete, { status: 'contacted' as const }],
    ['that an admin has noted something on', complete, { notes: 'called' }],
  ])('%s, for another place, is a lead of its own', async (_case, said, change) => {
    const { save, fill } = await aChat();
    const { body } = await save(said);
    if (Object.keys(change).length > 0) await work(body.id, change);
    const form = await fill({ address: aNewPerson().address });
    expect(form.status).toBe(201);
    expect(form.body.id).not.toBe(body.id);
  });

  it('attaches one form; the next form is another request', async () => {
    const { save, fill } = await aChat();
    const { body } = await save({ ...complete, status: 'incomplete' });
    expect((await fill()).body.id).toBe(body.id);
    const second = await fill({ junkType: 'appliances', address: '1 Cottage Rd, Bedford' });
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(body.id);
    expect(await leads.get(Number(body.id))).toMatchObject({ junkType: 'yard' });
    expect(await counted()).toEqual({ new: 2 });
  });
});

describe('a chat whose request is canceled', () => {
  it('is told by the link and by the team, also that it is worked on again', async () => {
    const { save, sessionId, cookies } = await aChat();
    const { body } = await save(complete);
    const heard = async () => {
      const session = await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies });
      return session.body.leadCanceledAt;
    };
    const patch = (status: string) =>
      product.call('PATCH', `/api/leads/${Number(body.id)}`, { body: { status }, cookies: admin });
    await product.settleIndexes();
    expect(await heard()).toBeNull();

    const link = await product.call('POST', `/api/leads/${Number(body.id)}/request-link`, {
      body: {},
      cookies,
    });
    const headers = { 'x-request-token': String(link.body.token) };
    expect((await product.call('POST', '/api/request/cancel', { body: {}, headers })).status).toBe(200);
    expect(await heard()).toEqual(expect.any(String));

    expect((await patch('contacted')).status).toBe(200);
    expect(await heard()).toBeNull();
    expect((await patch('canceled')).status).toBe(200);
    expect(await heard()).toEqual(expect.any(String));
  });
});

describe('the page of a request that was sent in a chat', () => {
  it('shows what its visitor added there, and nobody else’s words', async () => {
    const { save, sessionId, cookies, visitorId } = await aChat();
    const say = async (content: string, sender = 'user', as = cookies, more = {}) => {
      const { status } = await write(sessionId, { sender, content, ...more }, as);
      expect(status).toBe(201);
    };
    await say('An old sofa');
    await say('Your phone?', 'assistant');
    const sent = await save(complete);
    const open = async () => {
      const path = `/api/leads/${Number(sent.body.id)}/request-link`;
      const { body } = await product.call('POST', path, { body: {}, cookies });
      return body as { request: Record<string, unknown>; token: string };
    };
    await say('Submit');
    await say('Thank you!', 'assistant');
    expect((await open()).request).toMatchObject({ saidSince: [] });

    await say('Also a lamp');
    await say('Noted', 'assistant');
    const note = { content: 'He is nice', clientNoteId: 'note-1' };
    const noted = await product.call('POST', `/api/chat/sessions/${sessionId}/notes`, {
      body: note,
      cookies: admin,
    });
    expect(noted.status).toBe(201);
    await say('Do you take pianos?');
    const { token } = await open();
    const headers = { 'x-request-token': token };
    const shown = await product.call('GET', '/api/request', { headers });
    expect(shown.body.saidSince).toEqual(['Also a lamp', 'Do you take pianos?']);

    expect(shown.body.cancelAsked).toBe(false);
    await say('Cancel my request', 'user', cookies, { personRequest: { about: 'cancel' } });
    expect((await product.call('GET', '/api/request', { headers })).body).toMatchObject({
      cancelAsked: true,
      saidSince: ['Also a lamp', 'Do you take pianos?', 'Cancel my request'],
    });

    // Another chat of the same visitor is no part of it.
    const other = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
    await write(String(other.body.id), { sender: 'user', content: 'Elsewhere' }, cookies);
    expect((await product.call('GET', '/api/request', { headers })).body.saidSince).toHaveLength(3);
    expect(
      (await product.call('GET', '/api/request', { headers: { 'x-request-token': `${token}x` } })).status,
    ).toBe(401);
  });
});

describe('a wish to cancel that was said in a chat', () => {
  const cancelWish = { personRequest: { about: 'cancel' } };
  const linkOf = async (leadId: number, cookies: Cookies) => {
    const path = `/api/leads/${leadId}/request-link`;
    const { body } = await product.call('POST', path, { body: {}, cookies });
    const headers = { 'x-request-token': String(body.token) };
    return {
      get: async () => (await product.call('GET', '/api/request', { headers })).body,
      keep: () => product.call('POST', '/api/request/keep', { headers }),
    };
  };
  const seenBy = async (sessionId: string, cookies: Cookies) =>
    (await product.call('GET', `/api/chat/sessions/${sessionId}`, { cookies })).body;

  it('is not seen by the team any more once its visitor keeps the request, who may wish it again', async () => {
    const { save, cookies, sessionId } = await aChat();
    const sent = await save(complete);
    const say = (content: string, more = {}) =>
      write(sessionId, { sender: 'user', content, ...more }, cookies);
    await say('Cancel my request', cancelWish);
    const link = await linkOf(Number(sent.body.id), cookies);
    expect(await link.get()).toMatchObject({ cancelAsked: true });
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'cancel' });

    const desk = await liveSockets(product).asAdmin(admin);
    const kept = await link.keep();
    expect([kept.status, kept.body.cancelAsked]).toEqual([200, false]);
    const told = (await desk.until('sessionUpdate')).session as ChatSession;
    expect(told).toMatchObject({ id: sessionId, personRequestedAt: null, personRequestAbout: null });
    desk.socket.close();
    expect(await seenBy(sessionId, admin)).toMatchObject({
      personRequestedAt: null,
      personRequestAbout: null,
    });
    const notes = await product.call('GET', `/api/chat/sessions/${sessionId}/notes`, { cookies: admin });
    expect(notes.body.notes).toMatchObject([
      { authorName: 'Customer', content: expect.stringMatching(/^Keeps the request/) },
    ]);

    // Kept twice it is noted once.
    expect((await link.keep()).status).toBe(200);
    const again = await product.call('GET', `/api/chat/sessions/${sessionId}/notes`, { cookies: admin });
    expect(again.body.notes).toHaveLength(1);
    await say('No, do cancel it', cancelWish);
    expect(await link.get()).toMatchObject({ cancelAsked: true });
  });

  it('leaves what else its visitor waits for', async () => {
    const { save, cookies, sessionId } = await aChat();
    const sent = await save(complete);
    const say = (content: string, about: string) =>
      write(sessionId, { sender: 'user', content, personRequest: { about } }, cookies);
    const link = await linkOf(Number(sent.body.id), cookies);
    await say('Do you take pianos?', 'question');
    await say('Cancel my request', 'cancel');
    await link.keep();
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'question' });
    await say('Can it be Sunday?', 'reschedule');
    await link.keep();
    const asked = await seenBy(sessionId, admin);
    expect(asked).toMatchObject({ personRequestAbout: 'reschedule' });
    await say('Then cancel it', 'cancel');
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'cancel' });
    await link.keep();
    const { personRequestAbout, personRequestedAt } = asked;
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout, personRequestedAt });
    // What somebody of the team has turned to is not asked any more.
    for (const isHandedOff of [true, false])
      await product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
        body: { isHandedOff },
        cookies: admin,
      });
    const wish = { body: { personRequested: true, about: 'cancel' }, cookies };
    expect((await product.call('PATCH', `/api/chat/sessions/${sessionId}`, wish)).status).toBe(200);
    await link.keep();
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'question' });
  });

  it('is taken back where the form has sent the request, and by nobody else', async () => {
    const { fill, cookies, sessionId } = await aChat();
    const sent = await fill();
    await write(sessionId, { sender: 'user', content: 'Cancel my request', ...cancelWish }, cookies);
    await product.settleIndexes();
    const other = await aChat();
    const others = await linkOf(Number((await other.fill({ phone: '902-555-0149' })).body.id), other.cookies);
    expect((await others.keep()).status).toBe(200);
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'cancel' });
    expect(
      (await product.call('POST', '/api/request/keep', { headers: { 'x-request-token': 'x' } })).status,
    ).toBe(401);

    await (await linkOf(Number(sent.body.id), cookies)).keep();
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: null });
  });

  it('means the last request that was sent, and no earlier one', async () => {
    const { fill, cookies, sessionId } = await aChat();
    const first = await fill();
    await work(first.body.id, { status: 'scheduled', scheduledDate: `${tomorrow}T12:00:00.000Z` });
    const second = await fill({ ...aNewPerson(), phone: '902-555-0150', name: 'Ann Lee' });
    expect(second.body.id).not.toBe(first.body.id);
    await write(sessionId, { sender: 'user', content: 'Cancel my request', ...cancelWish }, cookies);
    await product.settleIndexes();
    await (await linkOf(Number(first.body.id), cookies)).keep();
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: 'cancel' });
    await (await linkOf(Number(second.body.id), cookies)).keep();
    expect(await seenBy(sessionId, admin)).toMatchObject({ personRequestAbout: null });
  });
});

describe('a chat that went on in another session', () => {
  const cancelWish = { personRequest: { about: 'cancel' } };
  const sessionOf = async (id: string) =>
    (await product.call('GET', `/api/chat/sessions/${id}`, { cookies: admin })).body;
  const patchSession = (id: string, body: unknown) =>
    product.call('PATCH', `/api/chat/sessions/${id}`, { cookies: admin, body });

  /** A chat that was closed after its first save, and the session in which it goes on. */
  async function goneOn(said: Record<string, unknown>) {
    const chat = await aChat();
    const { visitorId, cookies, sessionId } = chat;
    const id = Number((await chat.save({ ...said, status: 'incomplete' })).body.id);
    const close = () => patchSession(sessionId, { status: 'closed' });
    const goOn = async () => {
      const begun = await product.call('POST', '/api/chat/sessions', { body: { visitorId }, cookies });
      return String(begun.body.id);
    };
    const say = (session: string, content: string, more = {}) =>
      write(session, { sender: 'user', content, ...more }, cookies);
    const reply = (session: string) =>
      write(session, { sender: 'assistant', content: 'Thank you!' }, cookies);
    const link = async () => {
      const path = `/api/leads/${id}/request-link`;
      const { body } = await product.call('POST', path, { body: {}, cookies });
      return { 'x-request-token': String(body.token) };
    };
    const seen = async () => (await product.call('GET', '/api/request', { headers: await link() })).body;
    const keep = async () => product.call('POST', '/api/request/keep', { headers: await link() });
    return { ...chat, id, close, goOn, say, reply, seen, keep };
  }

  it('shows what was said since it was sent, and takes back the wish to cancel that was said there', async () => {
    const { save, sessionId, close, goOn, say, reply, seen, keep } = await goneOn(complete);
    await say(sessionId, 'Before it was sent');
    await close();
    const later = await goOn();
    await save({ ...complete, sessionId: later, earlierSessionId: sessionId });
    await reply(later);
    await say(later, 'Also a lamp');
    expect(await seen()).toMatchObject({ saidSince: ['Also a lamp'], cancelAsked: false });
    await say(later, 'Cancel my request', cancelWish);
    expect(await seen()).toMatchObject({ cancelAsked: true });
    expect((await keep()).body).toMatchObject({ cancelAsked: false });
    expect(await sessionOf(later)).toMatchObject({ personRequestAbout: null, personRequestedAt: null });
    // Closed once more, it goes on in a third, which has sent nothing itself.
    await patchSession(later, { status: 'closed' });
    const third = await goOn();
    await save({ ...complete, sessionId: third, earlierSessionId: later, status: 'incomplete' });
    await say(third, 'And a rug');
    await say(third, 'No, cancel it', cancelWish);
    expect(await seen()).toMatchObject({
      saidSince: ['Also a lamp', 'Cancel my request', 'And a rug', 'No, cancel it'],
      cancelAsked: true,
    });
    expect((await keep()).body).toMatchObject({ cancelAsked: false });
    expect(await sessionOf(third)).toMatchObject({ personRequestAbout: null });
  });

  it('shows as well what is said in a chat that was added to the request', async () => {
    const { save, seen, keep, goOn, say, reply, sessionId } = await goneOn(complete);
    await save(complete);
    await reply(sessionId);
    await say(sessionId, 'First chat');
    const another = await goOn();
    await say(another, 'I told you on the phone');
    expect((await save({ ...complete, sessionId: another })).body.askedAgain).toBe(true);
    await reply(another);
    await say(another, 'Cancel my request', cancelWish);
    expect(await seen()).toMatchObject({
      saidSince: ['First chat', 'Cancel my request'],
      cancelAsked: true,
    });
    expect((await keep()).body).toMatchObject({ cancelAsked: false });
    expect(await sessionOf(another)).toMatchObject({ personRequestAbout: null });
  });

  it('has no question open again that was answered before it went on', async () => {
    const said = { phone: '902-555-0148', openQuestions: 'Do you take pianos?' };
    const { save, id, sessionId, close, goOn, say } = await goneOn(said);
    const open = async () => (await leads.get(id))?.openQuestions;
    await patchSession(sessionId, { isHandedOff: true });
    await write(sessionId, { sender: 'admin', content: 'We do.' }, admin);
    await eventually(async () => expect(await open()).toBeNull());
    await close();
    const later = { ...said, sessionId: await goOn(), status: 'incomplete' };
    await save({ ...later, earlierSessionId: sessionId });
    expect(await open()).toBeNull();
    // Its page names no earlier session from then on.
    await save({ ...later, name: 'Jane Roe', openQuestions: 'Do you take pianos?\nAnd on Sunday?' });
    expect(await open()).toBe('And on Sunday?');
    // Who asks again wants another answer.
    await say(later.sessionId, 'Do you take pianos?', { personRequest: { about: 'question' } });
    await save({ ...later, openQuestions: 'Do you take pianos?' });
    expect(await open()).toContain('Do you take pianos?');
  });

  it('has no question left in any of its sessions once it was answered by phone in one', async () => {
    const said = { phone: '902-555-0148', openQuestions: 'Do you take pianos?' };
    const { save, id, sessionId, close, goOn } = await goneOn(said);
    await close();
    const later = await goOn();
    await save({ ...said, sessionId: later, earlierSessionId: sessionId, status: 'incomplete' });
    expect(await sessionOf(later)).toMatchObject({ personRequestAbout: 'question' });
    // The console names the session in which the lead was made.
    const answered = await patchSession(sessionId, { answeredByPhone: 'Do you take pianos?' });
    expect([answered.status, answered.body.id]).toEqual([200, sessionId]);
    for (const one of [sessionId, later]) {
      expect(await sessionOf(one)).toMatchObject({ personRequestAbout: null, personRequestedAt: null });
      const notes = await product.call('GET', `/api/chat/sessions/${one}/notes`, { cookies: admin });
      const noted = expect.objectContaining({ content: 'Answered by phone:\nDo you take pianos?' });
      expect(notes.body.notes).toContainEqual(noted);
    }
    await save({ ...said, name: 'Jane Roe', sessionId: later, status: 'incomplete' });
    // What the streams still bring of before the answer may open it for a moment.
    await eventually(async () =>
      expect(await leads.get(id)).toMatchObject({ name: 'Jane Roe', openQuestions: null }),
    );
    expect(await sessionOf(later)).toMatchObject({ personRequestAbout: null });
    await eventually(async () => {
      const events = await leads.timeline(id, { limit: 20 });
      expect(events.filter(({ type }) => type === 'called')).toHaveLength(1);
    });
  });
});

describe('a chat whose person is erased', () => {
  it('is told while its browser has it open, without a word of what was said', async () => {
    const { save, visitorId, sessionId, cookies } = await aChat();
    const path = `/api/chat/sessions/${sessionId}`;
    const content = 'I am Jane Roe';
    await product.call('POST', `${path}/messages`, { body: { sender: 'user', content }, cookies });
    const { body } = await save(complete);
    const browser = await liveSockets(product).asVisitor(visitorId, sessionId, cookies);
    const erased = await product.call('POST', `/api/leads/${Number(body.id)}/erase`, { cookies: admin });
    expect(erased.body).toMatchObject({ sessions: 1 });

    let told = await browser.until('sessionUpdate');
    const sessionOf = () => told.session as ChatSession;
    while (sessionOf().forgottenAt === null) told = await browser.until('sessionUpdate');
    expect(sessionOf()).toMatchObject({ id: sessionId, status: 'closed', customer: null, lastMessage: null });
    expect(JSON.stringify(told)).not.toContain('Roe');
    expect((await product.call('GET', path, { cookies })).status).toBe(404);
    browser.socket.close();
  });
});
