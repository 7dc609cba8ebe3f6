import { chatCalls } from '@harbour-haul/testing/chat-calls';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

const { aChat, get, patch, post } = chatCalls(() => product);

describe('PATCH /api/chat/sessions/{id}', () => {
  it('records once that the visitor requested a person', async () => {
    const { id, cookies } = await aChat();
    const first = await patch(id, { personRequested: true }, cookies);
    expect(first.body).toMatchObject({ id, version: 2, personRequestedAt: expect.any(String) });
    expect((await patch(id, { personRequested: true }, cookies)).body).toEqual(first.body);
  });

  it('records it with the message that asks, before anything else is sent', async () => {
    const { id, cookies } = await aChat();
    const body = { sender: 'user', content: 'A real person, please', personRequest: { about: 'cancel' } };
    expect((await post(id, body, cookies)).status).toBe(201);
    await product.settleIndexes();
    const { body: needing } = await get('/api/chat/sessions?state=needs&limit=100', admin);
    const { sessions } = needing as { sessions: { id: string }[] };
    expect(sessions.map((session) => session.id)).toContain(id);
    expect((await get(`/api/chat/sessions/${id}`, admin)).body).toMatchObject({
      personRequestedAt: expect.any(String),
      personRequestAbout: 'cancel',
      lastMessage: { content: 'A real person, please' },
    });
    const wrong = await post(id, { ...body, personRequest: { about: 'refund' } }, cookies);
    expect(wrong.status).toBe(400);
  });

  it('notes what a person is requested for, and what else it is about later', async () => {
    const { id, cookies } = await aChat();
    await patch(id, { personRequested: true }, cookies);
    const about = (topic: unknown) => patch(id, { personRequested: true, about: topic }, cookies);
    const cancel = await about('cancel');
    expect(cancel.body).toMatchObject({ version: 3, personRequestAbout: 'cancel' });
    expect((await about('cancel')).body).toEqual(cancel.body);
    expect((await patch(id, { personRequested: true }, cookies)).body).toEqual(cancel.body);
    expect((await about('reschedule')).body).toMatchObject({ version: 4, personRequestAbout: 'reschedule' });
    for (const topic of ['', 'refund', 7, ['cancel'], null]) expect((await about(topic)).status).toBe(400);
  });

  it('keeps what a person is requested for until one writes, and gives it up with the chat', async () => {
    const { id, cookies } = await aChat();
    const asked = (await patch(id, { personRequested: true, about: 'reschedule' }, cookies)).body;
    const { personRequestedAt, personRequestAbout } = asked;
    const mine = await patch(id, { isHandedOff: true }, admin);
    expect(mine.body).toMatchObject({ isHandedOff: true, personRequestedAt, personRequestAbout });
    await post(id, { sender: 'user', content: 'Hello?' }, cookies);
    expect((await get(`/api/chat/sessions/${id}`, admin)).body).toMatchObject({ personRequestedAt });
    await post(id, { sender: 'admin', content: 'Dana here.' }, admin);
    expect((await get(`/api/chat/sessions/${id}`, admin)).body).toMatchObject({
      personRequestedAt: null,
      personRequestAbout: null,
    });

    const other = await aChat();
    await patch(other.id, { personRequested: true }, other.cookies);
    await patch(other.id, { isHandedOff: true }, admin);
    const back = await patch(other.id, { isHandedOff: false }, admin);
    expect(back.body).toMatchObject({ isHandedOff: false, personRequestedAt: null });
  });

  it.each([
    [{ isHandedOff: true }],
    [{ status: 'closed' }],
    [{ adminId: 'me', personRequested: true }],
    [{ adminViewed: true }],
    [{ personRequestedAt: 'x' }],
    [JSON.parse('{"__proto__":{"isHandedOff":true}}') as object],
  ])('refuses %j from a visitor', async (body) => {
    const { id, cookies } = await aChat();
    expect((await patch(id, body, cookies)).status).toBe(403);
    expect((await get(`/api/chat/sessions/${id}`, cookies)).body).toMatchObject({
      version: 1,
      status: 'active',
    });
  });

  it('hands a chat back with the question to go on from, which its visitor and the console are told', async () => {
    const { id, cookies, visitorId } = await aChat();
    await post(id, { sender: 'user', content: 'couch' }, cookies);
    await patch(id, { isHandedOff: true }, admin);
    const back = await patch(id, { isHandedOff: false, resumeFrom: 'phone' }, admin);
    const resumeFrom = { step: 'phone', at: expect.any(String), seq: 1 };
    expect(back.body).toMatchObject({ version: 3, isHandedOff: false, resumeFrom });
    expect((await get(`/api/chat/sessions/${id}`, cookies)).body).toMatchObject({ version: 3, resumeFrom });
    // Nobody holds it any more: there is nothing to hand back.
    const late = await patch(id, { isHandedOff: false, resumeFrom: 'name' }, admin);
    expect(late.body).toMatchObject({ version: 3, resumeFrom });
    expect((await patch(id, { isHandedOff: true }, admin)).body.resumeFrom).toBeNull();
    expect((await patch(id, { isHandedOff: false }, admin)).body.resumeFrom).toBeNull();
    // A request that was sent leaves nothing to ask.
    await patch(id, { isHandedOff: true }, admin);
    const lead = { source: 'chat', visitorId, sessionId: id, phone: '902-555-0197' };
    await product.call('POST', '/api/leads', { body: lead, cookies });
    const sent = await patch(id, { isHandedOff: false, resumeFrom: 'phone' }, admin);
    expect(sent.body).toMatchObject({ isHandedOff: false, resumeFrom: null });
  });

  it.each([
    [{ resumeFrom: 'phone' }],
    [{ isHandedOff: true, resumeFrom: 'phone' }],
    [{ isHandedOff: false, resumeFrom: 'done' }],
    [{ isHandedOff: false, resumeFrom: { step: 'phone' } }],
    [{ adminViewed: true, resumeFrom: 'phone' }],
  ])('refuses %j from an admin, and any of it from a visitor', async (body) => {
    const { id, cookies } = await aChat();
    expect((await patch(id, body, admin)).status).toBe(400);
    expect((await patch(id, body, cookies)).status).toBe(403);
  });

  it('puts a chat away until a time for admins alone, and brings it back', async () => {
    const { id, cookies } = await aChat();
    const snoozedUntil = new Date(Date.now() + 3_600_000).toISOString();
    const snoozed = await patch(id, { snoozedUntil }, admin);
    expect(snoozed.body).toMatchObject({ version: 2, snoozedUntil, snoozedBy: expect.any(String) });
    // Its visitor learns nothing of it, and can change nothing of it.
    const hidden = { snoozedUntil: null, snoozedBy: null, snoozeEndedAt: null };
    expect((await get(`/api/chat/sessions/${id}`, cookies)).body).toMatchObject(hidden);
    for (const body of [{ snoozedUntil }, { snoozedUntil: null }, { personRequested: true, snoozedUntil }]) {
      expect((await patch(id, body, cookies)).status).toBe(403);
      expect((await patch(id, body, {})).status).toBe(401);
    }
    expect((await get(`/api/chat/sessions/${id}`, admin)).body.snoozedUntil).toBe(snoozedUntil);
    expect((await patch(id, { snoozedUntil: null }, admin)).body).toMatchObject({ version: 3, ...hidden });
    await patch(id, { snoozedUntil }, admin);
    await post(id, { sender: 'user', content: 'Hello?' }, cookies);
    const back = { snoozedUntil: null, snoozeEndedAt: expect.any(String) };
    expect((await get(`/api/chat/sessions/${id}`, admin)).body).toMatchObject(back);
  });

  it.each([
    [-1, 'Please choose a time in the future.'],
    [30 * 24 * 3600 + 60, 'Please choose a time within 30 days.'],
  ])('refuses a snooze that ends in %d s: %s', async (seconds, message) => {
    const { id } = await aChat();
    const snoozedUntil = new Date(Date.now() + seconds * 1000).toISOString();
    const refused = await patch(id, { snoozedUntil }, admin);
    expect(refused).toMatchObject({ status: 400, body: { message, fields: { snoozedUntil: message } } });
    expect((await patch(id, { snoozedUntil: 'tomorrow' }, admin)).status).toBe(400);
  });

  it('refuses other visitors and empty patches', async () => {
    const { id, cookies } = await aChat();
    expect((await patch(id, { personRequested: true }, (await aChat()).cookies)).status).toBe(404);
    expect((await patch(id, { personRequested: true }, {})).status).toBe(401);
    expect((await patch(id, { personRequested: true }, admin)).status).toBe(403);
    for (const body of [{}, { personRequested: false }, { personRequested: 'true' }, []]) {
      expect((await patch(id, body, cookies)).status).toBe(400);
    }
  });
});
