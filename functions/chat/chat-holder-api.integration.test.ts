import { REQUIRED } from '@harbour-haul/contract/messages';
import { chatCalls } from '@harbour-haul/testing/chat-calls';
import { eventually } from '@harbour-haul/testing/eventually';
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
  for (const name of ['jane.roe', 'max', 'zoe', 'ann']) colleagues.push(await signInAs(product, name));
});

const { aChat, get, patch, post } = chatCalls(
  () => product,
  () => admin,
);

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

describe('taking a chat over from a colleague', () => {
  const take = (id: string, takeOverFrom: string, by: Cookies) =>
    patch(id, { isHandedOff: true, takeOverFrom }, by);

  it('ends their takeover and begins one’s own in one change, which both consoles and the notes tell', async () => {
    const [jane = {}, max = {}] = colleagues;
    const { visitorId, id, cookies } = await aChat();
    await patch(id, { isHandedOff: true }, jane);
    const [theirs, visitor] = [await sockets.asAdmin(jane), await sockets.asVisitor(visitorId, id, cookies)];
    const taken = await take(id, 'jane.roe', max);
    expect(taken.body).toMatchObject({
      isHandedOff: true,
      adminId: 'max',
      adminName: 'Max',
      handedOverBy: null,
      // Whose chat it is stays for the team to say.
      ownerId: 'jane.roe',
      version: 3,
    });
    expect(await theirs.until('sessionUpdate')).toMatchObject({ session: { id, adminId: 'max' } });
    expect(await visitor.until('sessionUpdate')).toMatchObject({
      session: { isHandedOff: true, adminId: null },
    });
    expect((await post(id, { sender: 'assistant', content: 'Next?' }, cookies)).body.code).toBe(
      'chat_handed_off',
    );
    theirs.send({ type: 'message', sessionId: id, sender: 'admin', content: 'Still me' });
    expect(await theirs.until('error')).toMatchObject({ code: 'conflict' });
    expect((await post(id, { sender: 'admin', content: 'Still me' }, jane)).body).toMatchObject({
      code: 'conflict',
      message: 'You need to take over this chat first.',
    });
    expect((await post(id, { sender: 'admin', content: 'Max here' }, max)).status).toBe(201);
    const { notes } = (await get(`/api/chat/sessions/${id}/notes`)).body as { notes: object[] };
    expect(notes).toMatchObject([
      { event: 'taken', authorId: 'jane.roe' },
      { event: 'taken', authorId: 'max', fromName: 'Jane Roe', content: 'Max took over from Jane Roe' },
    ]);
    // Sent once more, it is done already.
    expect((await take(id, 'jane.roe', max)).body).toMatchObject({ adminId: 'max' });
    theirs.socket.close();
    visitor.socket.close();
  });

  it('has one winner of many at once, and is refused where another has it than was seen', async () => {
    const [jane = {}, max = {}, zoe = {}, ann = {}] = colleagues;
    for (let round = 0; round < 5; round += 1) {
      const { id, cookies } = await aChat();
      await patch(id, { isHandedOff: true }, jane);
      const [visitors, ...made] = await Promise.all([
        post(id, { sender: 'user', content: 'Hello?' }, cookies),
        ...[max, zoe, ann].map((by) => take(id, 'jane.roe', by)),
      ]);
      expect(visitors?.status).toBe(201);
      const won = made.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const [winner] = won;
      for (const { status, body } of made.filter((one) => one !== winner)) {
        expect([status, body.code, body.holder]).toEqual([409, 'conflict', winner?.body.adminName]);
      }
      expect((await get(`/api/chat/sessions/${id}`)).body).toMatchObject({
        adminId: winner?.body.adminId,
        version: 3,
      });
    }
  });

  it('takes a chat that they have just given back, and no closed one', async () => {
    const [jane = {}, max = {}] = colleagues;
    const { id } = await aChat();
    await patch(id, { isHandedOff: true }, jane);
    await patch(id, { isHandedOff: false }, jane);
    expect((await take(id, 'jane.roe', max)).body).toMatchObject({ adminId: 'max' });
    const { notes } = (await get(`/api/chat/sessions/${id}/notes`)).body as { notes: object[] };
    expect(notes.at(-1)).not.toHaveProperty('fromName');
    await patch(id, { status: 'closed' });
    expect((await take(id, 'max', jane)).body.code).toBe('chat_closed');
  });

  it.each([
    ['an end', { isHandedOff: false, takeOverFrom: 'max' }],
    ['nothing', { takeOverFrom: 'max' }],
    ['an empty name', { isHandedOff: true, takeOverFrom: '' }],
    ['no text', { isHandedOff: true, takeOverFrom: 7 }],
  ])('is refused beside %s', async (_what, body) => {
    const { id, cookies } = await aChat();
    expect((await patch(id, body)).status).toBe(400);
    expect((await take(id, 'max', cookies)).status).toBe(403);
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
    for (const nobody of ['', '\u0001', '\u2066']) {
      expect((await handOver(id, nobody, jane)).body).toMatchObject({ fields: { handOverTo: REQUIRED } });
    }
    expect((await get(`/api/chat/sessions/${id}`)).body).toMatchObject({ adminId: JANE, version: 2 });
  });
});
