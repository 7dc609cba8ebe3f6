import { FORGET_TEXTS } from '@harbour-haul/contract/chat/forget-texts';
import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { FORM_FIELDS } from '@harbour-haul/domain/leads/submission/form-fields';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { rememberSubmission } from '#lib/storage/submitted-before.ts';
import { EMPTY_RECORD, visibleMessages } from '../state/chat-record.ts';
import { ChatServer } from '../testing/chat-server.ts';
import { scriptedEngine, scriptedOpening } from '../testing/scripted-engine.ts';
import { en, fr } from '../texts/chat-texts.ts';
import { ChatClient } from './chat-client.ts';
import { VisitorLive } from './visitor-live.ts';

let server: ChatServer;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = new ChatServer();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const shown = ({ store }: ChatClient) =>
  visibleMessages(store.record, Date.now()).map(({ content }) => content);

async function opened(): Promise<ChatClient> {
  const client = new ChatClient(
    scriptedOpening,
    async () => scriptedEngine,
    async () => (sessionId, events) => new VisitorLive(sessionId, events, fakePlatform()),
    () => undefined,
    { own: 'en', packs: { en: { texts: en } } },
  );
  stop = client.start();
  await client.open();
  await pass(1100);
  return client;
}

const said = async (client: ChatClient, text: string) => {
  await client.say(text);
  await pass(2500);
};

describe('forgetting a chat', () => {
  const forgets = () => server.requests.filter(({ path }) => path.endsWith('/forget'));

  it('has the server forget it and clears it on this device, but for the goodbye and a note', async () => {
    server.on({ forgetChat: () => ({ status: 204 }) });
    const client = await opened();
    await said(client, 'forget');
    const visitor = localStorage.getItem('visitorId') ?? '';
    expect(forgets().map(({ path, body }) => [path, body])).toEqual([
      [`/api/leads/${visitor}/forget`, { sessionId: 'session-1' }],
    ]);
    expect(shown(client)).toEqual([
      'Deleting',
      expect.stringMatching(/^Your request and this chat were deleted/),
    ]);
    expect({ ...client.store.record, messages: [] }).toEqual({ ...EMPTY_RECORD, forgotten: true });
    expect(localStorage.getItem('chat')).not.toContain('user');
    // Whoever writes again begins another chat.
    await said(client, 'hello');
    expect(server.sessions).toHaveLength(2);
    expect(server.transcript).toContain('user: hello');
    expect(client.store.record.forgotten).toBe(false);
  });

  it('is over on this device where the server has so much to forget that it goes on by itself', async () => {
    server.on({ forgetChat: () => ({ status: 202, body: { unfinished: true } }) });
    const client = await opened();
    await said(client, 'forget');
    await pass(60_000);
    expect(forgets()).toHaveLength(1);
    expect(shown(client)).toEqual([
      'Deleting',
      expect.stringMatching(/^Your request and this chat were deleted/),
    ]);
    expect({ ...client.store.record, messages: [] }).toEqual({ ...EMPTY_RECORD, forgotten: true });
  });

  it('sends nothing of the request any more, and waits for the server', async () => {
    server.on({ forgetChat: () => ({ status: 204 }) });
    const client = await opened();
    server.down = true;
    await client.say('progress');
    await client.say('forget');
    await pass(3000);
    expect(client.store.record.outbox.map(({ kind }) => kind)).not.toContain('progress');
    server.down = false;
    await pass(30_000);
    expect([server.leads, forgets().length > 0]).toEqual([[], true]);
    expect({ ...client.store.record, messages: [] }).toEqual({ ...EMPTY_RECORD, forgotten: true });
  });

  it('names the session that its request was saved in where it went on in another since', async () => {
    server.on({ forgetChat: () => ({ status: 204 }) });
    const client = await opened();
    await said(client, 'progress');
    let closed = true;
    server.refuse = () => (closed ? { status: 409, body: { code: 'chat_closed', message: '' } } : null);
    await client.say('still there?');
    await pass(100);
    closed = false;
    await said(client, 'forget');
    await pass(5000);
    expect(forgets().map(({ body }) => body)).toEqual([
      { sessionId: 'session-2', earlierSessionId: 'session-1' },
    ]);
  });

  it.each<[409 | 403, string, RegExp]>([
    [409, FORGET_TEXTS.sent, /^This chat was not deleted: its request has been sent,/],
    [403, 'No', /^This chat could not be deleted from this browser/],
  ])('keeps the chat where the server refuses by %i, and says why', async (status, message, note) => {
    server.on({ forgetChat: () => ({ status, body: { code: 'conflict', message } }) });
    const client = await opened();
    await said(client, 'forget');
    expect(shown(client)).toEqual(['Welcome', 'forget', 'Deleting', expect.stringMatching(note)]);
    expect(client.store.record).toMatchObject({ sessionId: 'session-1', outbox: [] });
  });
});

describe('forgetting a chat beside a request that was sent before', () => {
  it('clears it on this device as well, and says what stays and what is gone', async () => {
    const body = { code: 'request_stays' as const, message: FORGET_TEXTS.requestStays };
    server.on({ forgetChat: () => ({ status: 409, body }) });
    const client = await opened();
    await said(client, 'forget');
    expect(shown(client)).toEqual(['Deleting', FORGET_TEXTS.requestStays]);
    expect({ ...client.store.record, messages: [] }).toEqual({ ...EMPTY_RECORD, forgotten: true });
  });

  it.each(Object.values(FORGET_TEXTS))('is said in French as well: %s', (text) => {
    const kept = /n’est pas effacé/.test(fr.note(text));
    expect(kept).toBe(text.includes('was not deleted'));
    expect(fr.note(text)).toMatch(/^Ce clavardage .*demande.*appeler le \(902\)/);
  });
});

describe('recalling an earlier request', () => {
  const NOTHING = pickFields(FORM_FIELDS, EMPTY_LEAD);
  const LEAD = { name: 'Ann Lee', phone: null, address: '12 Oak St' };

  it('tells the engine what the server may tell this browser', async () => {
    rememberSubmission();
    server.on({ getVisitorLead: () => ({ body: { ...NOTHING, ...LEAD, isSent: true } }) });
    const client = await opened();
    await said(client, 'recall');
    expect(shown(client).at(-1)).toBe(`3: recalled ${JSON.stringify(LEAD)}`);
  });

  it.each([401, 403, 404, 500] as const)('tells it nothing where the server answers %i', async (status) => {
    rememberSubmission();
    server.on({ getVisitorLead: () => ({ status, body: { code: 'forbidden', message: '' } }) });
    const client = await opened();
    await said(client, 'recall');
    expect(shown(client).at(-1)).toBe('3: recalled null');
  });

  it('asks no server where this browser has sent nothing before', async () => {
    const client = await opened();
    await said(client, 'recall');
    expect(shown(client).at(-1)).toBe('3: recalled null');
    expect(server.count('GET', /\/api\/leads\//)).toBe(0);
  });
});

it('passing something on asks for a person and says what it is about', async () => {
  const client = await opened();
  await said(client, 'cancel');
  const asking = server.requests.filter(
    ({ body }) => (body as Record<string, unknown> | undefined)?.personRequest !== undefined,
  );
  expect(asking.map(({ method, body }) => ({ method, body }))).toEqual([
    {
      method: 'POST',
      body: expect.objectContaining({ content: 'cancel', personRequest: { about: 'cancel' } }),
    },
  ]);
  expect(server.count('PATCH', /./)).toBe(0);
  expect(client.store.record.answeredBy).toBe('assistant-for-now');
});

it('passing a question on has the team look at the chat, and the visitor goes on with the assistant', async () => {
  const client = await opened();
  await said(client, 'question');
  const asking = server.requests.find(
    ({ body }) => (body as { content?: string } | undefined)?.content === 'question',
  );
  expect(asking?.body).toMatchObject({ personRequest: { about: 'question' } });
  expect(client.store.record.answeredBy).toBe('assistant');
});
