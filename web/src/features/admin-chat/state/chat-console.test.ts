import { describe, expect, it } from '@jest/globals';
import { chatKeys } from '../api/chat-keys.ts';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { openConsole, settle } from '../testing/open-console.ts';
import { pushed } from '../testing/pushed.ts';

const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };

/** Sam's chat console, live and loaded. */
async function live(sessions = [sampleSession('a'), sampleSession('b', MINE), sampleSession('c', MINE)]) {
  const server = chatServer(sessions);
  const all = openConsole();
  all.chatConsole.start();
  all.platform.socket().open();
  all.platform.socket().say({ type: 'activeSessions', sessions: [] });
  await settle();
  all.platform.pass(300);
  await settle();
  return { server, ...all };
}

describe('the chat console', () => {
  it('the chat console authenticates, and names its held chats in the pings', async () => {
    const { platform } = await live();
    expect(platform.socket().sent[0]).toEqual({ type: 'auth', role: 'admin', adminId: 'sam' });
    platform.pass(30_000);
    expect(platform.socket().framesOf('ping')).toEqual([
      { type: 'ping', adminId: 'sam', sessionId: 'b' },
      { type: 'ping', adminId: 'sam', sessionId: 'c' },
    ]);
  });

  it('the chat console pings without a held chat', async () => {
    const { platform } = await live([]);
    platform.pass(30_000);
    expect(platform.socket().framesOf('ping')).toEqual([{ type: 'ping', adminId: 'sam' }]);
  });

  it('an opened chat is marked as seen once', async () => {
    const { server, chatConsole } = await live([sampleSession('a', { adminViewed: false })]);
    chatConsole.open('a');
    chatConsole.open('a');
    await settle();
    chatConsole.leave();
    chatConsole.open('a');
    await settle();
    expect(server.requestsTo('PATCH', '/api/chat/sessions/a').map(({ body }) => body)).toEqual([
      { adminViewed: true },
    ]);
    expect(chatConsole.sessions.find('a')?.adminViewed).toBe(true);
  });

  it('takeover, its end and closing send the bodies of the specification', async () => {
    const { server, chatConsole } = await live();
    await chatConsole.changes.takeOver('a');
    expect(chatConsole.sessions.find('a')).toMatchObject({
      isHandedOff: true,
      adminId: 'sam',
      adminName: 'Admin',
    });
    await chatConsole.changes.endTakeover('a');
    await chatConsole.changes.close('a');
    expect(server.requestsTo('PATCH', '/api/chat/sessions/a').map(({ body }) => body)).toEqual([
      { isHandedOff: true, adminId: 'sam', adminName: 'Admin' },
      { isHandedOff: false, adminId: '', adminName: '' },
      { status: 'closed' },
    ]);
    expect(chatConsole.sessions.find('a')?.status).toBe('closed');
  });

  it('a message of an unknown session loads that session', async () => {
    const { server, chatConsole, platform } = await live([]);
    server.sessions.set('new', sampleSession('new'));
    platform.socket().say({ ...pushed(server.say('new', 'user', 'Hello')) });
    await settle();
    expect(chatConsole.sessions.find('new')?.lastMessage?.content).toBe('Hello');
  });

  it.each([
    ['ids', { type: 'new_session', sessionId: 'new', visitorId: 'visitor-new' }],
    [
      'words',
      { type: 'newMessage', sessionId: 'new', content: 'Hello', timestamp: '2026-11-21T15:00:01.000Z' },
    ],
  ])('a frame that holds %s alone has its session looked up', async (_what, frame) => {
    const { server, chatConsole, platform, attentions } = await live();
    server.sessions.set('new', sampleSession('new', { createdAt: '2026-11-21T13:00:00.000Z' }));
    server.say('new', 'user', 'Hello');
    platform.socket().say(frame);
    await settle();
    expect(chatConsole.sessions.find('new')?.lastMessage?.content).toBe('Hello');
    expect(attentions.map(({ kind }) => kind)).toEqual(['new_chat']);
  });

  it('a session that cannot be looked up is sought in the list', async () => {
    const { server, chatConsole, platform } = await live([]);
    server.sessions.set('new', sampleSession('new'));
    server.refuse = ({ path }) => (path === '/api/chat/sessions/new' ? { status: 500 } : null);
    platform.socket().say({ type: 'sessionUpdate', sessionId: 'new', visitorId: 'visitor-new' });
    await settle();
    expect(chatConsole.sessions.find('new')).toBeDefined();
  });

  it('typing and presence are known until the channel is cut', async () => {
    const { server, client, platform } = await live();
    const typists = () => [...(client.getQueryData<ReadonlySet<string>>(chatKeys.typing) ?? [])];
    const online = () => client.getQueryData<ReadonlyMap<string, boolean>>(chatKeys.online);
    const typing = { type: 'typing', sessionId: 'a', typing: true };
    platform.socket().say({ ...typing, sender: 'admin' });
    expect(typists()).toEqual([]);
    platform.socket().say({ ...typing, sender: 'user' });
    expect(typists()).toEqual(['a']);
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Done')) });
    expect(typists()).toEqual([]);
    platform.socket().say({ type: 'presence', sessionId: 'a', online: true });
    expect(online()?.get('a')).toBe(true);
    platform.socket().cut();
    expect(online()?.size).toBe(0);
  });
});

describe('notifications of the chat console', () => {
  const newChat = { createdAt: '2026-11-21T13:00:00.000Z', lastActivityAt: '2026-11-21T13:00:00.000Z' };

  it('a new chat is notified once, whichever way it arrives', async () => {
    const { server, platform, attentions } = await live();
    const session = sampleSession('new', newChat);
    server.sessions.set('new', session);
    const event = { sessionId: 'new', visitorId: session.visitorId, timestamp: session.createdAt };
    platform.socket().say({ type: 'new_chat_session', session, ...event });
    platform.socket().say({ type: 'new_chat_session', session, ...event });
    platform.pass(30_000);
    await settle();
    expect(attentions.map(({ kind }) => kind)).toEqual(['new_chat']);
  });

  it('a new chat before the first list is notified', async () => {
    const server = chatServer([]);
    const { chatConsole, platform, attentions } = openConsole();
    chatConsole.start();
    platform.socket().open();
    const session = sampleSession('new', newChat);
    server.sessions.set('new', session);
    const event = { sessionId: 'new', visitorId: session.visitorId, timestamp: session.createdAt };
    platform.socket().say({ type: 'new_chat_session', session, ...event });
    await settle();
    platform.pass(300);
    await settle();
    expect(attentions.map(({ kind }) => kind)).toEqual(['new_chat']);
  });

  it('a new chat that only polling finds is notified', async () => {
    const { server, platform, attentions } = await live();
    platform.socket().cut();
    platform.pass(3000);
    platform.socket().cut();
    await settle();
    server.sessions.set('new', sampleSession('new', newChat));
    platform.pass(4000);
    await settle();
    expect(attentions.map(({ kind }) => kind)).toEqual(['new_chat']);
  });

  it('chats from before the chat console was opened are not notified', async () => {
    const { attentions } = await live([
      sampleSession('a', { ...newChat, personRequestedAt: newChat.createdAt }),
    ]);
    expect(attentions).toEqual([]);
  });

  it('a takeover that ends by itself is notified, and not one that the admin ends', async () => {
    const { server, chatConsole, platform, attentions } = await live();
    await chatConsole.changes.endTakeover('b');
    expect(attentions).toEqual([]);
    const session = server.change('c', { isHandedOff: false, adminId: null, adminName: null });
    platform.socket().say({ type: 'sessionUpdate', session });
    expect(attentions.map(({ kind }) => kind)).toEqual(['takeover_lost']);
  });
});

describe('pushes that were lost', () => {
  const listRequests = (server: Awaited<ReturnType<typeof live>>['server']) =>
    server.requestsTo('GET', '/api/chat/sessions/active').length;

  it('a pong that knows more of a chat, or another chat, refreshes the list', async () => {
    const { server, platform, ids } = await live([sampleSession('a')]);
    const before = listRequests(server);
    const known = { id: 'a', seq: sampleSession('a').seq, version: sampleSession('a').version };
    platform.socket().say({ type: 'pong', chats: [known] });
    await settle();
    expect(listRequests(server)).toBe(before);
    server.sessions.set('b', sampleSession('b'));
    platform.socket().say({ type: 'pong', chats: [known, { id: 'b', seq: 0, version: 1 }] });
    await settle();
    expect(listRequests(server)).toBe(before + 1);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('while the socket is open the list is not polled, and is again when it is down', async () => {
    const { server, platform } = await live([sampleSession('a')]);
    const before = listRequests(server);
    for (let second = 0; second < 120; second += 10) {
      platform.pass(10_000);
      platform.socket().say({ type: 'pong' });
      await settle();
    }
    expect(listRequests(server)).toBe(before);
    platform.socket().cut();
    platform.pass(30_000);
    await settle();
    expect(listRequests(server)).toBeGreaterThan(before);
  });

  it('changes of leads are passed on: pushed ones by name, lost ones as something', async () => {
    const { platform, onLeadNews } = await live();
    const push = (leadsSeq: number) =>
      platform.socket().say({ type: 'leads_changed', leadsSeq, leads: [{ id: 7, version: 2 }] });
    platform.socket().say({ type: 'pong', leadsSeq: 4 });
    expect(onLeadNews.mock.calls).toEqual([[null]]);
    push(5);
    expect(onLeadNews).toHaveBeenLastCalledWith([{ id: 7, version: 2 }]);
    platform.socket().say({ type: 'pong', leadsSeq: 5 });
    expect(onLeadNews).toHaveBeenCalledTimes(2);
    platform.socket().say({ type: 'pong', leadsSeq: 6 });
    expect(onLeadNews).toHaveBeenLastCalledWith(null);
    expect(onLeadNews).toHaveBeenCalledTimes(3);
  });

  it('a socket that comes back says that leads may have changed', async () => {
    const { platform, onLeadNews } = await live();
    platform.socket().cut();
    platform.pass(3000);
    expect(onLeadNews).not.toHaveBeenCalled();
    platform.socket().open();
    expect(onLeadNews.mock.calls).toEqual([[null]]);
  });
});
