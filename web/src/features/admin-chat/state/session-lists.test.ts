import { describe, expect, it } from '@jest/globals';
import { UnexpectedFormatError } from '../api/session-list.ts';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { openConsole, settle } from '../testing/open-console.ts';

/** Sessions `s000`, `s001`, … each a minute less active than the one before. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleSession(`s${String(index).padStart(3, '0')}`, {
      lastActivityAt: new Date(Date.UTC(2026, 10, 21, 12) - index * 60_000).toISOString(),
    }),
  );

/** A chat console that has loaded its first page. */
async function loaded(sessions = many(3)) {
  const server = chatServer(sessions);
  const all = openConsole();
  void all.chatConsole.show('active');
  await settle();
  all.platform.pass(300);
  await settle();
  return { server, ...all };
}

describe('first load of the session list', () => {
  it('the first load shows five sessions at once, and the page 300 ms later', async () => {
    const server = chatServer(many(60));
    const { chatConsole, platform, ids } = openConsole();
    void chatConsole.show('active');
    await settle();
    expect(ids()).toHaveLength(5);
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/chat-active-sessions']);
    expect(server.requests[0]?.query).toEqual({ limit: '5', _t: expect.stringMatching(/^\d{13}$/) });
    expect(server.requests[0]?.headers['x-quick-load']).toBe('true');
    platform.pass(299);
    expect(server.requests).toHaveLength(1);
    platform.pass(1);
    await settle();
    expect(ids()).toHaveLength(50);
    expect(server.requests[1]).toMatchObject({ path: '/api/chat/sessions/active', query: { limit: '50' } });
  });

  it('the first load of all sessions requests the other list', async () => {
    const server = chatServer(many(2));
    const { chatConsole, platform } = openConsole();
    void chatConsole.show('all');
    await settle();
    platform.pass(300);
    await settle();
    expect(server.requests.map(({ path, query }) => `${path} ${query.limit}`)).toEqual([
      '/api/chat/sessions 5',
      '/api/chat/sessions 50',
    ]);
  });

  it('the first load works without the quick list', async () => {
    const server = chatServer(many(2));
    server.refuse = ({ path }) => (path === '/api/chat-active-sessions' ? { status: 404 } : null);
    const { chatConsole, platform, ids, onListFailed } = openConsole();
    void chatConsole.show('active');
    await settle();
    platform.pass(300);
    await settle();
    expect(ids()).toHaveLength(2);
    expect(onListFailed).not.toHaveBeenCalled();
  });

  it('the first load costs the same however many sessions there are', async () => {
    const { server, ids } = await loaded(many(900));
    expect(server.requests).toHaveLength(2);
    expect(ids()).toHaveLength(50);
  });

  it('a list that hangs for five seconds is aborted and reported once', async () => {
    chatServer([]);
    const { chatConsole, platform, onListFailed } = openConsole();
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    void chatConsole.show('active');
    platform.pass(5000);
    await settle();
    platform.pass(300);
    platform.pass(4999);
    await settle();
    expect(onListFailed).not.toHaveBeenCalled();
    platform.pass(1);
    await settle();
    expect(onListFailed).toHaveBeenCalledTimes(1);
    platform.pass(30_000);
    platform.pass(5000);
    await settle();
    expect(onListFailed).toHaveBeenCalledTimes(1);
  });

  it.each([{ body: 'none' }, { body: { sessions: 'none' } }, { body: {} }])(
    'a response of %j is no session list',
    async ({ body }) => {
      const server = chatServer([]);
      server.refuse = () => ({ status: 200, body });
      const { chatConsole, platform, onListFailed } = openConsole();
      void chatConsole.show('active');
      await settle();
      platform.pass(300);
      await settle();
      expect(onListFailed).toHaveBeenCalledWith('active', expect.any(UnexpectedFormatError));
    },
  );

  it('a bare array is a session list', async () => {
    const server = chatServer([]);
    server.refuse = () => ({ status: 200, body: many(2) });
    const { chatConsole, ids } = openConsole();
    void chatConsole.show('active');
    await settle();
    expect(ids()).toHaveLength(2);
  });
});

describe('shown session list', () => {
  it('the session list is refreshed every 30 seconds', async () => {
    const { server, platform, ids } = await loaded();
    server.sessions.set('new', sampleSession('new', { createdAt: '2026-11-21T13:00:00.000Z' }));
    platform.pass(30_000);
    await settle();
    expect(ids()).toContain('new');
    expect(server.requests).toHaveLength(3);
  });

  it('the session list is not refreshed after the console was stopped', async () => {
    const { server, chatConsole, platform } = await loaded();
    chatConsole.stop();
    platform.pass(600_000);
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('a refresh closes sessions that were closed elsewhere, and not those received meanwhile', async () => {
    const { server, chatConsole } = await loaded(many(4));
    server.change('s001', { status: 'closed' });
    const refresh = chatConsole.lists.refresh();
    // Received while the response, which does not have it yet, is under way.
    chatConsole.sessions.merge([sampleSession('fresh')]);
    await refresh;
    const active = [...chatConsole.sessions.all().values()].filter(({ status }) => status === 'active');
    expect(active.map(({ id }) => id).toSorted()).toEqual(['fresh', 's000', 's002', 's003']);
    expect(chatConsole.sessions.find('s001')).toMatchObject({ status: 'closed', isHandedOff: false });
  });

  it('a refresh preserves the pages beyond the first', async () => {
    const { chatConsole, ids } = await loaded(many(70));
    await chatConsole.lists.loadMore();
    expect(ids()).toHaveLength(70);
    await chatConsole.lists.refresh();
    expect(ids()).toHaveLength(70);
    expect(chatConsole.lists.position('active')?.cursor).toBeNull();
  });

  it('a refresh restarts from the top after more changes than a page holds', async () => {
    const { server, chatConsole } = await loaded(many(70));
    await chatConsole.lists.loadMore();
    for (let index = 0; index < 60; index += 1) {
      const lastActivityAt = `2026-11-21T14:00:${String(index).padStart(2, '0')}.000Z`;
      server.sessions.set(`n${index}`, sampleSession(`n${index}`, { lastActivityAt }));
    }
    await chatConsole.lists.refresh();
    expect(chatConsole.lists.position('active')?.cursor).toBe('50');
  });

  it('more pages are loaded one by one, and a failure is reported', async () => {
    const { server, chatConsole, ids, onListFailed } = await loaded(many(120));
    await Promise.all([chatConsole.lists.loadMore(), chatConsole.lists.loadMore()]);
    expect(ids()).toHaveLength(100);
    server.down = true;
    await expect(chatConsole.lists.loadMore()).rejects.toThrow();
    expect(onListFailed).toHaveBeenCalledTimes(1);
    server.down = false;
    await chatConsole.lists.loadMore();
    expect(ids()).toHaveLength(120);
  });
});
