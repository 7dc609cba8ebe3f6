import { describe, expect, it } from '@jest/globals';
import { openDesk, settle } from './open-desk.ts';
import { type ChatServer, chatServer, sampleSession } from './testing/chat-server.ts';
import { pushed } from './testing/pushed.ts';

/** Sam's desk with chat `a` open, in which so many messages were said before. */
async function opened(said: number, prepare: (server: ChatServer) => void = () => {}) {
  const server = chatServer([sampleSession('a', { isHandedOff: true, adminId: 'sam', adminName: 'Sam' })]);
  for (let index = 0; index < said; index += 1) server.say('a', 'user', `Text ${index + 1}`);
  prepare(server);
  const all = openDesk();
  all.desk.start();
  all.platform.socket().open();
  all.platform.socket().say({ type: 'activeSessions', sessions: [...server.sessions.values()] });
  await settle();
  all.desk.open('a');
  await settle();
  const chat = all.desk.chat.get();
  if (!chat) throw new Error('No chat is open.');
  const contents = () => chat.store.get().log.messages.map(({ content }) => content);
  return { server, chat, contents, ...all };
}

const texts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Text ${from + index}`);

describe('an open chat', () => {
  it('shows what was said, and what is pushed', async () => {
    const { server, desk, contents, platform } = await opened(2);
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Text 3')) });
    expect(contents()).toEqual(texts(1, 3));
    expect(desk.session('a')).toMatchObject({ seq: 3, lastMessage: { content: 'Text 3' } });
  });

  it('fetches what a lost frame did not bring', async () => {
    const { server, contents, platform } = await opened(2);
    server.say('a', 'user', 'Text 3');
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Text 4')) });
    expect(contents()).toEqual([...texts(1, 2), 'Text 4']);
    await settle();
    expect(contents()).toEqual(texts(1, 4));
    expect(server.asked('GET', '/api/chat/sessions/a/messages').at(-1)?.query).toMatchObject({ after: '2' });
  });

  it('hears of a message by a change of the session alone', async () => {
    const { server, contents, platform } = await opened(1);
    server.say('a', 'user', 'Text 2');
    platform.socket().say({ type: 'sessionUpdate', session: server.change('a', {}) });
    await settle();
    expect(contents()).toEqual(texts(1, 2));
  });

  it('tries again for a hole that it could not fill', async () => {
    const { server, contents, platform } = await opened(1);
    server.say('a', 'user', 'Text 2');
    server.down = true;
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Text 3')) });
    await settle();
    expect(contents()).toEqual(['Text 1', 'Text 3']);
    server.down = false;
    platform.pass(3000);
    await settle();
    expect(contents()).toEqual(texts(1, 3));
  });

  it('pulls after a reconnect, and every four seconds where sockets do not get through', async () => {
    const { server, contents, platform } = await opened(1);
    platform.socket().cut();
    server.say('a', 'user', 'Text 2');
    platform.pass(3000);
    platform.socket().open();
    platform.socket().say({ type: 'pong' });
    await settle();
    expect(contents()).toEqual(texts(1, 2));
    platform.socket().cut();
    await settle();
    server.say('a', 'user', 'Text 3');
    platform.pass(4000);
    await settle();
    expect(contents()).toEqual(texts(1, 3));
  });

  it('loses nothing that is said while it is being loaded', async () => {
    const { desk, server, platform, contents } = await opened(0, (prepared) => {
      prepared.sessions.set('b', sampleSession('b'));
    });
    expect(contents()).toEqual([]);
    server.say('b', 'user', 'Text 1');
    desk.open('b');
    platform.socket().say({ ...pushed(server.say('b', 'user', 'Text 2')) });
    await settle();
    expect(
      desk.chat
        .get()
        ?.store.get()
        .log.messages.map(({ content }) => content),
    ).toEqual(texts(1, 2));
  });

  it('of great length begins at its newest 500, and grows backwards', async () => {
    const { chat, contents } = await opened(1200);
    expect(contents()).toEqual(texts(701, 1200));
    await chat.loadEarlier();
    expect(contents()).toEqual(texts(201, 1200));
    await chat.loadEarlier();
    expect(contents()).toEqual(texts(1, 1200));
    expect(chat.store.get().log.from).toBe(0);
  });

  it('stays as it is where loading it again fails', async () => {
    const { server, chat, contents, onChatFailed } = await opened(2);
    server.down = true;
    await chat.load();
    expect(contents()).toEqual(texts(1, 2));
    expect(onChatFailed).toHaveBeenCalledWith(expect.anything(), true);
  });

  it('that nobody knows has failed', async () => {
    const { desk, onChatFailed } = await opened(0);
    desk.open('unheard-of');
    await settle();
    expect(desk.chat.get()?.store.get().phase).toBe('failed');
    expect(onChatFailed).toHaveBeenCalledWith(expect.anything(), false);
  });
});

describe('an answer', () => {
  it('is posted with an id of its own, and shown once whatever tells of it first', async () => {
    const { server, chat, contents, platform } = await opened(1);
    chat.send('Hello');
    expect(chat.store.get().outgoing).toHaveLength(1);
    await settle();
    const [post] = server.asked('POST', '/api/chat/sessions/a/messages');
    expect(post?.body).toEqual({ content: 'Hello', sender: 'admin', clientMessageId: expect.any(String) });
    const stored = server.messages.get('a')?.at(-1);
    if (stored) platform.socket().say({ ...pushed(stored) });
    expect(contents()).toEqual(['Text 1', 'Hello']);
    expect(chat.store.get().outgoing).toEqual([]);
  });

  it('that failed is kept, and is one message however often it is tried', async () => {
    const { server, chat, contents, onSendFailed } = await opened(0);
    server.refuse = ({ method, path, body }) => {
      if (method !== 'POST') return null;
      // Stored, and the answer is lost on its way back.
      const { content, clientMessageId } = body as { content: string; clientMessageId: string };
      server.say('a', 'admin', content, { clientMessageId });
      return { status: 502, body: path };
    };
    chat.send('Hello');
    await settle();
    expect(onSendFailed).toHaveBeenCalledTimes(1);
    expect(chat.store.get().outgoing).toMatchObject([{ content: 'Hello', state: 'failed' }]);
    server.refuse = () => null;
    chat.retrySending();
    await settle();
    expect(contents()).toEqual(['Hello']);
    expect(chat.store.get().outgoing).toEqual([]);
  });

  it('is delivered once the visitor is there', async () => {
    const { chat, platform } = await opened(0);
    chat.send('Hello');
    await settle();
    expect(chat.store.get().deliveredSeq).toBe(0);
    platform.socket().say({ type: 'presence', sessionId: 'a', online: true });
    expect(chat.store.get().deliveredSeq).toBe(1);
    chat.send('And?');
    await settle();
    expect(chat.store.get().deliveredSeq).toBe(2);
  });
});
