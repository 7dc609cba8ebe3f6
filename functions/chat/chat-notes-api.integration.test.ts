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
  for (const name of ['jane.roe', 'max', 'zoe', 'ann']) colleagues.push(await signInAs(product, name));
});

const { aChat, get, patch, post } = chatCalls(
  () => product,
  () => admin,
);

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
