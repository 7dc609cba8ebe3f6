import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { ApiResponse, LocalProduct } from '@harbour-haul/testing/local-product';
import { anInlineImage, aPhoto } from '@harbour-haul/testing/photos';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;
interface Message {
  id: string;
  seq: number;
  sender: string;
  content: string;
  relayedBy?: string;
  image: string | null;
  timestamp: string;
}

let product: LocalProduct;
let admin: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
});

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;
const begin = (body: unknown, headers: Cookies = {}, cookies: Cookies = {}) =>
  product.call('POST', '/api/chat/sessions', { body, headers, cookies });
const messagesOf = (id: string) => `/api/chat/sessions/${id}/messages`;
const post = (id: string, body: unknown, cookies: Cookies = {}) =>
  product.call('POST', messagesOf(id), { body, cookies });
const get = (path: string, cookies: Cookies = {}) => product.call('GET', path, { cookies });

/** A chat session with the cookies of its visitor. */
async function aChat() {
  const visitorId = newVisitor();
  const { body, cookies } = await begin({ visitorId, status: 'active' });
  return { visitorId, cookies, id: body.id as string };
}

/** A photo that a visitor has announced. @returns its path */
async function aPhotoOf({ visitorId, cookies }: Awaited<ReturnType<typeof aChat>>): Promise<string> {
  const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10 };
  return String((await product.call('POST', '/api/upload-photo', { body, cookies })).body.path);
}

const fieldsOf = (response: { body: Record<string, unknown> }) =>
  Object.getOwnPropertyNames(response.body.fields ?? {});

describe('POST /api/chat/sessions', () => {
  it('creates a chat session and sets the visitor’s cookie', async () => {
    const visitorId = newVisitor();
    const response = await begin({ visitorId, status: 'active' });
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      visitorId,
      status: 'active',
      version: 1,
      seq: 0,
      noteSeq: 0,
      isHandedOff: false,
      adminId: null,
      adminName: null,
      handedOverBy: null,
      ownerId: null,
      ownerName: null,
      adminViewed: false,
      personRequestedAt: null,
      personRequestAbout: null,
      snoozedUntil: null,
      snoozedBy: null,
      snoozeEndedAt: null,
      forgottenAt: null,
      resumeFrom: null,
      customer: null,
      leadId: null,
      leadSentAt: null,
      leadCanceledAt: null,
      callBackAt: null,
      createdAt: expect.any(String),
      lastActivityAt: response.body.createdAt,
      lastMessage: null,
    });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-visitor=.*HttpOnly; Secure; SameSite=Strict$/,
    );
    const second = await begin({ visitorId }, {}, response.cookies);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(response.body.id);
  });

  it('claims a visitorId for the quote form as well', async () => {
    const { visitorId, cookies } = await aChat();
    const { cookies: others } = await aChat();
    const lead = { source: 'chat', visitorId, phone: '902-555-0148' };
    const send = (as: Cookies) => product.call('POST', '/api/leads', { body: lead, cookies: as });
    expect((await begin({ visitorId })).status).toBe(401);
    expect((await begin({ visitorId }, {}, others)).status).toBe(403);
    expect((await send({})).status).toBe(401);
    expect((await send(others)).status).toBe(403);
    expect((await send(cookies)).status).toBe(201);
  });

  it('returns the one session that it created to retries, and to 50 requests at once', async () => {
    const visitorId = newVisitor();
    const key = { 'idempotency-key': 'retry-of-one-chat-0001' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => begin({ visitorId }, key)));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    const cookies = responses[7]?.cookies;
    const list = await get(`/api/chat/sessions?visitorId=${visitorId}`, cookies);
    expect(list.body.sessions).toHaveLength(1);
    const other = await begin({ visitorId: newVisitor() }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('hands no cookie to who has the key alone, once something was said in the chat', async () => {
    const visitorId = newVisitor();
    const key = { 'idempotency-key': 'left-on-a-device-000001' };
    const lost = await begin({ visitorId }, key);
    const { body, cookies } = await begin({ visitorId }, key);
    expect([body.id, Object.keys(cookies)]).toEqual([lost.body.id, ['__Host-visitor']]);
    await post(String(body.id), { sender: 'user', content: '12 Elm St, the key is under the mat' }, cookies);
    const replay = await begin({ visitorId }, key);
    expect([replay.status, replay.cookies]).toEqual([401, {}]);
    expect(replay.body).not.toHaveProperty('id');
    const ofVisitor = await begin({ visitorId }, key, cookies);
    expect([ofVisitor.status, ofVisitor.body.id, ofVisitor.cookies]).toEqual([201, body.id, {}]);
  });

  it('limits a visitor to 20 chats a day, which another browser cannot observe', async () => {
    const { visitorId, cookies } = await aChat();
    const responses = [];
    for (let i = 0; i < 20; i += 1) responses.push(await begin({ visitorId }, {}, cookies));
    expect(responses.map(({ status }) => status)).toEqual([...Array(19).fill(201), 429]);
    expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await begin({ visitorId })).status).toBe(401);
  });

  it.each([
    ['nothing', {}, ['visitorId']],
    ['an unsafe visitorId', { visitorId: '../x' }, ['visitorId']],
    ['a long visitorId', { visitorId: 'x'.repeat(101) }, ['visitorId']],
    ['another status', { visitorId: 'v', status: 'closed' }, ['status']],
    [
      'the server’s fields',
      { visitorId: 'v', isHandedOff: true, adminId: 'a', seq: 9 },
      ['isHandedOff', 'adminId', 'seq'],
    ],
    ['a list', [], ['body']],
  ])('refuses %s and names the field', async (_case, body, fields) => {
    const response = await begin(body);
    expect(response.status).toBe(400);
    expect(fieldsOf(response).sort()).toEqual([...fields].sort());
  });

  it('refuses names from the prototype chain, other types and short keys', async () => {
    const rawBody = '{"visitorId":"v","__proto__":{"isHandedOff":true},"constructor":1}';
    const prototype = await product.call('POST', '/api/chat/sessions', { rawBody });
    expect(fieldsOf(prototype)).toEqual(expect.arrayContaining(['__proto__', 'constructor']));
    const broken = await product.call('POST', '/api/chat/sessions', { rawBody: '{"visitorId":' });
    expect(broken.status).toBe(400);
    const text = await product.call('POST', '/api/chat/sessions', {
      rawBody: 'visitorId=v',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(415);
    expect(fieldsOf(await begin({ visitorId: 'v' }, { 'idempotency-key': 'short' }))).toEqual([
      'Idempotency-Key',
    ]);
  });
});

describe('lists of chats', () => {
  const list = async (query: string) => {
    const { status, body } = await get(`/api/chat/sessions?limit=100&${query}`, admin);
    expect(status).toBe(200);
    return (body.sessions as { id: string }[]).map(({ id }) => id);
  };
  const say = (chat: { id: string; cookies: Cookies }, content: string, customer?: object) =>
    post(chat.id, { sender: 'user', content, customer }, chat.cookies);

  it('are by state, in either order, and counted', async () => {
    // The chats of earlier tests are to be in what was counted before.
    await product.settleIndexes();
    const before = (await get('/api/chat/sessions/counts', admin)).body as Record<string, number>;
    const [open, asking, held, sent, closed] = [
      await aChat(),
      await aChat(),
      await aChat(),
      await aChat(),
      await aChat(),
    ];
    const patch = (id: string, body: object, cookies = admin) =>
      product.call('PATCH', `/api/chat/sessions/${id}`, { body, cookies });
    await patch(asking.id, { personRequested: true }, asking.cookies);
    await patch(held.id, { isHandedOff: true });
    await say(held, 'Is anybody there?');
    const lead = { source: 'chat', visitorId: sent.visitorId, sessionId: sent.id, phone: '902-555-0199' };
    await product.call('POST', '/api/leads', { body: lead, cookies: sent.cookies });
    await patch(closed.id, { status: 'closed' });
    await product.settleIndexes();
    const ours = [open, asking, held, sent, closed].map(({ id }) => id);
    const shown = async (query: string) => (await list(query)).filter((id) => ours.includes(id));
    expect(await shown('state=open')).toEqual([open.id]);
    expect(await shown('state=sent')).toEqual([sent.id]);
    expect(await shown('state=closed')).toEqual([closed.id]);
    expect(await shown('state=needs&order=oldest')).toEqual([asking.id, held.id]);
    expect(await shown('state=needs')).toEqual([held.id, asking.id]);
    const active = await shown('state=active');
    expect([...active].sort()).toEqual([open, asking, held, sent].map(({ id }) => id).sort());
    const counts = (await get('/api/chat/sessions/counts', admin)).body as Record<string, number>;
    const risen = Object.entries(counts).map(([state, count]) => [state, count - (before[state] ?? 0)]);
    expect(Object.fromEntries(risen)).toEqual({ needs: 2, open: 1, sent: 1, snoozed: 0 });

    await post(held.id, { sender: 'admin', content: 'Yes, here' }, admin);
    await patch(asking.id, { isHandedOff: true });
    await product.settleIndexes();
    expect(await shown('state=needs')).toEqual([]);
    await patch(asking.id, { isHandedOff: false });
    expect((await get('/api/chat/sessions/counts', open.cookies)).status).toBe(401);
  });

  it('close sent chats by themselves that were idle for two days, and no other', async () => {
    const [sent, open] = [await aChat(), await aChat()];
    const lead = { source: 'chat', visitorId: sent.visitorId, sessionId: sent.id, phone: '902-555-0198' };
    await product.call('POST', '/api/leads', { body: lead, cookies: sent.cookies });
    const { TableNames = [] } = await product.documents.send(new ListTablesCommand({}));
    const sessionsTable = TableNames.find((name) => name.includes('Sessions'));
    const lastActivityAt = new Date(Date.now() - 49 * 3_600_000).toISOString();
    for (const { id } of [sent, open]) {
      await product.documents.send(
        new UpdateCommand({
          TableName: sessionsTable,
          Key: { id },
          UpdateExpression: 'SET lastActivityAt = :at, lastActivityKey = :key',
          ExpressionAttributeValues: { ':at': lastActivityAt, ':key': `${lastActivityAt}#${id}` },
        }),
      );
    }
    await product.settleIndexes();
    await get('/api/chat/sessions/active', admin);
    const statusOf = async ({ id }: { id: string }) =>
      (await get(`/api/chat/sessions/${id}`, admin)).body.status;
    expect([await statusOf(sent), await statusOf(open)]).toEqual(['closed', 'active']);
  });

  it('are searched by name, phone, words of messages and visitor id, also from the oldest on', async () => {
    const [one, two] = [await aChat(), await aChat()];
    await say(one, 'Quokka statue, rather heavy', { name: 'Zoltan Quigley' });
    await say(one, 'my number is (902) 555-0723');
    await say(two, 'A quokka as well');
    await post(two.id, { sender: 'assistant', content: 'Wallaby?' }, two.cookies);
    for (const [text, ids] of [
      ['zolt', [one.id]],
      ['quigley zoltan', [one.id]],
      ['quokka', [two.id, one.id]],
      ['quokka statue', [one.id]],
      ['902 555 0723', [one.id]],
      ['0723', [one.id]],
      ['wallaby', []],
      [two.visitorId.toUpperCase(), [two.id]],
      ['', []],
    ] as const) {
      expect([text, await list(`search=${encodeURIComponent(text)}`)]).toEqual([text, ids]);
    }
    expect(await list('search=quokka&order=oldest')).toEqual([one.id, two.id]);
    expect(await list('search=quokka&state=closed')).toEqual([]);
    const first = await get('/api/chat/sessions?search=quokka&limit=1', admin);
    const second = await get(
      `/api/chat/sessions?search=quokka&limit=1&after=${String(first.body.nextCursor)}`,
      admin,
    );
    expect((second.body.sessions as { id: string }[]).map(({ id }) => id)).toEqual([one.id]);
    expect(second.body.nextCursor).toBeNull();
    expect((await get('/api/chat/sessions?search=quokka', one.cookies)).status).toBe(401);
  });
});

describe('POST /api/chat/sessions/{id}/messages', () => {
  /** For what leaves no trace, or one of its own. */
  let chat: Awaited<ReturnType<typeof aChat>>;
  beforeAll(async () => {
    chat = await aChat();
  });
  const lastSeq = async () => (await get(messagesOf(chat.id), chat.cookies)).body.lastSeq;

  it('stores messages of visitor and assistant under the current sender names', async () => {
    const { id, cookies } = await aChat();
    for (const [sender, content] of [
      ['assistant', 'Hi there!'],
      ['user', 'An old couch'],
      ['ai', 'Got it.'],
      ['visitor', 'and a fridge'],
    ]) {
      expect((await post(id, { sender, content }, cookies)).status).toBe(201);
    }
    const { body } = await get(`/api/chat/sessions/${id}`, cookies);
    const messages = body.messages as Message[];
    expect(messages.map(({ seq, sender, content }) => [seq, sender, content])).toEqual([
      [1, 'assistant', 'Hi there!'],
      [2, 'user', 'An old couch'],
      [3, 'assistant', 'Got it.'],
      [4, 'user', 'and a fridge'],
    ]);
    expect(body).toMatchObject({
      seq: 4,
      lastSeq: 4,
      lastActivityAt: messages[3]?.timestamp,
      lastMessage: { sender: 'user', content: 'and a fridge', timestamp: messages[3]?.timestamp },
    });
  });

  it('keeps what messages say of their customer, for lists and consoles', async () => {
    const { id, cookies } = await aChat();
    const say = (customer: unknown) => post(id, { sender: 'user', content: 'x', customer }, cookies);
    await say({ junkType: 'electronics' });
    await say({ name: 'Priya Nair', area: 'Dartmouth' });
    await say({ name: 'Priya Nair' });
    const { body } = await get(`/api/chat/sessions/${id}`, admin);
    expect(body.customer).toEqual({ name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' });
    expect([body.seq, body.version]).toEqual([3, 3]);
    expect(fieldsOf(await say({ junkType: 'gold' }))).toEqual(['customer.junkType']);
    await product.call('PATCH', `/api/chat/sessions/${id}`, { body: { isHandedOff: true }, cookies: admin });
    const byAdmin = { sender: 'admin', content: 'x', customer: { name: 'Somebody Else' } };
    expect((await post(id, byAdmin, admin)).status).toBe(201);
    expect((await get(`/api/chat/sessions/${id}`, admin)).body.customer).toMatchObject({
      name: 'Priya Nair',
    });
  });

  it.each([
    ['right-to-left text', 'שלום مرحبا'],
    ['zalgo', `H${'\u0335\u0321\u0353'.repeat(50)}e comes`],
    ['scripts', '<script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}'],
    ['emoji', '👩‍👩‍👧‍👦👍🏽'],
    ['4,000 characters', 'x'.repeat(4000)],
    ['blanks', '  '],
  ])('stores %s as sent', async (_case, content) => {
    const response = await post(chat.id, { sender: 'user', content }, chat.cookies);
    expect(response.status).toBe(201);
    const { body } = await get(`${messagesOf(chat.id)}?after=${Number(response.body.seq) - 1}`, chat.cookies);
    expect((body.messages as Message[])[0]?.content).toBe(content);
  });

  it.each([
    ['controls', 'a\u0000b\u0001\u001b[31m\u007f\r\n\tc', 'ab[31m\r\n\tc'],
    ['marks that turn the direction of writing', '\u202egnp.exe\u202c', 'gnp.exe'],
  ])('stores a message without %s', async (_case, content, stored) => {
    const response = await post(chat.id, { sender: 'user', content }, chat.cookies);
    expect([response.status, response.body.content]).toEqual([201, stored]);
  });

  it('replaces a lone surrogate, which no table stores', async () => {
    const response = await post(chat.id, { sender: 'user', content: 'a\ud83d' }, chat.cookies);
    expect([response.status, response.body.content]).toEqual([201, 'a\ufffd']);
  });

  const [png, large] = [anInlineImage(), anInlineImage(49_000)];
  it.each([png, large])('accepts an image without text: %.40s', async (image) => {
    const response = await post(chat.id, { sender: 'user', content: '', image }, chat.cookies);
    expect([response.status, response.body.image]).toEqual([201, image]);
  });

  it('stores nothing of a PNG but its pixels, by calls and in what admins are shown', async () => {
    const [, base64 = ''] = png.split(',');
    const bytes = Buffer.from(base64, 'base64');
    const place = Buffer.from('tEXtGPS\0 44.66,-63.57');
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(place.length - 'tEXt'.length);
    const sent = Buffer.concat([bytes.subarray(0, 33), length, place, check, bytes.subarray(33)]);
    const image = `data:image/png;base64,${sent.toString('base64')}`;
    const response = await post(chat.id, { sender: 'user', content: '', image }, chat.cookies);
    expect([response.status, response.body.image]).toEqual([201, png]);
    const path = `/api/chat/sessions/${chat.id}/messages?after=${Number(response.body.seq) - 1}`;
    const { body } = await product.call('GET', path, { cookies: admin });
    expect(JSON.stringify(body.messages)).not.toContain(image);
    expect((body.messages as { image: string }[]).map((message) => message.image)).toEqual([png]);
  });

  it('accepts the photos of its visitor, and nobody else’s, by whoever it is said', async () => {
    const other = await aChat();
    const [own, foreign] = [await aPhotoOf(chat), await aPhotoOf(other)];
    const show = (image: string) => post(chat.id, { sender: 'user', content: '', image }, chat.cookies);
    for (const image of [own, own.slice(1)]) {
      const { status, body } = await show(image);
      expect([status, body.image]).toEqual([201, own]);
    }
    const none = `/uploads/${aPhoto().name}`;
    const refused = await show(none);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['image']]);
    const unnamed = ['/uploads/chat_visitor-1.jpg', '/uploads/__proto__'];
    for (const image of [foreign, foreign.slice(1), foreign.replace('.jpg', '.JPG'), ...unnamed]) {
      expect((await show(image)).body.fields).toEqual(refused.body.fields);
    }
    const toNewest = await product.call('POST', '/api/chat/messages', {
      body: { visitorId: chat.visitorId, sender: 'user', content: '', image: foreign },
      cookies: chat.cookies,
    });
    expect(toNewest.body.fields).toEqual(refused.body.fields);
    const patch = (isHandedOff: boolean) =>
      product.call('PATCH', `/api/chat/sessions/${chat.id}`, { body: { isHandedOff }, cookies: admin });
    expect((await patch(true)).status).toBe(200);
    const byAdmin = await post(chat.id, { sender: 'admin', content: 'Is it this?', image: foreign }, admin);
    expect(byAdmin.body.fields).toEqual(refused.body.fields);
    expect((await patch(false)).status).toBe(200);
  });

  it.each([
    ['SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['HTML', 'data:text/html;base64,PHNjcmlwdD4='],
    ['a data URL that is no base64', 'data:image/png,<svg onload=alert(1)>'],
    ['more than one type', 'data:image/png;charset=x;base64,AAAA'],
    ['a large data URL', anInlineImage(49_600)],
    ['HTML that is named a PNG', `data:image/png;base64,${btoa('<html><script>alert(1)</script></html>')}`],
    ['a PNG that is named a JPEG', png.replace('png', 'jpeg')],
    ['a JPEG, which only an upload cleans', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2w=='],
    ['a PNG without its end', `${png.slice(0, -16)}`],
    [
      '38 bytes of 268 megapixels',
      'data:image/webp;base64,UklGRh4AAABXRUJQVlA4TBIAAAAv////DwAAAAAAAAAAAAAAAAA=',
    ],
    ['a path out of the folder', '/uploads/../secret'],
    ['a path with dots', 'uploads/a..b'],
    ['a hidden file', '/uploads/.env'],
    ['a folder', '/uploads/a/b.png'],
    ['an encoded path', '/uploads/%2e%2e%2fx'],
    ['another site', 'https://evil.example/x.png'],
    ['a script', 'javascript:alert(1)'],
    ['nothing at all', ''],
  ])('refuses as image of a message: %s', async (_case, image) => {
    const response = await post(chat.id, { sender: 'user', content: 'look', image }, chat.cookies);
    expect([response.status, fieldsOf(response)]).toEqual([400, ['image']]);
    expect(JSON.stringify(response.body)).toContain('Please upload the photo and send its path.');
  });

  it.each([
    ['nothing', {}, ['sender', 'content']],
    ['an empty message', { sender: 'user', content: '' }, ['content']],
    ['4,001 characters', { sender: 'user', content: 'x'.repeat(4001) }, ['content']],
    ['10,000 characters', { sender: 'user', content: 'x'.repeat(10_000) }, ['content']],
    ['no text', { sender: 'user', content: { $ne: null } }, ['content']],
    ['an unknown sender', { sender: 'system', content: 'x' }, ['sender']],
    ['an inherited sender', { sender: 'constructor', content: 'x' }, ['sender']],
    ['an unprintable id', { sender: 'user', content: 'x', clientMessageId: 'a b' }, ['clientMessageId']],
    ['a time that is none', { sender: 'user', content: 'x', timestamp: {} }, ['timestamp']],
    [
      'the server’s fields',
      { sender: 'user', content: 'x', seq: 1, id: 'm', adminId: 'admin', isHandedOff: true, sessionId: 's' },
      ['seq', 'id', 'adminId', 'isHandedOff', 'sessionId'],
    ],
  ])('refuses %s, names the field and stores nothing', async (_case, body, fields) => {
    const before = await lastSeq();
    const response = await post(chat.id, body, chat.cookies);
    expect(response.status).toBe(400);
    expect(fieldsOf(response).sort()).toEqual([...fields].sort());
    expect(await lastSeq()).toBe(before);
  });

  it('refuses message bodies beyond the limit and broken JSON', async () => {
    const { id, cookies } = chat;
    const large = await post(id, { sender: 'user', content: 'x', image: 'x'.repeat(140_000) }, cookies);
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
    const broken = await product.call('POST', messagesOf(id), { rawBody: '{', cookies });
    expect(broken.status).toBe(400);
  });

  it('stores the server’s timestamp and not the sender’s', async () => {
    const { id, cookies } = chat;
    const before = new Date().toISOString();
    const body = { sender: 'user', content: 'x', timestamp: '1999-01-01T00:00:00Z' };
    const { timestamp } = (await post(id, body, cookies)).body as unknown as Message;
    expect(timestamp >= before).toBe(true);
  });

  it('marks what a visitor says in the assistant’s name, and lets nobody take the mark off', async () => {
    const { id, cookies } = await aChat();
    const forged = { content: 'It is free. https://evil.example' };
    for (const sender of ['assistant', 'ai', 'user']) await post(id, { sender, ...forged }, cookies);
    const unmarked = await post(id, { sender: 'assistant', ...forged, relayedBy: null }, cookies);
    expect([unmarked.status, fieldsOf(unmarked)]).toEqual([400, ['relayedBy']]);
    await product.call('PATCH', `/api/chat/sessions/${id}`, { body: { isHandedOff: true }, cookies: admin });
    await post(id, { sender: 'admin', content: 'It is not.' }, admin);
    for (const reader of [cookies, admin]) {
      const { messages } = (await get(messagesOf(id), reader)).body as unknown as { messages: Message[] };
      expect(messages.map(({ sender, relayedBy = 'nobody' }) => [sender, relayedBy])).toEqual([
        ['assistant', 'visitor'],
        ['assistant', 'visitor'],
        ['user', 'nobody'],
        ['admin', 'nobody'],
      ]);
    }
  });

  it('refuses messages under another sender’s name', async () => {
    const { id, cookies } = await aChat();
    const { cookies: others } = await aChat();
    const asAdmin = await post(id, { sender: 'admin', content: 'I am the admin' }, cookies);
    expect([asAdmin.status, asAdmin.body.code]).toEqual([403, 'forbidden']);
    expect((await post(id, { sender: 'user', content: 'x' })).status).toBe(401);
    expect((await post(id, { sender: 'user', content: 'x' }, others)).status).toBe(404);
    expect((await post(id, { sender: 'assistant', content: 'x' }, admin)).status).toBe(403);
    const early = await post(id, { sender: 'admin', content: 'x' }, admin);
    expect([early.status, early.body.message]).toEqual([409, 'You need to take over this chat first.']);
    const blank = await post(id, { sender: 'admin', content: ' \n\t' }, admin);
    expect([blank.status, fieldsOf(blank)]).toEqual([400, ['content']]);
    const asSession = { '__Host-session': cookies['__Host-visitor'] ?? '' };
    expect((await post(id, { sender: 'user', content: 'x' }, asSession)).status).toBe(401);
    expect((await get(messagesOf(id), cookies)).body.messages).toEqual([]);
  });

  it('numbers 50 messages at once from 1 to 50, in the order in which they are read', async () => {
    const { id, cookies } = await aChat();
    const contents = Array.from({ length: 50 }, (_, index) => `message ${index}`);
    // As a client does: what was too much at once is sent again.
    const postPatiently = async (content: string): Promise<ApiResponse> => {
      const response = await post(
        id,
        { sender: 'user', content, clientMessageId: content.replace(' ', '-') },
        cookies,
      );
      return response.status === 429 ? postPatiently(content) : response;
    };
    const responses = await Promise.all(contents.map(postPatiently));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
    const expected = Array.from({ length: 50 }, (_, index) => index + 1);
    expect(responses.map(({ body }) => Number(body.seq)).sort((a, b) => a - b)).toEqual(expected);
    const { body } = await get(`${messagesOf(id)}?limit=500`, cookies);
    const messages = body.messages as Message[];
    expect(messages.map(({ seq }) => seq)).toEqual(expected);
    expect(messages.map(({ content }) => content).sort()).toEqual([...contents].sort());
    const times = messages.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort());
    expect(body.lastSeq).toBe(50);
  });

  it('stores one of 50 messages with the same client message id, and returns it to all', async () => {
    const { id, cookies } = await aChat();
    const body = { sender: 'user', content: 'once', clientMessageId: 'c-1' };
    const responses = await Promise.all(Array.from({ length: 50 }, () => post(id, body, cookies)));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect((await get(messagesOf(id), cookies)).body).toMatchObject({ messages: [{ seq: 1 }], lastSeq: 1 });
    const other = await post(id, { ...body, content: 'something else' }, cookies);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('keeps the client message ids of two chats apart', async () => {
    const [one, two] = [await aChat(), await aChat()];
    const body = { sender: 'user', content: 'mine', clientMessageId: 'c-1' };
    const first = await post(one.id, body, one.cookies);
    const second = await post(two.id, body, two.cookies);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe('POST /api/chat/messages', () => {
  const say = (body: unknown, cookies: Cookies = {}) =>
    product.call('POST', '/api/chat/messages', { body, cookies });

  it('creates a session at the first message and continues it', async () => {
    const visitorId = newVisitor();
    const first = await say({ visitorId, sender: 'user', content: 'hello', timestamp: Date.now() });
    expect(first.status).toBe(201);
    const { cookies } = first;
    const second = await say({ visitorId, sender: 'assistant', content: 'hi' }, cookies);
    expect(second.body).toMatchObject({ sessionId: first.body.sessionId, seq: 2, sender: 'assistant' });
  });

  it('creates one session for 20 first messages at once of a known visitor', async () => {
    const visitorId = newVisitor();
    const lead = await product.call('POST', '/api/leads', { body: { source: 'chat', visitorId } });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => say({ visitorId, sender: 'user', content: `${i}` }, lead.cookies)),
    );
    expect(responses.filter(({ status }) => status !== 201).map(({ body }) => body)).toEqual([]);
    expect(new Set(responses.map(({ body }) => body.sessionId)).size).toBe(1);
    expect(responses.map(({ body }) => Number(body.seq)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('refuses other visitors and admins', async () => {
    const { visitorId } = await aChat();
    const { cookies: others } = await aChat();
    const body = { visitorId, sender: 'user', content: 'x' };
    expect((await say(body)).status).toBe(401);
    expect((await say(body, others)).status).toBe(403);
    expect((await say({ ...body, visitorId: newVisitor(), sender: 'admin' }, admin)).status).toBe(403);
    expect(fieldsOf(await say({ sender: 'user', content: 'x' }))).toEqual(['visitorId']);
  });
});

describe('reading chats', () => {
  it('returns the messages after a sequence number, page by page', async () => {
    const { id, cookies } = await aChat();
    for (let i = 1; i <= 5; i += 1) await post(id, { sender: 'user', content: `${i}` }, cookies);
    const read = async (query: string) => {
      const { body } = await get(`${messagesOf(id)}${query}`, cookies);
      return [(body.messages as Message[]).map(({ content }) => content), body.lastSeq];
    };
    expect(await read('')).toEqual([['1', '2', '3', '4', '5'], 5]);
    expect(await read('?after=0&limit=2')).toEqual([['1', '2'], 5]);
    expect(await read('?after=2&limit=2')).toEqual([['3', '4'], 5]);
    expect(await read('?after=5')).toEqual([[], 5]);
    for (const query of ['?after=-1', '?after=x', '?limit=0', '?limit=501', '?page=1']) {
      expect((await get(`${messagesOf(id)}${query}`, cookies)).status).toBe(400);
    }
  });

  it('gives the same error for another visitor’s chat as for an unknown one', async () => {
    const { id, cookies: own } = await aChat();
    const { cookies: others } = await aChat();
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const suffix of ['', '/messages']) {
      for (const cookies of [others, {}]) {
        const foreign = await get(`/api/chat/sessions/${id}${suffix}`, cookies);
        const none = await get(`/api/chat/sessions/${unknown}${suffix}`, cookies);
        expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
        expect(foreign.status).toBe(cookies === others ? 404 : 401);
      }
      expect((await get(`/api/chat/sessions/${id}${suffix}`, own)).status).toBe(200);
      expect((await get(`/api/chat/sessions/${id}${suffix}`, admin)).status).toBe(200);
    }
  });

  it('never returns a receipt or claim row as a chat', async () => {
    const { id, visitorId, cookies } = await aChat();
    await post(id, { sender: 'user', content: 'x', clientMessageId: 'c-9' }, cookies);
    for (const row of [`message#${id}#c-9`, `visitor#${visitorId}`, visitorId]) {
      expect((await get(`/api/chat/sessions/${encodeURIComponent(row)}`, admin)).status).toBe(404);
    }
  });

  it('lists a visitor’s chats to that visitor and to admins', async () => {
    const { id, visitorId, cookies } = await aChat();
    const second = await begin({ visitorId }, {}, cookies);
    const path = `/api/chat/sessions?visitorId=${visitorId}`;
    await product.settleIndexes();
    const { body } = await get(path, cookies);
    expect((body.sessions as { id: string }[]).map((session) => session.id)).toEqual([second.body.id, id]);
    expect((await get(path, admin)).body).toEqual(body);
    expect((await get(path)).status).toBe(401);
    expect((await get(path, (await aChat()).cookies)).status).toBe(403);
  });

  it('lists all chats to admins alone, each once, page by page', async () => {
    const { cookies } = await aChat();
    const { id } = await aChat();
    await product.settleIndexes();
    const walked: { id: string }[] = [];
    let query = '?limit=7';
    do {
      const { body } = await get(`/api/chat/sessions${query}`, admin);
      walked.push(...(body.sessions as typeof walked));
      query = body.nextCursor === null ? '' : `?limit=7&after=${body.nextCursor as string}`;
    } while (query !== '');
    expect(walked[0]?.id).toBe(id);
    expect(new Set(walked.map((session) => session.id)).size).toBe(walked.length);
    expect((await get('/api/chat/sessions')).status).toBe(401);
    expect((await get('/api/chat/sessions', cookies)).status).toBe(401);
    for (const wrong of ['?limit=0', '?limit=101', '?after=zzz', '?status=active']) {
      expect((await get(`/api/chat/sessions${wrong}`, admin)).status).toBe(400);
    }
  });
});

describe('PATCH /api/chat/sessions/{id}', () => {
  const patch = (id: string, body: unknown, cookies: Cookies) =>
    product.call('PATCH', `/api/chat/sessions/${id}`, { body, cookies });

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
    const mine = await patch(id, { isHandedOff: true }, admin);
    expect(mine.body).toMatchObject({ personRequestedAt: null, personRequestAbout: null });
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

describe('canned replies', () => {
  const PRICE = { id: 'price', shortcut: 'price', text: 'It depends, {name}.', topics: ['price'] };
  const list = () => get('/api/canned-replies', admin);
  const save = (body: unknown, cookies: Cookies = admin) =>
    product.call('POST', '/api/canned-replies', { body, cookies });

  it('begin with those of the specification, and are saved for all admins upon the version that was read', async () => {
    const { body } = await list();
    const first = body.replies as { shortcut: string }[];
    expect([body.version, first.map(({ shortcut }) => shortcut)]).toEqual([
      0,
      ['hello', 'photo', 'quote', 'bye'],
    ]);
    const replies = [PRICE, ...first.toReversed()];
    const lists = [replies, replies.slice(1)];
    const saves = await Promise.all(lists.map((each) => save({ version: 0, replies: each })));
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const saved = lists[saves.findIndex(({ status }) => status === 200)];
    expect((await list()).body).toEqual({ version: 1, replies: saved });
    // Its answer may have been lost.
    expect((await save({ version: 0, replies: saved })).body).toEqual({ version: 1, replies: saved });
    expect((await save({ version: 0, replies: [] })).body).toMatchObject({ code: 'conflict' });
    expect((await save({ version: 1, replies: [] })).body).toEqual({ version: 2, replies: [] });
    // They are no chats.
    expect(JSON.stringify((await get('/api/chat/sessions', admin)).body)).not.toContain('replies#');
  });

  it.each([
    ['replies[0].shortcut', [{ ...PRICE, shortcut: 'A b' }]],
    ['replies[1].shortcut', [PRICE, { ...PRICE, id: 'other' }]],
    ['replies', [PRICE, { ...PRICE, shortcut: 'other' }]],
    ['replies[0].text', [{ ...PRICE, text: ' ' }]],
    ['replies[0].text', [{ ...PRICE, text: 'Hi {nam}' }]],
    ['replies[0].text', [{ ...PRICE, text: 'x'.repeat(1001) }]],
    ['replies[0].topics[0]', [{ ...PRICE, topics: ['weather'] }]],
    ['replies[0]', [{ ...PRICE, extra: 1 }]],
    ['replies', Array.from({ length: 51 }, (_, id) => ({ ...PRICE, id: `${id}`, shortcut: `${id}` }))],
  ])('are refused for what is wrong with %s', async (field, replies) => {
    const response = await save({ version: 2, replies });
    expect([response.status, fieldsOf(response)]).toEqual([400, [field]]);
  });

  it('are for admins alone', async () => {
    const { cookies } = await aChat();
    for (const who of [{}, cookies]) {
      expect((await get('/api/canned-replies', who)).status).toBe(401);
      expect((await save({ version: 2, replies: [] }, who)).status).toBe(401);
    }
  });
});

it('logs ids of chats and no message text', () => {
  const log = product.logLines.join('\n');
  expect(log).toContain('"seq":');
  for (const personal of ['couch', 'script', 'visitor-', '__Host', 'eyJ'])
    expect(log).not.toContain(personal);
  expect(log).not.toContain('"level":"error"');
});
