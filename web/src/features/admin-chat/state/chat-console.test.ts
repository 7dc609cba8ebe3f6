import { describe, expect, it } from '@jest/globals';
import { openDesk, settle } from './open-desk.ts';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { pushed } from './testing/pushed.ts';

const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };

/** Sam's desk, live and loaded. */
async function live(sessions = [sampleSession('a'), sampleSession('b', MINE), sampleSession('c', MINE)]) {
  const server = chatServer(sessions);
  const all = openDesk();
  all.desk.start();
  all.platform.socket().open();
  all.platform.socket().say({ type: 'activeSessions', sessions: [] });
  await settle();
  all.platform.pass(300);
  await settle();
  return { server, ...all };
}

describe('the desk', () => {
  it('says who it is, and in its pings which chats it holds', async () => {
    const { platform } = await live();
    expect(platform.socket().sent[0]).toEqual({ type: 'auth', role: 'admin', adminId: 'sam' });
    platform.pass(30_000);
    expect(platform.socket().framesOf('ping')).toEqual([
      { type: 'ping', adminId: 'sam', sessionId: 'b' },
      { type: 'ping', adminId: 'sam', sessionId: 'c' },
    ]);
  });

  it('pings all the same where it holds none', async () => {
    const { platform } = await live([]);
    platform.pass(30_000);
    expect(platform.socket().framesOf('ping')).toEqual([{ type: 'ping', adminId: 'sam' }]);
  });

  it('marks a chat as seen when it is opened, once', async () => {
    const { server, desk } = await live([sampleSession('a', { adminViewed: false })]);
    desk.open('a');
    desk.open('a');
    await settle();
    desk.leave();
    desk.open('a');
    await settle();
    expect(server.asked('PATCH', '/api/chat/sessions/a').map(({ body }) => body)).toEqual([
      { adminViewed: true },
    ]);
    expect(desk.session('a')?.adminViewed).toBe(true);
  });

  it('takes over, gives back and closes in the words of the specification', async () => {
    const { server, desk } = await live();
    await desk.changes.takeOver('a');
    expect(desk.session('a')).toMatchObject({ isHandedOff: true, adminId: 'sam', adminName: 'Admin' });
    await desk.changes.endTakeover('a');
    await desk.changes.close('a');
    expect(server.asked('PATCH', '/api/chat/sessions/a').map(({ body }) => body)).toEqual([
      { isHandedOff: true, adminId: 'sam', adminName: 'Admin' },
      { isHandedOff: false, adminId: '', adminName: '' },
      { status: 'closed' },
    ]);
    expect(desk.session('a')?.status).toBe('closed');
  });

  it('looks for a session of which it only heard a word', async () => {
    const { server, desk, platform } = await live([]);
    server.sessions.set('new', sampleSession('new'));
    platform.socket().say({ ...pushed(server.say('new', 'user', 'Hello')) });
    await settle();
    expect(desk.session('new')?.lastMessage?.content).toBe('Hello');
  });

  it('knows who types and who is there, until it hears nothing more', async () => {
    const { server, desk, platform } = await live();
    const typing = { type: 'typing', sessionId: 'a', typing: true };
    platform.socket().say({ ...typing, sender: 'admin' });
    expect([...desk.typing.get()]).toEqual([]);
    platform.socket().say({ ...typing, sender: 'user' });
    expect([...desk.typing.get()]).toEqual(['a']);
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Done')) });
    expect([...desk.typing.get()]).toEqual([]);
    platform.socket().say({ type: 'presence', sessionId: 'a', online: true });
    expect(desk.online.get().get('a')).toBe(true);
    platform.socket().cut();
    expect(desk.online.get().size).toBe(0);
  });
});

describe('an admin is told', () => {
  const newChat = { createdAt: '2026-11-21T13:00:00.000Z', lastActivityAt: '2026-11-21T13:00:00.000Z' };

  it('of a new chat once, whatever brings it', async () => {
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

  it('of one that begins before the first list has come', async () => {
    const server = chatServer([]);
    const { desk, platform, attentions } = openDesk();
    desk.start();
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

  it('of one that only polling finds', async () => {
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

  it('of nothing that was there when the desk was opened', async () => {
    const { attentions } = await live([
      sampleSession('a', { ...newChat, personRequestedAt: newChat.createdAt }),
    ]);
    expect(attentions).toEqual([]);
  });

  it('of a takeover that ends by itself, and not of one that they end', async () => {
    const { server, desk, platform, attentions } = await live();
    await desk.changes.endTakeover('b');
    expect(attentions).toEqual([]);
    const session = server.change('c', { isHandedOff: false, adminId: null, adminName: null });
    platform.socket().say({ type: 'sessionUpdate', session });
    expect(attentions.map(({ kind }) => kind)).toEqual(['takeover_lost']);
  });
});
