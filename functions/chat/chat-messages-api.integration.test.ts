import { chatCalls, messagesOf, newVisitor } from '@harbour-haul/testing/chat-calls';
import { fieldsOf } from '@harbour-haul/testing/fields-of';
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

const { aChat, get, post } = chatCalls(() => product);

type Chat = Awaited<ReturnType<typeof aChat>>;

/** A photo that a visitor has announced. @returns its path */
async function aPhotoOf({ visitorId, cookies }: Chat): Promise<string> {
  const body = { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10 };
  return String((await product.call('POST', '/api/upload-photo', { body, cookies })).body.path);
}

describe('POST /api/chat/sessions/{id}/messages', () => {
  /** For what leaves no trace, or one of its own. */
  let chat: Chat;
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

  it('says in lists who of the team wrote last, to the team alone, and asks no client', async () => {
    const { visitorId, id, cookies } = await aChat();
    await product.call('PATCH', `/api/chat/sessions/${id}`, { body: { isHandedOff: true }, cookies: admin });
    expect((await post(id, { sender: 'admin', content: 'Hello', authorName: 'Kim' }, admin)).status).toBe(
      400,
    );
    await post(id, { sender: 'admin', content: 'We come at noon.' }, admin);
    const { body } = await get(`/api/chat/sessions/${id}`, admin);
    expect(body.lastMessage).toMatchObject({ sender: 'admin', authorId: 'admin', authorName: 'Admin' });
    const theirs = [
      (await get(`/api/chat/sessions/${id}`, cookies)).body,
      (await get(`/api/chat/sessions?visitorId=${visitorId}`, cookies)).body,
    ];
    expect(JSON.stringify(theirs)).toContain('We come at noon.');
    expect(JSON.stringify(theirs)).not.toContain('author');
    await post(id, { sender: 'user', content: 'Thanks' }, cookies);
    expect((await get(`/api/chat/sessions/${id}`, admin)).body.lastMessage).not.toHaveProperty('authorId');
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

  it('stores what the assistant says to a message with it, marked as the visitor’s, whatever else is sent', async () => {
    const { id, cookies } = await aChat();
    const replies = [
      { content: 'Hi!', clientMessageId: 'r-1' },
      { content: 'Where is it?', clientMessageId: 'r-2', sender: 'admin', image: png, authorName: 'Maya' },
    ];
    const said = { sender: 'user', content: 'A couch', clientMessageId: 'm-1', replies };
    const first = await post(id, said, cookies);
    expect([first.status, first.body.seq]).toEqual([201, 1]);
    expect(await post(id, said, cookies)).toMatchObject({ status: 201, body: first.body });
    const { messages } = (await get(messagesOf(id), cookies)).body as unknown as { messages: Message[] };
    expect(first.body.replies).toEqual(messages.slice(1));
    expect(messages.map((one) => [one.seq, one.sender, one.content, one.image, one.relayedBy])).toEqual([
      [1, 'user', 'A couch', null, undefined],
      [2, 'assistant', 'Hi!', null, 'visitor'],
      [3, 'assistant', 'Where is it?', null, 'visitor'],
    ]);
    await product.call('PATCH', `/api/chat/sessions/${id}`, { body: { isHandedOff: true }, cookies: admin });
    const toPerson = {
      ...said,
      clientMessageId: 'm-2',
      replies: [{ content: 'No', clientMessageId: 'r-3' }],
    };
    expect((await post(id, toPerson, cookies)).body).toMatchObject({ seq: 4, replies: [] });
  });

  it.each([
    ['of an admin', { sender: 'admin', replies: [{ content: 'x', clientMessageId: 'r' }] }, 'replies'],
    ['that are too many', { replies: Array(5).fill({ content: 'x', clientMessageId: 'r' }) }, 'replies'],
    ['that are none', { replies: ['x'] }, 'replies[0]'],
    ['that are no list', { replies: 'x' }, 'replies'],
    ['without words', { replies: [{ content: '', clientMessageId: 'r' }] }, 'replies[0].content'],
    [
      'that are too long',
      { replies: [{ content: 'x'.repeat(4001), clientMessageId: 'r' }] },
      'replies[0].content',
    ],
    ['without an id', { replies: [{ content: 'x' }] }, 'replies[0].clientMessageId'],
    [
      'under an id that is null',
      { replies: [{ content: 'x', clientMessageId: null }] },
      'replies[0].clientMessageId',
    ],
    [
      'under the id of another',
      { replies: ['x', 'y'].map((content) => ({ content, clientMessageId: 'same' })) },
      'replies',
    ],
    [
      'under the id of their message, once what is hidden is out of it',
      { clientMessageId: 'same', replies: [{ content: 'x', clientMessageId: 'same\u0000' }] },
      'replies',
    ],
    [
      'under an id that is none',
      { replies: [{ content: 'x', clientMessageId: 'a b' }] },
      'replies[0].clientMessageId',
    ],
  ])('refuses replies %s, and the message with them', async (_case, body, field) => {
    const before = await lastSeq();
    const cookies = 'sender' in body ? admin : chat.cookies;
    const refused = await post(chat.id, { sender: 'user', content: 'x', ...body }, cookies);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
    expect(await lastSeq()).toBe(before);
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

it('logs ids of chats and no message text', () => {
  const log = product.logLines.join('\n');
  expect(log).toContain('"seq":');
  for (const personal of ['couch', 'script', 'visitor-', '__Host', 'eyJ'])
    expect(log).not.toContain(personal);
  expect(log).not.toContain('"level":"error"');
});
