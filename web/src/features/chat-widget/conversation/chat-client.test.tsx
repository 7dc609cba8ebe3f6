import type { Input } from '@harbour-haul/domain/conversation/turn';
import { describe, expect, it } from '@jest/globals';
import { rememberRequest } from '#lib/storage/last-request.ts';
import { clientStage, pass, shown } from '../testing/client-stage.ts';
import { scriptedEngine } from '../testing/scripted-engine.ts';

const stage = clientStage();
const { leaveAll, opened, tab } = stage;

/** The event by which browsers notify the other tabs; jsdom does not, since all is one window. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'chat' }));

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
    stage.server.down = true;
    const client = await opened();
    expect(shown(client)).toEqual(['Fallback welcome']);
    await client.say('hello');
    await pass(1100);
    expect(shown(client).at(-1)).toBe('2: heard hello');
    stage.server.down = false;
    await pass(30_000);
    expect(stage.server.transcript).toEqual([
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
    expect(stage.server.transcript).toEqual([
      'assistant: Welcome',
      'user: hello',
      'assistant: 2: heard hello',
    ]);
  });

  it('that fails late leaves the welcome that was answered already', async () => {
    const begin = holdSession();
    stage.server.down = true;
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
    expect(stage.server.sessions).toHaveLength(1);
    expect(localStorage.getItem('visitorId')).not.toBe(id);
  });

  it('whose response was lost is requested again under the same key', async () => {
    stage.server.down = true;
    const client = await opened();
    await client.say('hello');
    await pass(3000);
    const keys = () =>
      stage.server.requests
        .filter(({ path }) => path === '/api/chat/sessions')
        .map(({ headers }) => headers['idempotency-key']);
    expect(keys().length).toBeGreaterThan(1);
    expect(new Set(keys()).size).toBe(1);
  });

  it('receives the funnel step with every message', async () => {
    const client = await opened();
    await client.say('hello');
    await pass(1100);
    const steps = stage.server.requests
      .filter(({ path }) => path.endsWith('/messages'))
      .map(({ body }) => (body as { step?: number } | undefined)?.step);
    expect(steps).toEqual([1, 2]);
  });

  it('that was lost is followed by another, with the whole transcript', async () => {
    const client = await opened();
    await client.say('one');
    await pass(1100);
    let lost = true;
    stage.server.refuse = () => (lost ? { status: 404 } : null);
    await client.say('two');
    await pass(100);
    lost = false;
    await pass(5000);
    expect(stage.server.sessions).toHaveLength(2);
    expect(stage.server.transcript).toEqual([
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
    stage.server.refuse = () => (closed ? { status: 409, body: { code: 'chat_closed', message: '' } } : null);
    await client.say('still there?');
    await pass(100);
    closed = false;
    await pass(5000);
    expect(stage.server.transcript).toEqual(['user: still there?', 'assistant: 2: heard still there?']);
  });
});

describe('messages of a chat client', () => {
  it('wait while the server is away, also across a reload, and arrive once and in order', async () => {
    const first = await opened();
    stage.server.down = true;
    await first.say('one');
    await first.say('two');
    await pass(3000);
    leaveAll();
    const second = tab();
    await second.open();
    expect(shown(second)).toEqual(['Welcome', 'one', '2: heard one', 'two', 'First', 'Second']);
    await second.say('three');
    stage.server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(stage.server.transcript).toEqual([
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
    expect(stage.server.transcript).toEqual(['assistant: Welcome', 'user: once', 'assistant: 2: heard once']);
  });

  it('of which nothing can be seen say nothing', async () => {
    const client = await opened();
    await client.say(' \u200b\u2060\n\u00ad ');
    await client.say('seen');
    await pass(100);
    expect(stage.server.transcript.filter((said) => said.startsWith('user'))).toEqual(['user: seen']);
  });

  it('that are refused for what they are do not hold up the others, and can be sent again', async () => {
    const client = await opened();
    stage.server.refuse = ({ content }) => (content === 'bad' ? { status: 400 } : null);
    await client.say('bad');
    await pass(100);
    await client.say('good');
    await pass(100);
    const bad = client.store.record.messages.find(({ content }) => content === 'bad');
    expect(bad?.delivery).toBe('failed');
    expect(stage.server.transcript).toContain('user: good');
    stage.server.refuse = () => null;
    await client.retry(bad?.id ?? '');
    await pass(100);
    expect(stage.server.transcript).toContain('user: bad');
  });
});

describe('replies of a chat client', () => {
  it('are sent in one call with the message that they answer', async () => {
    const client = await opened();
    await client.say('one');
    await client.say('two');
    await pass(1100);
    expect(stage.server.count('POST', /messages$/)).toBe(3);
    expect(stage.server.transcript).toEqual([
      'assistant: Welcome',
      'user: one',
      'assistant: 2: heard one',
      'user: two',
      'assistant: First',
      'assistant: Second',
    ]);
    const { messages, outbox } = client.store.record;
    expect(messages.map(({ seq, delivery }) => [seq, delivery])).toEqual(
      [1, 2, 3, 4, 5, 6].map((seq) => [seq, 'sent']),
    );
    expect(outbox).toEqual([]);
  });

  it('are not said where a person has taken the chat over meanwhile, who gets what the visitor said', async () => {
    const client = await opened();
    stage.server.takeOver('Maya');
    await client.say('one');
    await pass(1100);
    expect(stage.server.transcript).toEqual(['assistant: Welcome', 'user: one']);
    expect(client.store.record).toMatchObject({ answeredBy: 'person', adminName: 'Maya', outbox: [] });
    expect(shown(client)).not.toContain('2: heard one');
  });

  it('of a conversation that was left meanwhile say nothing of who answers in the next', async () => {
    const client = await opened();
    const answer = globalThis.fetch;
    let takeOver = () => {};
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      if (!JSON.stringify(init.body ?? '').includes('heard one')) return answer(path, init);
      await new Promise<void>((resolve) => {
        takeOver = resolve;
      });
      return { ok: true, status: 201, statusText: '', text: async () => '{"seq":2,"replies":[]}' };
    }) as typeof fetch;
    await client.say('one');
    await pass(100);
    const starting = client.startOver();
    await pass(100);
    takeOver();
    await starting;
    await pass(1100);
    expect(client.store.record.answeredBy).toBe('assistant');
    expect(shown(client)).toEqual(['Welcome']);
  });

  it('that are refused, or that an API of yesterday does not know, hold up no message', async () => {
    const client = await opened();
    const answer = globalThis.fetch;
    globalThis.fetch = (async (path: string, init: RequestInit) =>
      JSON.stringify(init.body).includes('replies')
        ? { ok: false, status: 400, statusText: '', text: async () => '{}' }
        : answer(path, init)) as typeof fetch;
    await client.say('one');
    await pass(1100);
    expect(stage.server.transcript).toEqual(['assistant: Welcome', 'user: one', 'assistant: 2: heard one']);
    expect(client.store.record.outbox).toEqual([]);
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
    expect(stage.server.sessions).toHaveLength(1);
    expect(stage.server.transcript).toHaveLength(5);
    // The welcome, and twice what was said with what was replied.
    expect(stage.server.count('POST', /messages$/)).toBe(3);
  });

  it('begin one conversation when both are opened at once', async () => {
    const [first, second] = [tab(), tab()];
    await Promise.all([first.open(), second.open()]);
    await pass(1100);
    notifyTabs();
    expect(stage.server.sessions).toHaveLength(1);
    expect(shown(first)).toEqual(['Welcome']);
    expect(shown(second)).toEqual(['Welcome']);
  });

  it('do not make each other retry while the server is away', async () => {
    const first = await opened();
    tab();
    stage.server.down = true;
    await first.say('hello');
    const before = stage.server.requests.length;
    for (let i = 0; i < 20; i += 1) {
      notifyTabs();
      await pass(100);
    }
    expect(stage.server.requests.length - before).toBeLessThan(10);
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
  expect(stage.server.sessions).toHaveLength(3);
  expect(stage.server.transcript).toEqual(['assistant: Welcome again']);
});
