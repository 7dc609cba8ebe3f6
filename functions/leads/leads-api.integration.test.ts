import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { ApiResponse, LocalProduct } from '@harbour-haul/testing/local-product';
import { ownProduct } from '@harbour-haul/testing/test-servers';
import { TOMORROW } from '@harbour-haul/testing/tomorrow';
import { beforeAll, describe, expect, it } from '@jest/globals';

let product: LocalProduct;
let admin: Record<string, string>;

beforeAll(async () => {
  product = await ownProduct();
  admin = await product.signIn();
});

const aForm = (overrides: Record<string, unknown> = {}) => ({
  name: 'Jane Roe',
  ...aNewPerson(),
  junkType: 'furniture',
  details: '',
  preferredDate: TOMORROW,
  source: 'form',
  ...overrides,
});

let serial = 0;
const newVisitor = () => `visitor-${++serial}`;
const post = (body: unknown, headers: Record<string, string> = {}, cookies: Record<string, string> = {}) =>
  product.call('POST', '/api/leads', { body, headers, cookies });
const total = async () =>
  (await product.call('GET', '/api/leads?limit=1', { cookies: admin })).body.total as number;

describe('POST /api/leads', () => {
  it.each([
    ['en', 'Two sofas', 'Two sofas\nOther number: (902) 555-0102'],
    ['fr', '', 'Autre numéro\u00a0: (902) 555-0102'],
  ])('calls the first of two phone numbers, and keeps the other (%s)', async (language, details, kept) => {
    const person = aNewPerson();
    const response = await post(
      aForm({ ...person, phone: `${person.phone} or 902-555-0102`, details, language }),
    );
    expect(response.status).toBe(201);
    const { body } = await product.call('GET', `/api/leads/by-id/${Number(response.body.id)}`, {
      cookies: admin,
    });
    expect(body.lead).toMatchObject({ phone: person.phone, details: kept });
  });

  it('creates a new lead from a complete form, as the admin then sees it', async () => {
    const visitorId = newVisitor();
    const response = await post(aForm({ visitorId, name: '  Élise O’Neil ' }));
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ id: expect.any(Number), status: 'new', createdAt: expect.any(String) });
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as unknown[])[0]).toMatchObject({
      id: response.body.id,
      name: 'Élise O’Neil',
      status: 'new',
      source: 'form',
      junkClassificationSource: 'user',
      preferredDate: `${TOMORROW}T12:00:00.000Z`,
      details: null,
      visitorId,
    });
  });

  it.each([
    [{}, { preferredTimeSlot: null, preferredContactMethod: null, email: null, access: null }],
    [
      { preferredTimeSlot: '', preferredContactMethod: '', email: '', access: '' },
      { preferredTimeSlot: null, preferredContactMethod: null, email: null, access: null },
    ],
    [
      {
        preferredTimeSlot: 'morning',
        preferredContactMethod: 'sms',
        email: 'jane@example.com',
        access: 'curb',
      },
      {
        preferredTimeSlot: 'morning',
        preferredContactMethod: 'sms',
        email: 'jane@example.com',
        access: 'curb',
      },
    ],
  ])('stores the optional fields of a form %j as %j', async (sent, stored) => {
    const response = await post(aForm({ visitorId: newVisitor(), ...sent }));
    expect(response.status).toBe(201);
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as unknown[])[0]).toMatchObject({ id: response.body.id, ...stored });
  });

  it('refuses values of the optional fields that are none', async () => {
    const wrong = {
      preferredTimeSlot: 'night',
      preferredContactMethod: 'fax',
      email: 'jane',
      access: 'roof',
    };
    const response = await post(aForm({ visitorId: newVisitor(), ...wrong }));
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('stores the part of the day and the access of a chat', async () => {
    const chat = { source: 'chat', visitorId: newVisitor(), preferredTimeSlot: 'evening', access: 'stairs' };
    await post(chat);
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as unknown[])[0]).toMatchObject({ preferredTimeSlot: 'evening', access: 'stairs' });
  });

  it('stores a chat that stopped midway as incomplete, without its placeholders', async () => {
    const response = await post({
      source: 'chat',
      visitorId: newVisitor(),
      name: 'Name pending',
      phone: '902-555-0148',
      address: 'Address pending',
      junkType: 'yard',
      preferredDate: 'Not specified',
      preferredContactMethod: 'sms',
      junkConfidence: 0.82,
      junkClassificationSource: 'ai',
    });
    expect(response.body.status).toBe('incomplete');
    await product.settleIndexes();
    const { body } = await product.call('GET', '/api/leads?limit=1', { cookies: admin });
    expect((body.leads as unknown[])[0]).toMatchObject({
      name: null,
      address: null,
      preferredDate: null,
      phone: '902-555-0148',
      junkConfidence: 0.82,
    });
  });

  it.each([
    [undefined, 'direct'],
    [' ', 'direct'],
    ['direct', 'direct'],
    [' Kijiji', 'kijiji'],
    ['\udc00form', 'form'],
  ])('stores the source %j as %s', async (source, stored) => {
    const { body: lead } = await post(aForm({ source, visitorId: newVisitor() }));
    const { body } = await product.call('GET', `/api/leads/by-id/${String(lead.id)}`, { cookies: admin });
    expect(body.lead).toMatchObject({ source: stored });
  });

  it('stores halves of characters in no field, and fails at none', async () => {
    const half = 'x\ud83dy';
    const chat = { source: 'chat', visitorId: newVisitor(), name: half, address: half, details: half };
    const more = { hazards: half, openQuestions: half, phone: '902-555-0148' };
    const { status, body: lead } = await post({ ...chat, ...more });
    expect(status).toBe(201);
    const { body } = await product.call('GET', `/api/leads/by-id/${String(lead.id)}`, { cookies: admin });
    expect(JSON.stringify(body)).toContain('x\ufffdy');
  });

  it('creates one lead from 50 posts at once with one Idempotency-Key, and gives all the same response', async () => {
    const before = await total();
    const body = aForm({ visitorId: newVisitor() });
    // As a client does: what was too much at once is sent again.
    const postPatiently = async (): Promise<ApiResponse> => {
      const response = await post(body, { 'idempotency-key': 'k-50' });
      return response.status === 429 ? postPatiently() : response;
    };
    const responses = await Promise.all(Array.from({ length: 50 }, postPatiently));
    expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
    expect(await total()).toBe(before + 1);
  });

  it('refuses another submission under a used Idempotency-Key', async () => {
    await post(aForm(), { 'idempotency-key': 'used-for-another-one' });
    const response = await post(aForm({ name: 'Somebody Else' }), {
      'idempotency-key': 'used-for-another-one',
    });
    expect([response.status, response.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it.each([
    [
      'nothing',
      {},
      {
        name: 'Required',
        phone: 'Required',
        address: 'Required',
        junkType: 'Required',
        preferredDate: 'Required',
      },
    ],
    [
      'empty fields',
      { name: '', phone: '', address: '', junkType: '', preferredDate: '' },
      {
        name: 'Name must be at least 2 characters.',
        phone: 'Phone number must be at least 10 digits.',
        address: 'Address must be at least 5 characters.',
        junkType: 'Please select a junk type.',
        preferredDate: 'Please select a preferred date.',
      },
    ],
    [
      'wrong types',
      aForm({ name: 7, junkType: ['yard'] }),
      { name: 'Invalid input', junkType: 'Invalid input' },
    ],
    ['letters in a phone', aForm({ phone: '902-555-CALL-ME' }), { phone: 'Invalid phone number format.' }],
    ['an over-long name', aForm({ name: 'x'.repeat(101) }), { name: 'Name must be at most 100 characters.' }],
    [
      'a day that is gone',
      aForm({ preferredDate: '2020-01-01' }),
      { preferredDate: 'Please select a preferred date that is today or later.' },
    ],
    ['a chat without a visitor', { source: 'chat' }, { visitorId: 'Visitor ID is required' }],
    [
      'fields of the server',
      aForm({ id: 1, status: 'completed', createdAt: 'x' }),
      {
        id: 'Invalid input: unknown field, please remove it.',
        status: 'Invalid input: unknown field, please remove it.',
        createdAt: 'Invalid input: unknown field, please remove it.',
      },
    ],
    [
      'a source of their own',
      aForm({ source: '=cmd|calc' }),
      { source: expect.stringMatching(/form, chat or direct/) },
    ],
    [
      'half a character',
      aForm({ source: '\ud83d' }),
      { source: expect.stringMatching(/form, chat or direct/) },
    ],
    [
      'a source of a chat',
      { source: 'a friend', sessionId: null, visitorId: 'visitor-of-none' },
      { source: expect.stringMatching(/form, chat or direct/) },
    ],
    ['a list', [], { body: 'Invalid input: please send a JSON object.' }],
  ])('refuses %s, names the field and stores nothing', async (_case, body, fields) => {
    const before = await total();
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(response.body).toEqual({ code: 'invalid_input', message: expect.any(String), fields });
    expect(await total()).toBe(before);
  });

  it('refuses names from the prototype chain', async () => {
    const rawBody = JSON.stringify(aForm()).replace('{', '{"__proto__":{"status":"new"},"constructor":1,');
    const response = await product.call('POST', '/api/leads', { rawBody });
    expect(response.status).toBe(400);
    expect(Object.getOwnPropertyNames(response.body.fields)).toEqual(
      expect.arrayContaining(['__proto__', 'constructor']),
    );
  });

  it('refuses broken JSON, other content types and large bodies', async () => {
    const broken = await product.call('POST', '/api/leads', { rawBody: '{"name":' });
    expect([broken.status, broken.body.code]).toEqual([400, 'invalid_input']);
    const form = await product.call('POST', '/api/leads', {
      rawBody: 'name=Jane',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.body.code]).toEqual([415, 'unsupported_media_type']);
    const large = await post(aForm({ details: 'x'.repeat(70_000) }));
    expect([large.status, large.body.code]).toEqual([413, 'payload_too_large']);
    const key = await post(aForm(), { 'idempotency-key': 'x'.repeat(201) });
    expect(Object.keys(key.body.fields as object)).toEqual(['Idempotency-Key']);
  });
});

describe('a visitorId', () => {
  it('returns its data to the browser that claimed it, and to nobody else', async () => {
    const visitorId = newVisitor();
    const first = await post(aForm({ visitorId }));
    const own = first.cookies;
    expect(first.headers.getSetCookie()[0]).toMatch(/^__Host-visitor=.*HttpOnly; Secure; SameSite=Strict$/);
    const check = await product.call('GET', `/api/leads/check-visitor/${visitorId}`, { cookies: own });
    expect(check.body).toEqual({
      hasLeadData: true,
      fieldsCollected: ['name', 'phone', 'address', 'junkType', 'preferredDate'],
    });
    const prefill = await product.call('GET', `/api/leads/${visitorId}`, { cookies: own });
    expect(Object.keys(prefill.body)).toEqual([
      'name',
      'phone',
      'address',
      'junkType',
      'details',
      'preferredDate',
      'preferredTimeSlot',
      'preferredContactMethod',
      'email',
      'access',
      'isSent',
    ]);

    const { cookies: others } = await post(aForm({ visitorId: newVisitor() }));
    for (const path of [`/api/leads/${visitorId}`, `/api/leads/check-visitor/${visitorId}`]) {
      expect((await product.call('GET', path)).status).toBe(401);
      expect((await product.call('GET', path, { cookies: others })).status).toBe(403);
    }
    const before = await total();
    expect((await post(aForm({ visitorId }))).status).toBe(401);
    expect((await post(aForm({ visitorId }), {}, others)).status).toBe(403);
    expect(await total()).toBe(before);
    expect((await post(aForm({ visitorId, details: 'one more thing' }), {}, own)).status).toBe(201);
  });

  it('returns the same error to another browser whether it has data or not', async () => {
    const visitorId = newVisitor();
    await post(aForm({ visitorId }));
    const known = await product.call('GET', `/api/leads/check-visitor/${visitorId}`);
    const unknown = await product.call('GET', `/api/leads/check-visitor/${newVisitor()}`);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('repeats a lost response for a retry, cookie included', async () => {
    const body = aForm({ visitorId: newVisitor() });
    const first = await post(body, { 'idempotency-key': 'of-a-lost-response' });
    const retry = await post(body, { 'idempotency-key': 'of-a-lost-response' });
    expect([retry.status, retry.body]).toEqual([201, first.body]);
    expect(Object.keys(retry.cookies)).toEqual(['__Host-visitor']);
  });

  it('repeats it without the cookie where the sender had that before', async () => {
    const visitorId = newVisitor();
    const { cookies } = await post(aForm({ visitorId }));
    const body = aForm({ visitorId });
    const headers = { 'idempotency-key': 'read-by-somebody-else' };
    const first = await post(body, headers, cookies);
    const replay = await post(body, headers);
    expect([replay.status, replay.body, replay.cookies]).toEqual([first.status, first.body, {}]);
  });

  it('repeats it to no other visitor, who has key and body', async () => {
    const body = aForm({ visitorId: newVisitor() });
    const headers = { 'idempotency-key': 'seen-by-another-one' };
    await post(body, headers);
    const { cookies } = await post(aForm({ visitorId: newVisitor() }));
    const replay = await product.call('POST', '/api/leads', { body, headers, cookies });
    expect([replay.status, replay.cookies]).toEqual([403, {}]);
    expect(replay.body).not.toHaveProperty('id');
  });

  it('does not let a visitor cookie pass for a sign-in', async () => {
    const { cookies } = await post(aForm({ visitorId: newVisitor() }));
    const asSession = { '__Host-session': cookies['__Host-visitor'] ?? '' };
    expect((await product.call('GET', '/api/leads', { cookies: asSession })).status).toBe(401);
  });
});

describe('GET /api/leads', () => {
  it('pages by cursor, both ways, and sizes the last page to the total', async () => {
    for (let i = 0; i < 7; i += 1) await post(aForm({ name: `Walker ${i}` }));
    const list = async (query: string) =>
      (await product.call('GET', `/api/leads?limit=3&sort=name&order=asc${query}`, { cookies: admin }))
        .body as {
        leads: { id: number }[];
        total: number;
        nextCursor: string | null;
        prevCursor: string | null;
      };
    const ids = ({ leads }: { leads: { id: number }[] }) => leads.map(({ id }) => id);
    const first = await list('');
    expect(first.prevCursor).toBeNull();
    const second = await list(`&after=${first.nextCursor}`);
    const back = await list(`&before=${second.prevCursor}`);
    expect(ids(back)).toEqual(ids(first));
    const last = await list('&last=true');
    expect(last.leads).toHaveLength(last.total % 3 || 3);
    expect(last.nextCursor).toBeNull();
  });

  it.each([
    ['status=gone', 'status'],
    ['sort=constructor', 'sort'],
    ['order=up', 'order'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['page=2', 'page'],
    ['after=zzz', 'after'],
    ['after=a&before=b', 'after'],
    [`after=${Buffer.from('["name","x"]').toString('base64url')}`, 'after'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await product.call('GET', `/api/leads?${query}`, { cookies: admin });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual([field]);
  });
});

it('returns JSON for an unknown route under /api', async () => {
  const response = await product.call('GET', '/api/nothing-here');
  expect([response.status, response.body]).toEqual([404, { message: 'Not Found' }]);
});

describe('how a visitor came, and what they agreed to', () => {
  const TOUCH = `${new Date().toISOString()} /?utm_source=google&gclid=abc https://www.google.com/search?q=junk`;

  it('are kept with the lead, the consent with its time and wording, and a retry is the same', async () => {
    const visitorId = newVisitor();
    const body = aForm({
      visitorId,
      firstTouch: TOUCH,
      lastTouch: TOUCH,
      marketingConsent: '2026-11',
      language: 'fr',
    });
    const first = await post(body, { 'idempotency-key': 'of-a-touch-known-later' });
    const retry = await post(body, { 'idempotency-key': 'of-a-touch-known-later' });
    expect([first.status, retry.status, retry.body.id]).toEqual([201, 201, first.body.id]);
    await product.settleIndexes();
    const { body: list } = await product.call('GET', `/api/leads?visitorId=${visitorId}`, { cookies: admin });
    const touch = expect.stringMatching(
      /utm_source=google · gclid=abc · from www.google.com\/search · to \/$/,
    );
    expect((list.leads as unknown[])[0]).toMatchObject({
      firstTouch: touch,
      lastTouch: touch,
      language: 'fr',
      marketingConsent: expect.stringMatching(/^Yes, 20.*Z, wording 2026-11$/),
    });
  });

  it('are left out where they are not what a page sends', async () => {
    const visitorId = newVisitor();
    const wrong = aForm({ visitorId, firstTouch: '<script>', marketingConsent: 'on' });
    expect((await post(wrong)).status).toBe(201);
    await product.settleIndexes();
    const { body: list } = await product.call('GET', `/api/leads?visitorId=${visitorId}`, { cookies: admin });
    expect((list.leads as unknown[])[0]).toMatchObject({ firstTouch: null, marketingConsent: null });
  });
});

describe('POST /api/track/view-content', () => {
  const track = (body: unknown) => product.call('POST', '/api/track/view-content', { body });

  it('notes a visit in the log, without the visitor', async () => {
    const view = { visitorId: 'visitor-seen', contentName: 'Landing page', contentCategory: 'home' };
    expect((await track(view)).status).toBe(204);
    expect((await track({ ...view, visitorId: undefined })).body).toMatchObject({ code: 'invalid_input' });
    const lines = product.logLines.filter((line) => line.includes('content viewed'));
    expect(lines).toHaveLength(1);
    expect(product.logLines.join()).not.toContain('visitor-seen');
  });
});

it('logs ids of leads and no personal data', () => {
  const log = product.logLines.join('\n');
  expect(log).toContain('"leadId":');
  for (const personal of ['Jane', 'Roe', '555-01', '55501', 'Oak', 'visitor-', '__Host', 'eyJ'])
    expect(log).not.toContain(personal);
});

it('returns a bare 500 and logs one line for an unexpected error', async () => {
  await product.documents.send(new DeleteTableCommand({ TableName: product.outputs.LeadsTableName }));
  product.logLines.length = 0;
  const response = await post(aForm({ visitorId: newVisitor() }));
  const requestId = response.headers.get('apigw-requestid');
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    code: 'internal_error',
    message: `Something went wrong on our side. Please try again. (${requestId})`,
  });
  // Notices of leads before may still be on their way.
  const lines = product.logLines.filter((line) => line.includes(String(requestId)));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    requestId,
    error: 'ResourceNotFoundException',
  });
  expect(lines[0]).not.toContain('Jane');
});
