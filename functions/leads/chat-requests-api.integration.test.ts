import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { aChatToGoOn } from '@harbour-haul/testing/chat-to-go-on';
import { aChatVisitor, COMPLETE } from '@harbour-haul/testing/chat-visitor';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { TOMORROW } from '@harbour-haul/testing/tomorrow';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

/** Writes a message of a chat. */
const write = (id: string, body: unknown, cookies: Cookies) =>
  product.call('POST', `/api/chat/sessions/${id}/messages`, { body, cookies });

describe('a chat whose request is canceled', () => {
  it('is told by the link and by the team, also that it is worked on again', async () => {
    const { save, sessionId, cookies } = await aChatVisitor(product);
    const { body } = await save(COMPLETE);
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
    const { save, sessionId, cookies, visitorId } = await aChatVisitor(product);
    const say = async (content: string, sender = 'user', as = cookies, more = {}) => {
      const { status } = await write(sessionId, { sender, content, ...more }, as);
      expect(status).toBe(201);
    };
    await say('An old sofa');
    await say('Your phone?', 'assistant');
    const sent = await save(COMPLETE);
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
    const { save, cookies, sessionId } = await aChatVisitor(product);
    const sent = await save(COMPLETE);
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
    const { save, cookies, sessionId } = await aChatVisitor(product);
    const sent = await save(COMPLETE);
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
    const { fill, cookies, sessionId } = await aChatVisitor(product);
    const sent = await fill();
    await write(sessionId, { sender: 'user', content: 'Cancel my request', ...cancelWish }, cookies);
    await product.settleIndexes();
    const other = await aChatVisitor(product);
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
    const { fill, cookies, sessionId } = await aChatVisitor(product);
    const first = await fill();
    const scheduled = { status: 'scheduled', scheduledDate: `${TOMORROW}T12:00:00.000Z` };
    const path = `/api/leads/${Number(first.body.id)}`;
    expect((await product.call('PATCH', path, { body: scheduled, cookies: admin })).status).toBe(200);
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

  it('shows what was said since it was sent, and takes back the wish to cancel that was said there', async () => {
    const chat = await aChatToGoOn(product, admin, COMPLETE);
    const { save, sessionId, close, goOn, say, reply, seen, keep, patchSession, sessionOf } = chat;
    await say(sessionId, 'Before it was sent');
    await close();
    const later = await goOn();
    await save({ ...COMPLETE, sessionId: later, earlierSessionId: sessionId });
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
    await save({ ...COMPLETE, sessionId: third, earlierSessionId: later, status: 'incomplete' });
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
    const chat = await aChatToGoOn(product, admin, COMPLETE);
    const { save, seen, keep, goOn, say, reply, sessionId, sessionOf } = chat;
    await save(COMPLETE);
    await reply(sessionId);
    await say(sessionId, 'First chat');
    const another = await goOn();
    await say(another, 'I told you on the phone');
    expect((await save({ ...COMPLETE, sessionId: another })).body.askedAgain).toBe(true);
    await reply(another);
    await say(another, 'Cancel my request', cancelWish);
    expect(await seen()).toMatchObject({
      saidSince: ['First chat', 'Cancel my request'],
      cancelAsked: true,
    });
    expect((await keep()).body).toMatchObject({ cancelAsked: false });
    expect(await sessionOf(another)).toMatchObject({ personRequestAbout: null });
  });
});

describe('a chat whose person is erased', () => {
  it('is told while its browser has it open, without a word of what was said', async () => {
    const { save, visitorId, sessionId, cookies } = await aChatVisitor(product);
    const path = `/api/chat/sessions/${sessionId}`;
    const content = 'I am Jane Roe';
    await product.call('POST', `${path}/messages`, { body: { sender: 'user', content }, cookies });
    const { body } = await save(COMPLETE);
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
