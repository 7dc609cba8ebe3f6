import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { chatCalls, messagesOf, newVisitor } from '@harbour-haul/testing/chat-calls';
import { fieldsOf } from '@harbour-haul/testing/fields-of';
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

const { aChat, begin, get, patch, post } = chatCalls(() => product);

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
    await patch(asking.id, { personRequested: true }, asking.cookies);
    await patch(held.id, { isHandedOff: true }, admin);
    await say(held, 'Is anybody there?');
    const lead = { source: 'chat', visitorId: sent.visitorId, sessionId: sent.id, phone: '902-555-0199' };
    await product.call('POST', '/api/leads', { body: lead, cookies: sent.cookies });
    await patch(closed.id, { status: 'closed' }, admin);
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
    await patch(asking.id, { isHandedOff: true }, admin);
    await product.settleIndexes();
    expect(await shown('state=needs')).toEqual([asking.id]);
    await post(asking.id, { sender: 'admin', content: 'Here I am' }, admin);
    await product.settleIndexes();
    expect(await shown('state=needs')).toEqual([]);
    await patch(asking.id, { isHandedOff: false }, admin);
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

  it('are searched by the number of their lead as leads are, from its first save on and also once it has more digits', async () => {
    const found = async (text: string) => {
      const { body } = await get(`/api/chat/sessions?search=${encodeURIComponent(text)}`, admin);
      return (body.sessions as { id: string }[]).map(({ id }) => id);
    };
    const { visitorId, id, cookies } = await aChat();
    const saved = await product.call('POST', '/api/leads', {
      body: { visitorId, sessionId: id, source: 'chat', phone: '902-555-0148', status: 'incomplete' },
      cookies,
    });
    const leadId = Number(saved.body.id);
    for (const text of [
      `HH-${String(leadId).padStart(5, '0')}`,
      `hh ${leadId}`,
      `#${leadId}`,
      `# ${leadId}`,
    ]) {
      expect([text, await found(text)]).toEqual([text, [id]]);
    }
    expect(await found(`#${leadId}0`)).toEqual([]);
    expect(await found(`#${String(leadId).slice(0, -1) || 9999}`)).not.toContain(id);
    // The words of another one are no number.
    const other = await aChat();
    await post(other.id, { sender: 'user', content: `#${leadId} HH-${leadId}` }, other.cookies);
    expect(await found(`#${leadId}`)).toEqual([id]);
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

describe('reading chats', () => {
  it('returns the messages after a sequence number, page by page', async () => {
    const { id, cookies } = await aChat();
    for (let i = 1; i <= 5; i += 1) await post(id, { sender: 'user', content: `${i}` }, cookies);
    const read = async (query: string) => {
      const { body } = await get(`${messagesOf(id)}${query}`, cookies);
      return [(body.messages as { content: string }[]).map(({ content }) => content), body.lastSeq];
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

it('lists active chats for admins alone', async () => {
  const [open, closed] = [await aChat(), await aChat()];
  await patch(closed.id, { status: 'closed' }, admin);
  await product.settleIndexes();
  for (const path of ['/api/chat/sessions/active', '/api/chat-active-sessions']) {
    const { status, body } = await get(`${path}?limit=5&_t=1`, admin);
    const ids = (body.sessions as { id: string }[]).map(({ id }) => id);
    expect([status, ids.length]).toEqual([200, 5]);
    expect(ids).toContain(open.id);
    expect(ids).not.toContain(closed.id);
    expect(body.nextCursor).toEqual(expect.any(String));
    const { body: next } = await get(`${path}?after=${String(body.nextCursor)}`, admin);
    expect((next.sessions as { id: string }[]).map(({ id }) => id)).not.toContain(ids[4]);
    expect((await get(path, open.cookies)).status).toBe(401);
    expect((await get(`${path}?visitorId=x`, admin)).status).toBe(400);
  }
});
