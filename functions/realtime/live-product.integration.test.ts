import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '@harbour-haul/testing/admin';
import { eventually } from '@harbour-haul/testing/eventually';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let sockets: ReturnType<typeof liveSockets>;
let admin: Cookies;
const colleagues: Cookies[] = [];

const signIn = async (username: string) =>
  (await product.call('POST', '/api/login', { body: { ...ADMIN, username } })).cookies;

beforeAll(async () => {
  product = await sharedProduct();
  sockets = liveSockets(product);
  admin = await product.signIn();
  for (const name of ['jane.roe', 'max', 'zoe', 'ann']) {
    await ensureAdmin(product.users, name, ADMIN.password);
    colleagues.push(await signIn(name));
  }
});

let serial = 0;
async function aChat() {
  const visitorId = `visitor-${++serial}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const id = body.id as string;
  return { visitorId, id, cookies, query: `?isAdmin=false&visitorId=${visitorId}&sessionId=${id}` };
}
const patch = (id: string, body: unknown, cookies: Cookies = admin) =>
  product.call('PATCH', `/api/chat/sessions/${id}`, { body, cookies });
const post = (id: string, body: unknown, cookies: Cookies) =>
  product.call('POST', `/api/chat/sessions/${id}/messages`, { body, cookies });
const get = (path: string, cookies: Cookies = admin) => product.call('GET', path, { cookies });

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
      [403, mine.query, mine.cookies, 'https://evil.example'],
      [401, '', {}],
      [401, '', mine.cookies],
      [401, '?isAdmin=true', mine.cookies],
      [401, mine.query, {}],
      [401, mine.query, admin],
      [401, '', { '__Host-session': mine.cookies['__Host-visitor'] ?? '' }],
      [403, theirs.query, mine.cookies],
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
      session: { isHandedOff: true, adminId: null, adminName: null, personRequestedAt: null },
    });
    expect(await adminSocket.until('sessionUpdate')).toMatchObject({
      session: { isHandedOff: true, adminId: 'admin', adminName: 'Admin', adminViewed: true },
    });
    const refused = await post(id, { sender: 'assistant', content: 'Next?' }, cookies);
    expect([refused.status, refused.body.code]).toEqual([409, 'chat_handed_off']);
    await post(id, { sender: 'admin', content: 'Hello' }, admin);
    expect(await visitor.until('admin_message')).toMatchObject({ message: { seq: 3, sender: 'admin' } });
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
    const cookies = await signIn('zoe');
    const adminSocket = await sockets.asAdmin(cookies);
    adminSocket.send({ type: 'ping' });
    await adminSocket.until('pong');
    const other = await sockets.asAdmin(await signIn('zoe'));
    await product.call('POST', '/api/logout', { cookies });
    expect(await adminSocket.closed).toBe(1000);
    expect(await sockets.refusal('', cookies)).toBe(401);
    // The same account in another browser goes on.
    other.send({ type: 'ping' });
    await other.until('pong');
    other.socket.close();
    colleagues[2] = await signIn('zoe');
  });
});

describe('PATCH /api/chat/sessions/{id}', () => {
  it('lets one of many admins take over, and names the holder to the others', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aChat();
      const all = [admin, ...colleagues];
      const responses = await Promise.all(all.map((cookies) => patch(id, { isHandedOff: true }, cookies)));
      const won = responses.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      for (const { status, body } of responses.filter((response) => response !== won[0])) {
        expect([status, body.code, body.holder]).toEqual([409, 'conflict', won[0]?.body.adminName]);
        expect(body.message).toContain(won[0]?.body.adminName);
      }
    }
  });

  it('releases, repeats and closes idempotently, and never reopens', async () => {
    const { id, cookies } = await aChat();
    expect((await patch(id, { isHandedOff: true })).body).toMatchObject({ isHandedOff: true, version: 2 });
    expect((await patch(id, { isHandedOff: true })).body).toMatchObject({ adminId: 'admin', version: 2 });
    const [jane = {}] = colleagues;
    const end = { isHandedOff: false, adminId: '', adminName: '' };
    expect((await patch(id, end, jane)).body).toMatchObject({
      isHandedOff: false,
      adminId: null,
      adminName: null,
      version: 3,
    });
    expect((await patch(id, end)).status).toBe(200);
    expect((await post(id, { sender: 'admin', content: 'x' }, admin)).body).toMatchObject({
      code: 'conflict',
      message: 'You need to take over this chat first.',
    });
    expect((await patch(id, { status: 'closed' })).body).toMatchObject({ status: 'closed', version: 4 });
    expect((await patch(id, { status: 'closed' })).body).toMatchObject({ status: 'closed', version: 4 });
    const late = await patch(id, { isHandedOff: true });
    expect([late.status, late.body.code]).toEqual([409, 'chat_closed']);
    expect((await patch(id, { status: 'active' })).status).toBe(400);
    expect((await post(id, { sender: 'user', content: 'x' }, cookies)).status).toBe(409);
  });

  it.each([
    ['nothing', {}, 'body'],
    ['a list', [], 'body'],
    ['two changes', { isHandedOff: true, status: 'closed' }, 'status'],
    ['unknown fields', { adminViewed: true, seq: 9 }, 'seq'],
    ['another type', { isHandedOff: 'yes' }, 'isHandedOff'],
    ['to be unseen', { adminViewed: false }, 'adminViewed'],
    ['a name alone', { adminName: 'x' }, 'body'],
  ])('refuses %s and names the field', async (_case, body, field) => {
    const { id } = await aChat();
    const response = await patch(id, body);
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input']);
    expect(response.body.fields).toHaveProperty(field);
  });

  it('refuses visitors and requests without a valid cookie', async () => {
    const { id, cookies } = await aChat();
    expect((await patch(id, { isHandedOff: true }, cookies)).status).toBe(403);
    expect((await patch(id, { status: 'closed' }, {})).status).toBe(401);
    expect((await patch('00000000-0000-4000-8000-000000000000', { adminViewed: true })).status).toBe(404);
  });
});

describe('the owner of a chat', () => {
  const assign = (id: string, ownerId: string | null, previousOwnerId: string | null, by = admin) =>
    patch(id, { ownerId, previousOwnerId }, by);
  const listed = async (query: string, by: Cookies = admin) => {
    const { body } = await get(`/api/chat/sessions?limit=100&${query}`, by);
    return (body.sessions as { id: string }[]).map(({ id }) => id);
  };

  it('is one of the team, known to no visitor, and listed by key', async () => {
    const [mine, theirs, free] = [await aChat(), await aChat(), await aChat()];
    const visitor = await sockets.asVisitor(theirs.visitorId, theirs.id, theirs.cookies);
    expect((await assign(mine.id, 'admin', null)).body).toMatchObject({ ownerId: 'admin', version: 2 });
    expect((await assign(theirs.id, 'jane.roe', null)).body).toMatchObject({
      ownerId: 'jane.roe',
      ownerName: 'Jane Roe',
      isHandedOff: false,
    });
    await post(mine.id, { sender: 'user', content: 'Hello' }, mine.cookies);
    await product.settleIndexes();
    const of = async (query: string, by?: Cookies) => {
      const ids = await listed(query, by);
      return [mine, theirs, free].map(({ id }) => ids.includes(id));
    };
    expect(await of('state=active&owner=me')).toEqual([true, false, false]);
    expect(await of('state=active&owner=me', colleagues[0])).toEqual([false, true, false]);
    expect(await of('state=active&owner=none')).toEqual([false, false, true]);
    expect(await of('state=needs&owner=me')).toEqual([false, false, false]);
    await patch(theirs.id, { status: 'closed' });
    await assign(mine.id, null, 'admin');
    await product.settleIndexes();
    expect(await of('state=active&owner=none')).toEqual([true, false, true]);
    expect(await of('owner=me', colleagues[0])).toEqual([false, true, false]);

    expect((await get(`/api/chat/sessions?owner=none`, theirs.cookies)).status).toBe(401);
    expect((await get(`/api/chat/sessions?owner=me&search=x`)).status).toBe(400);
    const own = await get(`/api/chat/sessions/${theirs.id}`, theirs.cookies);
    const told = [own.body, await visitor.until('sessionUpdate'), await visitor.until('sessionUpdate')];
    expect(JSON.stringify(told)).not.toMatch(/jane/i);
    visitor.socket.close();
  });

  it('is one of many who assign it to themselves at once, and stays who it is where others did not know', async () => {
    const { id, cookies } = await aChat();
    const names = ['admin', 'jane.roe', 'max', 'zoe', 'ann'];
    const everybody = [admin, ...colleagues];
    const made = await Promise.all(names.map((name, index) => assign(id, name, null, everybody[index])));
    const won = made.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const owner = String(won[0]?.body.ownerId);
    for (const { body } of made.filter((one) => one !== won[0])) {
      expect([body.code, body.holder]).toEqual(['conflict', won[0]?.body.ownerName]);
    }
    expect((await assign(id, owner, null)).status).toBe(200);
    expect((await assign(id, 'nobody.knows', owner)).body.fields).toHaveProperty('ownerId');
    expect((await patch(id, { ownerId: 'max' })).body.fields).toHaveProperty('previousOwnerId');
    expect((await assign(id, 'max', owner, cookies)).status).toBe(403);
  });

  it('is who takes over what nobody owns', async () => {
    const { id } = await aChat();
    const [jane = {}] = colleagues;
    expect((await patch(id, { isHandedOff: true })).body).toMatchObject({ ownerId: 'admin' });
    await patch(id, { isHandedOff: false });
    expect((await patch(id, { isHandedOff: true }, jane)).body).toMatchObject({
      adminId: 'jane.roe',
      ownerId: 'admin',
    });
  });

  it('is chosen among those who have signed in, with who is there', async () => {
    const socket = await sockets.asAdmin(colleagues[0] ?? {});
    const { body } = await get('/api/team');
    const members = body.members as { id: string; isConnected: boolean }[];
    expect(members).toContainEqual({ id: 'jane.roe', name: 'Jane Roe', isConnected: true });
    expect(members).toContainEqual({ id: 'max', name: 'Max', isConnected: false });
    socket.socket.close();
    const { cookies } = await aChat();
    expect((await get('/api/team', cookies)).status).toBe(401);
  });
});

describe('handing a chat over', () => {
  const handOver = (id: string, to: string, by: Cookies) => patch(id, { handOverTo: to }, by);
  const [JANE, MAX] = ['jane.roe', 'max'];

  it('makes a colleague its holder at once, while the assistant stays silent', async () => {
    const [jane = {}, max = {}] = colleagues;
    const { visitorId, id, cookies } = await aChat();
    await product.users.setDisplayName(MAX, 'Maxine');
    const theirs = await sockets.asAdmin(max);
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    await patch(id, { isHandedOff: true }, jane);
    expect((await handOver(id, MAX, jane)).body).toMatchObject({
      isHandedOff: true,
      adminId: MAX,
      adminName: 'Maxine',
      handedOverBy: 'Jane Roe',
      ownerId: MAX,
      version: 3,
    });
    await theirs.until('sessionUpdate');
    expect(await theirs.until('sessionUpdate')).toMatchObject({
      session: { adminId: MAX, handedOverBy: 'Jane Roe' },
    });
    const told = [await visitor.until('sessionUpdate'), await visitor.until('sessionUpdate')];
    expect(told.map(({ session }) => session)).toMatchObject([
      // Nobody told Jane's name to visitors, and no other one is.
      { isHandedOff: true, adminName: null },
      { isHandedOff: true, adminName: 'Maxine', adminId: null, handedOverBy: null },
    ]);
    const byAssistant = await post(id, { sender: 'assistant', content: 'Next?' }, cookies);
    expect(byAssistant.body.code).toBe('chat_handed_off');
    expect((await post(id, { sender: 'admin', content: 'x' }, jane)).status).toBe(409);
    expect((await post(id, { sender: 'admin', content: 'Max here' }, max)).status).toBe(201);
    expect((await patch(id, { isHandedOff: false }, max)).body).toMatchObject({ handedOverBy: null });
    await product.users.setDisplayName(MAX, null);
    theirs.socket.close();
    visitor.socket.close();
  });

  it('has one winner of two at the same time, and is its holder’s alone', async () => {
    const [jane = {}, max = {}, zoe = {}] = colleagues;
    const there = [await sockets.asAdmin(max), await sockets.asAdmin(zoe)];
    const { id, cookies } = await aChat();
    expect((await handOver(id, MAX, jane)).body).toMatchObject({
      code: 'conflict',
      message: 'You need to take over this chat first.',
    });
    await patch(id, { isHandedOff: true }, jane);
    expect((await handOver(id, 'zoe', max)).body).toMatchObject({ code: 'conflict', holder: 'Jane Roe' });
    expect((await handOver(id, MAX, cookies)).status).toBe(403);
    // The visitor goes on writing meanwhile.
    const [toMax, toZoe] = await Promise.all([
      handOver(id, MAX, jane),
      handOver(id, 'zoe', jane),
      post(id, { sender: 'user', content: 'Hello?' }, cookies),
    ]);
    const [won, lost] = toMax.status === 200 ? [toMax, toZoe] : [toZoe, toMax];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.body.holder).toBe(won.body.adminName);
    expect((await get(`/api/chat/sessions/${id}`)).body).toMatchObject({
      adminId: won.body.adminId,
      seq: 1,
      ownerId: won.body.adminId,
    });
    for (const { socket } of there) socket.close();
  });

  it('to a colleague who has gone, or to oneself, is refused and leaves it as it was', async () => {
    const [jane = {}, max = {}] = colleagues;
    const { id } = await aChat();
    await patch(id, { isHandedOff: true }, jane);
    const theirs = await sockets.asAdmin(max);
    theirs.socket.close();
    await theirs.closed;
    await eventually(async () => {
      const members = (await get('/api/team')).body.members as { id: string; isConnected: boolean }[];
      expect(members).toContainEqual({ id: MAX, name: 'Max', isConnected: false });
    });
    const gone = await handOver(id, MAX, jane);
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Max is not connected any more. You still have this chat.',
    ]);
    expect((await handOver(id, 'nobody.knows', jane)).status).toBe(409);
    expect((await handOver(id, JANE, jane)).status).toBe(409);
    expect((await get(`/api/chat/sessions/${id}`)).body).toMatchObject({ adminId: JANE, version: 2 });
  });
});

describe('a note of an admin', () => {
  const notes = (id: string) => `/api/chat/sessions/${id}/notes`;
  let noted = 0;
  const note = (id: string, content: string, cookies: Cookies = admin, clientNoteId = `note-${++noted}`) =>
    product.call('POST', notes(id), { body: { content, clientNoteId }, cookies });

  it('reaches the other admins, and its visitor by no call and no frame', async () => {
    const secret = 'rude-last-time';
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    const watching = await sockets.asAdmin(admin);
    await post(id, { sender: 'user', content: 'Hello' }, cookies);
    const [jane = {}] = colleagues;
    const stored = await note(id, `  ${secret} `, jane);
    expect([stored.status, stored.body]).toEqual([
      201,
      {
        id: expect.any(String),
        sessionId: id,
        number: 1,
        content: secret,
        authorId: 'jane.roe',
        authorName: 'Jane Roe',
        afterSeq: 1,
        createdAt: expect.any(String),
      },
    ]);
    expect(await watching.until('note')).toEqual({ type: 'note', sessionId: id, noteSeq: 1 });
    expect((await get(notes(id))).body).toEqual({ notes: [stored.body] });
    expect((await get(`/api/chat/sessions/${id}`)).body).toMatchObject({ seq: 1, version: 1, noteSeq: 1 });
    watching.send({ type: 'ping', sessionId: id });
    expect(await watching.until('pong')).toMatchObject({ sessionId: id, noteSeq: 1 });
    watching.socket.close();

    // The visitor tries what they can.
    const hidden = encodeURIComponent(`notes#${id}`);
    const told: unknown[] = [];
    for (const path of [
      `/api/chat/sessions/${id}`,
      `/api/chat/sessions/${id}/messages?after=0&limit=500`,
      `/api/chat/sessions/${hidden}`,
      `/api/chat/sessions/${hidden}/messages`,
      `/api/chat/sessions?visitorId=${visitorId}`,
      `/api/chat/sessions?visitorId=${visitorId}&search=${secret}`,
      notes(id),
      notes(hidden),
    ]) {
      const { status, body } = await get(path, cookies);
      told.push([status, body]);
    }
    expect((await get(notes(id), cookies)).status).toBe(401);
    expect((await note(id, 'x', cookies)).status).toBe(401);
    expect((await get(`/api/chat/sessions/${id}`, cookies)).body).toMatchObject({ seq: 1, noteSeq: 0 });
    told.push((await patch(id, { personRequested: true }, cookies)).body);
    for (const frame of [
      { type: 'identify_visitor', visitorId, sessionId: id },
      { type: 'identify_visitor', visitorId, sessionId: `notes#${id}` },
      { type: 'auth', role: 'admin' },
      { type: 'note', sessionId: id },
      { type: 'visitor_message', sessionId: `notes#${id}`, content: 'x', clientMessageId: 'note-1' },
      { type: 'visitor_message', content: 'x', clientMessageId: stored.body.id },
      { type: 'ping', sessionId: id },
    ]) {
      visitor.send(frame);
    }
    for (let event = await visitor.next(); ; event = await visitor.next()) {
      told.push(event);
      expect(event.type).not.toBe('note');
      if (event.type === 'pong') break;
    }
    expect(JSON.stringify(told)).not.toContain(secret);
    expect(JSON.stringify(told)).not.toContain('jane.roe');
    expect(JSON.stringify(told)).not.toContain('"noteSeq":1');
    visitor.socket.close();
  });

  it('has each takeover among its like, with author and time, of which the visitor sees none', async () => {
    const [jane = {}] = colleagues;
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    await post(id, { sender: 'user', content: 'Hello' }, cookies);
    const taken = await patch(id, { isHandedOff: true }, jane);
    expect(taken.body).toMatchObject({ isHandedOff: true, adminId: 'jane.roe', version: 2, noteSeq: 1 });
    // Said twice, it has happened once.
    await patch(id, { isHandedOff: true }, jane);
    await post(id, { sender: 'admin', content: 'Jane here' }, jane);
    await note(id, 'In between', jane);
    expect((await patch(id, { isHandedOff: false }, admin)).body).toMatchObject({ noteSeq: 3 });
    const at = expect.any(String);
    expect((await get(notes(id))).body.notes).toMatchObject([
      { number: 1, event: 'taken', authorId: 'jane.roe', authorName: 'Jane Roe', afterSeq: 1, createdAt: at },
      { number: 2, content: 'In between', afterSeq: 2 },
      { number: 3, event: 'ended', authorId: 'admin', afterSeq: 2, createdAt: at },
    ]);
    const told: unknown[] = [(await get(`/api/chat/sessions/${id}`, cookies)).body];
    visitor.send({ type: 'ping', sessionId: id });
    for (let event = await visitor.next(); ; event = await visitor.next()) {
      told.push(event);
      if (event.type === 'pong') break;
    }
    expect(JSON.stringify(told)).toContain('Jane here');
    expect(JSON.stringify(told)).not.toMatch(/jane\.roe|Jane Roe|took over|"noteSeq":[1-9]/);
    visitor.socket.close();
  });

  it('says of a closed chat who closed it and when, once, and to the team alone', async () => {
    const { visitorId, id, cookies } = await aChat();
    const visitor = await sockets.asVisitor(visitorId, id, cookies);
    const [jane = {}] = colleagues;
    await patch(id, { status: 'closed' }, jane);
    await patch(id, { status: 'closed' });
    expect((await get(notes(id))).body.notes).toEqual([
      {
        id: expect.any(String),
        sessionId: id,
        number: 1,
        closing: 'by-admin',
        content: 'Jane Roe closed the chat',
        authorId: 'jane.roe',
        authorName: 'Jane Roe',
        afterSeq: 0,
        createdAt: expect.any(String),
      },
    ]);
    const told: unknown[] = [(await get(`/api/chat/sessions/${id}`, cookies)).body];
    visitor.send({ type: 'ping', sessionId: id });
    for (let event = await visitor.next(); ; event = await visitor.next()) {
      told.push(event);
      if (event.type === 'pong') break;
    }
    expect(JSON.stringify(told)).not.toMatch(/jane\.roe|Jane Roe|closed the chat|"noteSeq":[1-9]/);
    visitor.socket.close();
  });

  it('is numbered without gaps, stored once, and taken under a closed chat as well', async () => {
    const { id } = await aChat();
    await patch(id, { status: 'closed' });
    const everybody = [admin, ...colleagues];
    const made = await Promise.all(everybody.map((cookies, index) => note(id, `note ${index}`, cookies)));
    // The first is that it was closed.
    expect(new Set(made.map(({ body }) => body.number))).toEqual(new Set([2, 3, 4, 5, 6]));
    const [first, again] = [await note(id, 'once', admin, 'same'), await note(id, 'once', admin, 'same')];
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await note(id, 'twice', admin, 'same')).status).toBe(422);
    const listed = (await get(notes(id))).body.notes as { number: number }[];
    expect(listed.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await note(id, ' \n ')).status).toBe(400);
    expect((await note('00000000-0000-4000-8000-000000000000', 'x')).status).toBe(404);
    const forged = { content: 'x', clientNoteId: 'f', authorId: 'max' };
    expect((await product.call('POST', notes(id), { body: forged, cookies: admin })).status).toBe(400);
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

it('lists active chats for admins alone', async () => {
  const [open, closed] = [await aChat(), await aChat()];
  await patch(closed.id, { status: 'closed' });
  await product.settleIndexes();
  for (const path of ['/api/chat/sessions/active', '/api/chat-active-sessions']) {
    const { status, body } = await get(`${path}?limit=5&_t=1`);
    const ids = (body.sessions as { id: string }[]).map(({ id }) => id);
    expect([status, ids.length]).toEqual([200, 5]);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(closed.id);
    expect(body.nextCursor).toEqual(expect.any(String));
    const { body: next } = await get(`${path}?after=${String(body.nextCursor)}`);
    expect((next.sessions as { id: string }[]).map(({ id }) => id)).not.toContain(ids[4]);
    expect((await get(path, open.cookies)).status).toBe(401);
    expect((await get(`${path}?visitorId=x`)).status).toBe(400);
  }
});
