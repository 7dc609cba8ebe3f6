import { describe, expect, it } from '@jest/globals';
import { UnexpectedFormatError } from './chat-api.ts';
import { openDesk, settle } from './open-desk.ts';
import { chatServer, sampleSession } from './testing/chat-server.ts';

/** Sessions `s000`, `s001`, … each a minute less active than the one before. */
const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleSession(`s${String(index).padStart(3, '0')}`, {
      lastActivityAt: new Date(Date.UTC(2026, 10, 21, 12) - index * 60_000).toISOString(),
    }),
  );

/** A desk that has loaded its first page. */
async function loaded(sessions = many(3)) {
  const server = chatServer(sessions);
  const all = openDesk();
  void all.desk.show('active');
  await settle();
  all.platform.pass(300);
  await settle();
  return { server, ...all };
}

describe('the first load', () => {
  it('shows five at once, and the page 300 ms later', async () => {
    const server = chatServer(many(60));
    const { desk, platform, ids } = openDesk();
    void desk.show('active');
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

  it('of all sessions asks the other list', async () => {
    const server = chatServer(many(2));
    const { desk, platform } = openDesk();
    void desk.show('all');
    await settle();
    platform.pass(300);
    await settle();
    expect(server.requests.map(({ path, query }) => `${path} ${query.limit}`)).toEqual([
      '/api/chat/sessions 5',
      '/api/chat/sessions 50',
    ]);
  });

  it('does without the quick one', async () => {
    const server = chatServer(many(2));
    server.refuse = ({ path }) => (path === '/api/chat-active-sessions' ? { status: 404 } : null);
    const { desk, platform, ids, onListFailed } = openDesk();
    void desk.show('active');
    await settle();
    platform.pass(300);
    await settle();
    expect(ids()).toHaveLength(2);
    expect(onListFailed).not.toHaveBeenCalled();
  });

  it('costs the same however many there are', async () => {
    const { server, ids } = await loaded(many(900));
    expect(server.requests).toHaveLength(2);
    expect(ids()).toHaveLength(50);
  });

  it('gives up a list that hangs for five seconds, and says so once', async () => {
    chatServer([]);
    const { desk, platform, onListFailed } = openDesk();
    globalThis.fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    void desk.show('active');
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
    'does not take %j for a list',
    async ({ body }) => {
      const server = chatServer([]);
      server.refuse = () => ({ status: 200, body });
      const { desk, platform, onListFailed } = openDesk();
      void desk.show('active');
      await settle();
      platform.pass(300);
      await settle();
      expect(onListFailed).toHaveBeenCalledWith('active', expect.any(UnexpectedFormatError));
    },
  );

  it('takes a bare array for one', async () => {
    const server = chatServer([]);
    server.refuse = () => ({ status: 200, body: many(2) });
    const { desk, ids } = openDesk();
    void desk.show('active');
    await settle();
    expect(ids()).toHaveLength(2);
  });
});

describe('a list that is looked at', () => {
  it('is refreshed every 30 seconds', async () => {
    const { server, platform, ids } = await loaded();
    server.sessions.set('new', sampleSession('new', { createdAt: '2026-11-21T13:00:00.000Z' }));
    platform.pass(30_000);
    await settle();
    expect(ids()).toContain('new');
    expect(server.requests).toHaveLength(3);
  });

  it('is quiet when it is no longer', async () => {
    const { server, desk, platform } = await loaded();
    desk.stop();
    platform.pass(600_000);
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('finds out what was closed elsewhere, and leaves alone what was heard of meanwhile', async () => {
    const { server, desk } = await loaded(many(4));
    server.change('s001', { status: 'closed' });
    const refresh = desk.feed.refresh();
    // Told of while the answer is on its way, which does not know it yet.
    desk.feed.merge([sampleSession('fresh')]);
    await refresh;
    const active = [...desk.feed.store.get().sessions.values()].filter(({ status }) => status === 'active');
    expect(active.map(({ id }) => id).toSorted()).toEqual(['fresh', 's000', 's002', 's003']);
    expect(desk.session('s001')).toMatchObject({ status: 'closed', isHandedOff: false });
  });

  it('keeps what lies beyond the page that was refreshed', async () => {
    const { desk, ids } = await loaded(many(70));
    await desk.feed.loadMore();
    expect(ids()).toHaveLength(70);
    await desk.feed.refresh();
    expect(ids()).toHaveLength(70);
    expect(desk.feed.store.get().reading.active.cursor).toBeNull();
  });

  it('reads again from the top after more has happened than a page holds', async () => {
    const { server, desk } = await loaded(many(70));
    await desk.feed.loadMore();
    for (let index = 0; index < 60; index += 1) {
      const lastActivityAt = `2026-11-21T14:00:${String(index).padStart(2, '0')}.000Z`;
      server.sessions.set(`n${index}`, sampleSession(`n${index}`, { lastActivityAt }));
    }
    await desk.feed.refresh();
    expect(desk.feed.store.get().reading.active.cursor).toBe('50');
  });

  it('reads on page by page, and says where that fails', async () => {
    const { server, desk, ids, onListFailed } = await loaded(many(120));
    await Promise.all([desk.feed.loadMore(), desk.feed.loadMore()]);
    expect(ids()).toHaveLength(100);
    server.down = true;
    await desk.feed.loadMore();
    expect(onListFailed).toHaveBeenCalledTimes(1);
    expect(desk.feed.store.get().moreFailed).toBe(true);
    server.down = false;
    await desk.feed.loadMore();
    expect(ids()).toHaveLength(120);
  });
});
