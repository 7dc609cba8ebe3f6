import { TAB_HEADER } from '@harbour-haul/contract/realtime';
import { chatCalls } from '@harbour-haul/testing/chat-calls';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { signInAs } from '@harbour-haul/testing/sign-in-as';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let sockets: ReturnType<typeof liveSockets>;
let admin: Cookies;
const colleagues: Cookies[] = [];

beforeAll(async () => {
  product = await sharedProduct();
  sockets = liveSockets(product);
  admin = await product.signIn();
  for (const name of ['jane.roe', 'max']) colleagues.push(await signInAs(product, name));
});

const { aChat, get, patch, post } = chatCalls(
  () => product,
  () => admin,
);

/** The query of a visitor’s handshake. */
const queryOf = ({ visitorId, id }: { visitorId: string; id: string }) =>
  `?isAdmin=false&visitorId=${visitorId}&sessionId=${id}`;

describe('a socket handshake', () => {
  it('is refused to other sites, strangers and other visitors', async () => {
    const [mine, theirs] = [await aChat(), await aChat()];
    const none = '00000000-0000-4000-8000-000000000000';
    const as = (query: string) => `?isAdmin=false&${query}`;
    const cases: [number, string, Cookies, (string | null)?][] = [
      [403, '', admin, 'https://evil.example'],
      [403, '', admin, product.url.replace('localhost', 'localhost.evil.example')],
      [403, '', admin, product.url.replace(/\d+$/, '1')],
      [403, '', admin, 'null'],
      [403, queryOf(mine), mine.cookies, 'https://evil.example'],
      [401, '', {}],
      [401, '', mine.cookies],
      [401, '?isAdmin=true', mine.cookies],
      [401, queryOf(mine), {}],
      [401, queryOf(mine), admin],
      [401, '', { '__Host-session': mine.cookies['__Host-visitor'] ?? '' }],
      [403, queryOf(theirs), mine.cookies],
      [403, as(`sessionId=${theirs.id}`), mine.cookies],
      [403, as(`sessionId=${none}`), mine.cookies],
      [403, as(`visitorId=${theirs.visitorId}&sessionId=${mine.id}`), mine.cookies],
    ];
    for (const [status, query, cookies, origin = product.url] of cases) {
      expect([query, origin, await sockets.refusal(query, cookies, origin)]).toEqual([query, origin, status]);
    }
  });

  it('is refused past CloudFront', async () => {
    const direct = liveSockets({ url: product.webSocketUrl.replace('ws', 'http') });
    expect(await direct.refusal('', admin, product.url)).toBe(403);
  });

  it('notifies admins that a visitor came online, and went offline', async () => {
    const adminSocket = await sockets.asAdmin(admin);
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    expect(await adminSocket.until('presence')).toEqual({ type: 'presence', sessionId: id, online: true });
    visitor.socket.terminate();
    expect(await adminSocket.until('presence')).toEqual({ type: 'presence', sessionId: id, online: false });
    adminSocket.socket.close();
  });
});

describe('the live channel', () => {
  it('pushes what a page has posted to all but this page, which has it from the answer', async () => {
    const adminSocket = await sockets.asAdmin(admin);
    const { visitorId, id, cookies } = await aChat();
    const own = await sockets.asVisitor(visitorId, id, cookies, { tab: 'one' });
    const other = await sockets.asVisitor(visitorId, id, cookies, { tab: 'two' });
    const say = (content: string, headers: Record<string, string>) =>
      product.call('POST', `/api/chat/sessions/${id}/messages`, {
        body: { sender: 'user', content },
        cookies,
        headers,
      });
    expect((await say('of a page', { [TAB_HEADER]: 'one' })).body).toMatchObject({ seq: 1 });
    await say('of no page', {});
    await say('of what can be none', { [TAB_HEADER]: 'one two' });
    for (const socket of [adminSocket, other]) {
      for (const content of ['of a page', 'of no page', 'of what can be none'])
        expect(await socket.until('visitor_message')).toMatchObject({ content });
    }
    for (const content of ['of no page', 'of what can be none'])
      expect(await own.until('visitor_message')).toMatchObject({ content });
    for (const { socket } of [own, other, adminSocket]) socket.close();
  });

  it('pushes what the assistant says to a message behind it, and the session that it has changed last', async () => {
    const adminSocket = await sockets.asAdmin(admin);
    const { visitorId, id, cookies } = await aChat();
    const other = await sockets.asVisitor(visitorId, id, cookies, { tab: 'two' });
    const body = {
      sender: 'user',
      content: 'I am Jane',
      customer: { name: 'Jane Roe' },
      replies: ['First', 'Second'].map((content) => ({ content, clientMessageId: content })),
    };
    await post(id, body, cookies);
    for (const socket of [adminSocket, other]) {
      expect(await socket.until('visitor_message')).toMatchObject({ content: 'I am Jane' });
      for (const content of ['First', 'Second'])
        expect(await socket.until('assistant_message')).toMatchObject({ message: { content } });
    }
    expect(await adminSocket.until('sessionUpdate')).toMatchObject({
      session: { id, seq: 3, customer: { name: 'Jane Roe' }, lastMessage: { content: 'Second' } },
    });
    for (const { socket } of [other, adminSocket]) socket.close();
  });

  it('pushes messages to both sides, whether sent by frame or by HTTP', async () => {
    const adminSocket = await sockets.asAdmin(admin);
    adminSocket.send({ type: 'auth', role: 'admin', adminId: 'admin' });
    await adminSocket.until('activeSessions');
    const { visitorId, id, cookies } = await aChat();
    expect(await adminSocket.until('new_chat_session')).toMatchObject({
      sessionId: id,
      visitorId,
      session: { id },
    });
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    visitor.send({ type: 'identify_visitor', visitorId, sessionId: id });
    expect(await visitor.until('identified')).toMatchObject({ session: { id } });

    visitor.send({ type: 'visitor_message', content: 'by frame', clientMessageId: 'm1' });
    expect(await visitor.until('ack')).toMatchObject({ clientMessageId: 'm1', message: { seq: 1 } });
    expect(await adminSocket.until('visitor_message')).toMatchObject({ sessionId: id, content: 'by frame' });
    await post(id, { sender: 'assistant', content: 'by HTTP' }, cookies);
    expect(await adminSocket.until('assistant_message')).toMatchObject({
      message: { seq: 2, content: 'by HTTP', relayedBy: 'visitor' },
    });
    await patch(id, { personRequested: true }, cookies);
    expect(await adminSocket.until('sessionUpdate')).toMatchObject({
      session: { personRequestedAt: expect.any(String) },
    });

    await patch(id, { isHandedOff: true, adminId: 'somebody', adminName: 'Somebody Else' });
    expect(await visitor.until('sessionUpdate')).toMatchObject({
      session: { personRequestedAt: expect.any(String) },
    });
    expect(await visitor.until('sessionUpdate')).toMatchObject({
      session: { isHandedOff: true, adminId: null, adminName: null, personRequestedAt: expect.any(String) },
    });
    expect(await adminSocket.until('sessionUpdate')).toMatchObject({
      session: { isHandedOff: true, adminId: 'admin', adminName: 'Admin', adminViewed: true },
    });
    const refused = await post(id, { sender: 'assistant', content: 'Next?' }, cookies);
    expect([refused.status, refused.body.code]).toEqual([409, 'chat_handed_off']);
    await post(id, { sender: 'admin', content: 'Hello' }, admin);
    expect(await visitor.until('admin_message')).toMatchObject({ message: { seq: 3, sender: 'admin' } });
    expect(await visitor.until('sessionUpdate')).toMatchObject({ session: { personRequestedAt: null } });
    await patch(id, { status: 'closed' });
    expect(await visitor.until('sessionUpdate')).toMatchObject({
      session: { status: 'closed', isHandedOff: false, adminName: null },
    });
    adminSocket.socket.close();
    visitor.socket.close();
  });

  it('tells admins who the customer is, and not the browser that has said so', async () => {
    const adminSocket = await sockets.asAdmin(admin);
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    visitor.send({ type: 'identify_visitor', visitorId, sessionId: id });
    await visitor.until('identified');
    await post(id, { sender: 'user', content: 'Ann Frye', customer: { name: 'Ann Frye' } }, cookies);
    let told = await adminSocket.until('sessionUpdate');
    while ((told.session as { id: string }).id !== id) told = await adminSocket.until('sessionUpdate');
    expect(told).toMatchObject({ session: { customer: { name: 'Ann Frye' }, version: 2 } });
    await patch(id, { isHandedOff: true }, admin);
    expect(await visitor.until('sessionUpdate')).toMatchObject({ session: { isHandedOff: true } });
    visitor.socket.close();
    adminSocket.socket.close();
  });

  it('tells the team who wrote a message, also once the takeover is over, and its visitor by no way', async () => {
    const [jane = {}, max = {}] = colleagues;
    const { visitorId, id, cookies } = await aChat();
    const theirs = await sockets.asAdmin(max);
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    visitor.send({ type: 'identify_visitor', visitorId, sessionId: id });
    await visitor.until('identified');
    const say = (content: string, by: Cookies, more = {}) =>
      post(id, { sender: 'admin', content, clientMessageId: content, ...more }, by);

    await patch(id, { isHandedOff: true }, jane);
    const forged = await say('Forged', jane, { authorId: 'max', authorName: 'Max' });
    expect([forged.status, Object.keys(forged.body.fields ?? {}).sort()]).toEqual([
      400,
      ['authorId', 'authorName'],
    ]);
    const author = { authorId: 'jane.roe', authorName: 'Jane Roe' };
    expect((await say('first', jane)).body).toMatchObject(author);
    expect(await theirs.until('admin_message')).toMatchObject({ message: { content: 'first', ...author } });
    await patch(id, { isHandedOff: false }, jane);
    await patch(id, { isHandedOff: true }, max);
    await say('second', max);
    await patch(id, { isHandedOff: false }, max);

    const paths = [`/api/chat/sessions/${id}`, `/api/chat/sessions/${id}/messages?after=0`];
    for (const path of paths) {
      const { messages } = (await get(path, admin)).body as unknown as { messages: { authorId?: string }[] };
      expect(messages.map(({ authorId }) => authorId)).toEqual(['jane.roe', 'max']);
    }
    const seen = [
      ...(await Promise.all(paths.map(async (path) => (await get(path, cookies)).body))),
      await visitor.until('admin_message'),
      await visitor.until('admin_message'),
      (await get(`/api/chat/sessions?visitorId=${visitorId}`, cookies)).body,
      // The id of an admin's message gets its sender's answer again, and nobody else theirs.
      (await post(id, { sender: 'user', content: 'first', clientMessageId: 'first' }, cookies)).body,
    ];
    expect(seen.map((one) => JSON.stringify(one)).filter((text) => /author|jane|max/i.test(text))).toEqual(
      [],
    );
    visitor.send({ type: 'visitor_message', content: 'first', clientMessageId: 'first' });
    expect(await visitor.until('error')).toMatchObject({ code: 'idempotency_mismatch' });
    theirs.socket.close();
    visitor.socket.close();
  });

  it('tells the team that an admin has looked at a chat, and its visitor by no way', async () => {
    const { visitorId, id, cookies } = await aChat();
    const adminSocket = await sockets.asAdmin(admin);
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    expect((await patch(id, { adminViewed: true })).body).toMatchObject({ adminViewed: true });
    expect(await adminSocket.until('sessionUpdate')).toMatchObject({ session: { id, adminViewed: true } });
    visitor.send({ type: 'identify_visitor', visitorId, sessionId: id });
    const seen = [
      await visitor.until('sessionUpdate'),
      await visitor.until('identified'),
      (await get(`/api/chat/sessions/${id}`, cookies)).body,
      (await get(`/api/chat/sessions?visitorId=${visitorId}`, cookies)).body,
      (await patch(id, { personRequested: true }, cookies)).body,
    ];
    const told = seen.map((one) => JSON.stringify(one).match(/"adminViewed":\w+/g));
    expect(told).toEqual(seen.map(() => ['"adminViewed":false']));
    adminSocket.socket.close();
    visitor.socket.close();
  });

  it('closes a socket that sends 33 KB at once, and replies to junk with an error', async () => {
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    for (const junk of ['{', '{"type":"nonsense"}', '{"type":["auth"]}', '0', '{}']) {
      visitor.send(junk);
      expect(await visitor.next()).toMatchObject({ type: 'error', code: 'invalid_input' });
    }
    visitor.send('x'.repeat(33 * 1024));
    expect(await visitor.closed).toBe(1009);
  });

  it('serves other sockets while a thousand junk frames come in', async () => {
    const [mine, theirs] = [await aChat(), await aChat()];
    const flooder = await sockets.asVisitor(mine.visitorId, mine.id, mine.cookies);
    const visitor = await sockets.asVisitor(theirs.visitorId, theirs.id, theirs.cookies);
    for (let i = 0; i < 1000; i += 1) flooder.send(`{"type":"junk","n":${i}}`);
    visitor.send({ type: 'visitor_message', content: 'Hello?', clientMessageId: 'f1' });
    expect(await visitor.until('ack')).toMatchObject({ clientMessageId: 'f1' });
    flooder.socket.terminate();
    visitor.socket.close();
  });

  it('closes the sockets of an admin who signs out at once', async () => {
    const cookies = await signInAs(product, 'zoe');
    const adminSocket = await sockets.asAdmin(cookies);
    adminSocket.send({ type: 'ping' });
    await adminSocket.until('pong');
    const other = await sockets.asAdmin(await signInAs(product, 'zoe'));
    await product.call('POST', '/api/logout', { cookies });
    expect(await adminSocket.closed).toBe(1000);
    expect(await sockets.refusal('', cookies)).toBe(401);
    // The same account in another browser goes on.
    other.send({ type: 'ping' });
    await other.until('pong');
    other.socket.close();
  });
});

it('the reply to a ping says how the chat stands, so that a push that was lost is noticed and pulled', async () => {
  const { visitorId, id, cookies } = await aChat();
  const visitor = await sockets.asVisitor(visitorId, id, cookies);
  const watching = await sockets.asAdmin(admin);
  await patch(id, { isHandedOff: true });
  await post(id, { sender: 'admin', content: 'Are you there?' }, admin);
  for (const [socket, frame] of [
    [visitor, { type: 'ping' }],
    [watching, { type: 'ping', sessionId: id }],
  ] as const) {
    socket.socket.send(JSON.stringify(frame));
    expect(await socket.until('pong')).toMatchObject({ sessionId: id, seq: 1, version: 2 });
    socket.socket.close();
  }
});
