import type { Input } from '@harbour-haul/domain/conversation/turn';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { SAVED_CHAT_CLOSED_EVENT } from '#lib/storage/submitted-before.ts';
import { keepTouch } from '#lib/touches.ts';
import { visibleMessages } from '../state/chat-record.ts';
import { ChatServer } from '../testing/chat-server.ts';
import { scriptedEngine, scriptedOpening } from '../testing/scripted-engine.ts';
import { en } from '../texts/chat-texts.ts';
import { ChatClient } from './chat-client.ts';
import type { ChatNotice } from './chat-notice.ts';
import { VisitorLive } from './visitor-live.ts';

let server: ChatServer;
let notices: string[];
let stops: (() => void)[];
/** What the page's tags are told. */
let dataLayer: object[];

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  server = new ChatServer();
  notices = [];
  stops = [];
  dataLayer = [];
  Object.assign(window, { dataLayer });
});
afterEach(() => {
  leaveAll();
  delete (window as { dataLayer?: object[] }).dataLayer;
  jest.useRealTimers();
});

/** All pages are left. */
function leaveAll(): void {
  for (const stop of stops.splice(0)) stop();
}

/** A client, as a page has one; a second one on the same storage is another tab. */
function tab(engine = scriptedEngine): ChatClient {
  const client = new ChatClient(
    scriptedOpening,
    async () => engine,
    async () => (sessionId, events) => new VisitorLive(sessionId, events, fakePlatform()),
    ({ title }: ChatNotice) => void notices.push(title),
    { own: 'en', packs: { en: { texts: en } } },
  );
  stops.push(client.start());
  return client;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const shown = ({ store }: ChatClient) =>
  visibleMessages(store.record, Date.now()).map(({ content }) => content);
/** The event by which browsers notify the other tabs; jsdom does not, since all is one window. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'chat' }));

/** The idempotency keys under which a lead was sent, attempt by attempt. */
const leadKeys = () =>
  server.requests
    .filter(({ path }) => path === '/api/leads')
    .map(({ headers }) => headers['idempotency-key']);

async function opened(engine = scriptedEngine): Promise<ChatClient> {
  const client = tab(engine);
  await client.open();
  await pass(1100);
  return client;
}

/** Sessions are not answered until the returned function is called. */
function holdSession(): () => void {
  const answer = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    if (path === '/api/chat/sessions') await promise;
    return answer(path, init);
  }) as typeof fetch;
  return resolve;
}

describe('a form that was begun on the page', () => {
  it('ends the conversation once the form has sent its lead, which is counted there', async () => {
    const client = await opened();
    await client.say('progress');
    await pass(2500);
    expect(client.store.record).toMatchObject({ leadId: 7, finished: false });
    rememberRequest(7);
    client.close();
    await client.open();
    await pass(2500);
    expect(shown(client).at(-1)).toMatch(/lead accepted$/);
    expect(client.store.record).toMatchObject({ finished: true, sentIn: 'session-1' });
    await client.open();
    await pass(2500);
    expect(shown(client).filter((text) => text.endsWith('lead accepted'))).toHaveLength(1);
  });

  it('is heard behind the welcome, as often as it is news', async () => {
    const news: Input[] = [{ type: 'form', values: { name: 'Ann Lee' } }];
    const client = await opened({ ...scriptedEngine, news: () => news.shift() ?? null });
    await pass(1100);
    expect(shown(client)).toEqual(['Welcome', '2: form {"name":"Ann Lee"}']);
    client.close();
    await client.open();
    await pass(1100);
    expect(shown(client)).toHaveLength(2);
    news.push({ type: 'form', values: { name: 'Ann Roe' } });
    client.close();
    await client.open();
    await pass(1100);
    expect(shown(client).at(-1)).toBe('3: form {"name":"Ann Roe"}');
  });
});

describe('what is changed in the page’s form meanwhile', () => {
  const changes = (pending: Input[]) => ({ ...scriptedEngine, formChange: () => pending.shift() ?? null });
  const CHANGE: Input = { type: 'form-changed', values: { name: 'Ann Roe' }, names: ['name'] };

  it('is heard as the window opens, and before what is said next', async () => {
    const pending: Input[] = [];
    const client = await opened(changes(pending));
    client.close();
    pending.push(CHANGE);
    await client.open();
    await pass(1100);
    expect(shown(client).at(-1)).toBe('2: changed name');
    pending.push(CHANGE);
    await client.say('hello');
    await pass(2100);
    expect(shown(client).slice(-3)).toEqual(['hello', '3: changed name', '4: heard hello']);
  });

  it('waits as long as nobody looks, and while a person answers', async () => {
    const pending = [CHANGE];
    const client = tab(changes(pending));
    await client.store.update((record) => ({ ...record, conversation: {}, answeredBy: 'person' }));
    await client.open();
    await client.say('hello');
    await pass(1100);
    expect(pending).toHaveLength(1);
  });
});

describe('the session of a chat client', () => {
  it('that cannot be begun changes the welcome, and is begun later with all that was said', async () => {
    server.down = true;
    const client = await opened();
    expect(shown(client)).toEqual(['Fallback welcome']);
    await client.say('hello');
    await pass(1100);
    expect(shown(client).at(-1)).toBe('2: heard hello');
    server.down = false;
    await pass(30_000);
    expect(server.transcript).toEqual([
      'assistant: Fallback welcome',
      'user: hello',
      'assistant: 2: heard hello',
    ]);
  });

  it('that takes long is not waited for by the welcome, nor by an answer to it', async () => {
    const begin = holdSession();
    const client = tab(scriptedEngine);
    void client.open();
    await pass(1000);
    expect(shown(client)).toEqual(['Welcome']);
    await client.say('hello');
    await pass(1100);
    expect(shown(client)).toEqual(['Welcome', 'hello', '2: heard hello']);
    begin();
    await pass(1000);
    expect(server.transcript).toEqual(['assistant: Welcome', 'user: hello', 'assistant: 2: heard hello']);
  });

  it('that fails late leaves the welcome that was answered already', async () => {
    const begin = holdSession();
    server.down = true;
    const client = tab(scriptedEngine);
    void client.open();
    await pass(1000);
    await client.say('hello');
    begin();
    await pass(1100);
    expect(shown(client)).toEqual(['Welcome', 'hello', '2: heard hello']);
  });

  it('of a visitor id that is in use elsewhere is begun under a new one', async () => {
    const id = 'taken';
    localStorage.setItem('visitorId', id);
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) =>
      path === '/api/chat/sessions' && JSON.stringify(init.body).includes(id)
        ? { ok: false, status: 403, statusText: '', text: async () => '{}' }
        : answer(path, init)) as typeof fetch;
    await opened();
    expect(server.sessions).toHaveLength(1);
    expect(localStorage.getItem('visitorId')).not.toBe(id);
  });

  it('whose response was lost is requested again under the same key', async () => {
    server.down = true;
    const client = await opened();
    await client.say('hello');
    await pass(3000);
    const keys = () =>
      server.requests
        .filter(({ path }) => path === '/api/chat/sessions')
        .map(({ headers }) => headers['idempotency-key']);
    expect(keys().length).toBeGreaterThan(1);
    expect(new Set(keys()).size).toBe(1);
  });

  it('receives the funnel step with every message', async () => {
    const client = await opened();
    await client.say('hello');
    await pass(1100);
    const steps = server.requests
      .filter(({ path }) => path.endsWith('/messages'))
      .map(({ body }) => (body as { step?: number } | undefined)?.step);
    expect(steps).toEqual([1, 2, 2]);
  });

  it('that was lost is followed by another, with the whole transcript', async () => {
    const client = await opened();
    await client.say('one');
    await pass(1100);
    let lost = true;
    server.refuse = () => (lost ? { status: 404 } : null);
    await client.say('two');
    await pass(100);
    lost = false;
    await pass(5000);
    expect(server.sessions).toHaveLength(2);
    expect(server.transcript).toEqual([
      'assistant: Welcome',
      'user: one',
      'assistant: 2: heard one',
      'user: two',
      'assistant: First',
      'assistant: Second',
    ]);
  });

  it('that was closed is followed by another, with what is said from then on', async () => {
    const client = await opened();
    let closed = true;
    server.refuse = () => (closed ? { status: 409, body: { code: 'chat_closed', message: '' } } : null);
    await client.say('still there?');
    await pass(100);
    closed = false;
    await pass(5000);
    expect(server.transcript).toEqual(['user: still there?', 'assistant: 2: heard still there?']);
  });
});

describe('messages of a chat client', () => {
  it('wait while the server is away, also across a reload, and arrive once and in order', async () => {
    const first = await opened();
    server.down = true;
    await first.say('one');
    await first.say('two');
    await pass(3000);
    leaveAll();
    const second = tab();
    await second.open();
    expect(shown(second)).toEqual(['Welcome', 'one', '2: heard one', 'two', 'First', 'Second']);
    await second.say('three');
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(server.transcript).toEqual([
      'assistant: Welcome',
      'user: one',
      'assistant: 2: heard one',
      'user: two',
      'assistant: First',
      'assistant: Second',
      'user: three',
      'assistant: 4: heard three',
    ]);
    expect(second.store.record.outbox).toEqual([]);
  });

  it('whose response was lost are stored once', async () => {
    const client = await opened();
    const answer = globalThis.fetch;
    let lose = true;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      const response = await answer(path, init);
      if (lose && init.method === 'POST') throw new TypeError('Failed to fetch');
      return response;
    }) as typeof fetch;
    await client.say('once');
    await pass(2000);
    lose = false;
    await pass(30_000);
    expect(server.transcript).toEqual(['assistant: Welcome', 'user: once', 'assistant: 2: heard once']);
  });

  it('that are refused for what they are do not hold up the others, and can be sent again', async () => {
    const client = await opened();
    server.refuse = ({ content }) => (content === 'bad' ? { status: 400 } : null);
    await client.say('bad');
    await pass(100);
    await client.say('good');
    await pass(100);
    const bad = client.store.record.messages.find(({ content }) => content === 'bad');
    expect(bad?.delivery).toBe('failed');
    expect(server.transcript).toContain('user: good');
    server.refuse = () => null;
    await client.retry(bad?.id ?? '');
    await pass(100);
    expect(server.transcript).toContain('user: bad');
  });
});

/** A visitor comes to the landing page by an address with a query. */
const comeBy = (search: string) =>
  keepTouch(new Date(), { pathname: '/', search, origin: 'https://haul.example' } as Location, '');

describe('the lead of a chat client', () => {
  it('says how its visitor came, at first and last, and is the same whatever is known of that by its retry', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    comeBy('?utm_source=google&gclid=abc');
    const client = await opened();
    server.refuseLead = { status: 500 };
    await client.say('submit');
    await pass(100);
    comeBy('?utm_source=mail');
    server.refuseLead = null;
    await client.say('submit');
    await pass(100);
    expect(server.leads[0]?.body).toMatchObject({
      firstTouch: expect.stringMatching(/ \/\?utm_source=google&gclid=abc $/),
      lastTouch: expect.stringMatching(/ \/\?utm_source=mail $/),
    });
    expect(leadKeys()).toHaveLength(2);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('is stored as it grows, only the latest of what waited', async () => {
    const client = await opened();
    server.down = true;
    await client.say('progress');
    await client.say('progress');
    await pass(100);
    server.down = false;
    await pass(5000);
    expect(server.leads).toHaveLength(1);
    expect(server.leads[0]?.body).toMatchObject({
      status: 'incomplete',
      sessionId: 'session-1',
      name: 'Ann Lee',
    });
  });

  it('stays the same in the session that follows a closed one, and not in a conversation that is begun anew', async () => {
    const client = await opened();
    await client.say('progress');
    await pass(1100);
    expect(server.leads.at(-1)?.body).not.toHaveProperty('earlierSessionId');
    let closed = true;
    server.refuse = () => (closed ? { status: 409, body: { code: 'chat_closed', message: '' } } : null);
    await client.say('still there?');
    await pass(100);
    closed = false;
    await client.say('progress');
    await pass(5000);
    expect(server.leads.at(-1)?.body).toMatchObject({
      sessionId: 'session-2',
      earlierSessionId: 'session-1',
    });
    await client.startOver();
    await client.say('progress');
    await pass(5000);
    expect(server.leads.at(-1)?.body).toMatchObject({ sessionId: 'session-3' });
    expect(server.leads.at(-1)?.body).not.toHaveProperty('earlierSessionId');
  });

  it('is told to the page when the window is closed, once there is one', async () => {
    const client = await opened();
    let told = 0;
    const listen = () => {
      told += 1;
    };
    window.addEventListener(SAVED_CHAT_CLOSED_EVENT, listen);
    await client.say('hello');
    await pass(1100);
    client.close();
    expect(told).toBe(0);
    await client.say('progress');
    await pass(1100);
    client.close();
    expect(told).toBe(1);
    window.removeEventListener(SAVED_CHAT_CLOSED_EVENT, listen);
  });

  it('shows a notice where the server refuses it, notes why, and is the same lead when it is submitted again', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await opened();
    server.refuseLead = { status: 500, body: { code: 'internal_error', message: 'Sorry.' } };
    await client.say('submit');
    await pass(100);
    expect(notices).toEqual(['Something went wrong']);
    const said = '500: {"code":"internal_error","message":"Sorry."}';
    expect(warn.mock.calls).toEqual([
      ['The request was not stored', expect.objectContaining({ message: said })],
    ]);
    await pass(60_000);
    expect(leadKeys()).toHaveLength(1);
    server.refuseLead = null;
    await client.say('submit');
    await pass(100);
    expect(notices.at(-1)).toBe('Success!');
    expect(leadKeys()).toHaveLength(2);
    expect(new Set(leadKeys()).size).toBe(1);
    expect(client.store.record.finished).toBe(true);
    await pass(60_000);
    expect(server.leads).toHaveLength(1);
  });

  it('waits where the server is away, is told of once, and is sent by itself when the network is back', async () => {
    const client = await opened();
    server.down = true;
    await client.say('submit');
    await pass(20_000);
    expect(leadKeys().length).toBeGreaterThan(1);
    expect(notices).toEqual(['Connection error']);
    expect(shown(client)).toEqual(['Welcome', 'submit', '3: lead unreachable']);
    expect(client.store.record.messages.find(({ content }) => content === 'submit')?.delivery).toBe('failed');
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(1100);
    expect(notices).toEqual(['Connection error', 'Success!']);
    // What was said of the wait is not so any more, and nobody else has read it.
    expect(shown(client)).toEqual(['Welcome', 'submit', '4: lead accepted']);
    expect(server.transcript.join('\n')).not.toContain('unreachable');
    expect(client.store.record).toMatchObject({ finished: true, outbox: [] });
    expect(server.leads).toHaveLength(1);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('whose response was lost is sent again under the same key, also by the next page, which tells nothing twice', async () => {
    const first = await opened();
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      await answer(path, init);
      throw new TypeError('Failed to fetch');
    }) as typeof fetch;
    await first.say('submit');
    await pass(100);
    leaveAll();
    const second = tab();
    await pass(20_000);
    expect(notices).toEqual(['Connection error']);
    expect(shown(second).filter((content) => content.includes('lead'))).toEqual(['3: lead unreachable']);
    globalThis.fetch = answer;
    await pass(40_000);
    expect(second.store.record.finished).toBe(true);
    expect(notices).toEqual(['Connection error', 'Success!']);
    expect(new Set(leadKeys()).size).toBe(1);
  });

  it('that waits is one lead however often it is submitted, and each time is answered', async () => {
    const client = await opened();
    server.down = true;
    await client.say('submit');
    await pass(100);
    await client.say('submit');
    await pass(1100);
    expect(shown(client).filter((content) => content.includes('unreachable'))).toHaveLength(2);
    expect(client.store.record.outbox.filter(({ kind }) => kind === 'submit')).toHaveLength(1);
    server.down = false;
    await pass(60_000);
    expect(notices).toEqual(['Connection error', 'Connection error', 'Success!']);
    expect(shown(client).join('\n')).not.toContain('unreachable');
    expect(server.leads).toHaveLength(1);
  });

  it('that cannot be made has failed, and is not tried for ever', async () => {
    const broken = new Error('broken');
    const toLead = () => {
      throw broken;
    };
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const client = await opened({ ...scriptedEngine, toLead });
    await client.say('submit');
    await pass(1100);
    expect(shown(client).at(-1)).toBe('3: lead failed');
    expect(notices).toEqual([]);
    expect(warn.mock.calls).toEqual([['The request was not stored', broken]]);
    expect(client.store.record.outbox).toEqual([]);
  });

  it.each([
    [false, '7'],
    [true, null],
  ])(
    'of a person with an open lead (%s) counts as a conversion: %s, and else as added',
    async (hadLead, counted) => {
      const client = await opened();
      server.hadLead = hadLead;
      await client.say('submit');
      await pass(100);
      expect(localStorage.getItem('countedLeads')).toBe(counted);
      const conversion = { event: 'conversion', value: 250, currency: 'CAD' };
      expect(dataLayer).toEqual(hadLead ? [] : [conversion]);
      await pass(1100);
      expect(shown(client).at(-1)).toBe(`3: lead accepted${hadLead ? ' to 7' : ''}`);
    },
  );

  it.each([true, false])(
    'that was accepted is said by the toast of the specification: open %s',
    async (isOpen) => {
      const client = await opened();
      await client.say('submit');
      if (!isOpen) client.close();
      await pass(100);
      expect(client.store.record.finished).toBe(true);
      expect(notices).toEqual(['Success!']);
    },
  );

  it('does not wait behind messages that the server does not accept', async () => {
    const client = await opened();
    server.refuse = () => ({ status: 500 });
    await client.say('hello');
    await pass(3000);
    await client.say('submit');
    await pass(100);
    expect(server.leads).toHaveLength(1);
    server.refuse = () => null;
    await pass(40_000);
    expect(server.transcript.at(-1)).toBe('assistant: 4: lead accepted');
  });

  it('that was being sent when the page was left is sent by the next one', async () => {
    const first = await opened();
    const answer = globalThis.fetch;
    const cutOff = Promise.withResolvers<Response>();
    globalThis.fetch = () => cutOff.promise;
    await first.say('submit');
    await pass(100);
    const left = localStorage.getItem('chat') ?? '';
    leaveAll();
    cutOff.reject(new TypeError('Failed to fetch'));
    await pass(0);

    localStorage.setItem('chat', left);
    globalThis.fetch = answer;
    const second = tab();
    await pass(2200);
    expect(server.leads).toHaveLength(1);
    expect(shown(second).at(-1)).toBe('3: lead accepted');
  });
});

describe('chat clients of two tabs', () => {
  it('show the same conversation and send everything once', async () => {
    const first = await opened();
    const second = tab();
    await second.open();
    expect(shown(second)).toEqual(['Welcome']);
    await Promise.all([first.say('from one'), second.say('from two')]);
    notifyTabs();
    await pass(3000);
    notifyTabs();
    expect(second.store.record).toEqual(first.store.record);
    expect(shown(first)).toEqual([
      'Welcome',
      'from one',
      '2: heard from one',
      'from two',
      '3: heard from two',
    ]);
    expect(server.sessions).toHaveLength(1);
    expect(server.transcript).toHaveLength(5);
    expect(server.count('POST', /messages$/)).toBe(5);
  });

  it('begin one conversation when both are opened at once', async () => {
    const [first, second] = [tab(), tab()];
    await Promise.all([first.open(), second.open()]);
    await pass(1100);
    notifyTabs();
    expect(server.sessions).toHaveLength(1);
    expect(shown(first)).toEqual(['Welcome']);
    expect(shown(second)).toEqual(['Welcome']);
  });

  it('do not make each other retry while the server is away', async () => {
    const first = await opened();
    tab();
    server.down = true;
    await first.say('hello');
    const before = server.requests.length;
    for (let i = 0; i < 20; i += 1) {
      notifyTabs();
      await pass(100);
    }
    expect(server.requests.length - before).toBeLessThan(10);
  });
});

it('a chat client starts over with an empty record and another session, by the menu or by the conversation', async () => {
  const client = await opened();
  await client.say('hello');
  await client.startOver();
  await pass(1100);
  expect(shown(client)).toEqual(['Welcome']);
  await client.say('restart');
  await pass(1100);
  expect(shown(client)).toEqual(['Welcome again']);
  await pass(5000);
  expect(server.sessions).toHaveLength(3);
  expect(server.transcript).toEqual(['assistant: Welcome again']);
});
