import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { describe, expect, it } from '@jest/globals';
import { chatKeys } from '../api/chat-keys.ts';
import { type ChatServer, chatServer, sampleSession } from '../testing/chat-server.ts';
import { openConsole, settle } from '../testing/open-console.ts';
import { pushed } from '../testing/pushed.ts';

/** Sam's chat console with chat `a` open, with so many earlier messages. */
async function opened(said: number, prepare: (server: ChatServer) => void = () => {}) {
  const server = chatServer([sampleSession('a', { isHandedOff: true, adminId: 'sam', adminName: 'Sam' })]);
  for (let index = 0; index < said; index += 1) server.say('a', 'user', `Text ${index + 1}`);
  prepare(server);
  const all = openConsole();
  all.chatConsole.start();
  all.platform.socket().open();
  all.platform.socket().say({ type: 'activeSessions', sessions: [...server.sessions.values()] });
  await settle();
  all.chatConsole.open('a');
  await settle();
  const chat = all.chatConsole.openChat();
  if (!chat) throw new Error('No chat is open.');
  const messages = () => all.chatConsole.openChat()?.messages.get();
  const contents = () => messages()?.log.messages.map(({ content }) => content);
  const outgoing = () => all.chatConsole.state().outgoing.get('a') ?? [];
  return { server, chat, contents, messages, outgoing, ...all };
}

const texts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `Text ${from + index}`);

describe('open chat', () => {
  it('an open chat has the loaded and the pushed messages', async () => {
    const { server, chatConsole, contents, platform } = await opened(2);
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Text 3')) });
    expect(contents()).toEqual(texts(1, 3));
    expect(chatConsole.sessions.find('a')).toMatchObject({ seq: 3, lastMessage: { content: 'Text 3' } });
  });

  it('an open chat fetches a message whose frame was lost', async () => {
    const { server, contents, platform } = await opened(2);
    server.say('a', 'user', 'Text 3');
    platform.socket().say({ ...pushed(server.say('a', 'user', 'Text 4')) });
    expect(contents()).toEqual([...texts(1, 2), 'Text 4']);
    await settle();
    expect(contents()).toEqual(texts(1, 4));
    expect(server.requestsTo('GET', '/api/chat/sessions/a/messages').at(-1)?.query).toMatchObject({
      after: '2',
    });
  });

  it('an open chat fetches a message of which only the session update tells', async () => {
    const { server, contents, platform } = await opened(1);
    server.say('a', 'user', 'Text 2');
    platform.socket().say({ type: 'sessionUpdate', session: server.change('a', {}) });
    await settle();
    expect(contents()).toEqual(texts(1, 2));
  });

  it('an open chat that its visitor has had forgotten shows nothing of what was said', async () => {
    const { server, contents, platform } = await opened(2);
    const forgottenAt = '2026-11-21T12:05:00.000Z';
    platform.socket().say({
      type: 'sessionUpdate',
      session: server.change('a', { status: 'closed', isHandedOff: false, forgottenAt }),
    });
    expect(contents()).toEqual([FORGOTTEN_TEXT, FORGOTTEN_TEXT]);
  });

  it('an open chat retries a hole that could not be filled', async () => {
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

  it('an open chat is pulled where the reply to a ping says that there is more than is known', async () => {
    const { server, contents, platform } = await opened(1);
    server.say('a', 'user', 'Text 2');
    platform.pass(30_000);
    expect(platform.socket().framesOf('ping')).toContainEqual(expect.objectContaining({ sessionId: 'a' }));
    platform.socket().say({ type: 'pong', sessionId: 'a', seq: 2, version: 1 });
    await settle();
    expect(contents()).toEqual(texts(1, 2));
  });

  it('an open chat is pulled after a reconnect, and every four seconds while sockets do not get through', async () => {
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

  it('an open chat loses no message that arrives while it is loaded', async () => {
    const { chatConsole, server, platform, contents } = await opened(0, (prepared) => {
      prepared.sessions.set('b', sampleSession('b'));
    });
    expect(contents()).toEqual([]);
    server.say('b', 'user', 'Text 1');
    chatConsole.open('b');
    platform.socket().say({ ...pushed(server.say('b', 'user', 'Text 2')) });
    await settle();
    expect(contents()).toEqual(texts(1, 2));
  });

  it('a long open chat starts at its newest 500 messages and loads earlier ones', async () => {
    const { chat, contents, messages } = await opened(1200);
    expect(contents()).toEqual(texts(701, 1200));
    await chat.loadEarlier();
    expect(contents()).toEqual(texts(201, 1200));
    await chat.loadEarlier();
    expect(contents()).toEqual(texts(1, 1200));
    expect(messages()?.log.from).toBe(0);
  });

  it('a chat that is opened again shows its messages at once, and completes them', async () => {
    const { server, chatConsole, contents, platform } = await opened(600);
    chatConsole.leave();
    for (let seq = 601; seq <= 1200; seq += 1) {
      platform.socket().say({ ...pushed(server.say('a', 'user', `Text ${seq}`)) });
    }
    chatConsole.open('a');
    expect(contents()).toEqual(texts(101, 600));
    await settle();
    expect(contents()).toEqual(texts(101, 1200));
  });

  it('an open chat stays as it is when loading it again fails', async () => {
    const { server, chat, contents, onChatFailed } = await opened(2);
    server.down = true;
    await chat.load();
    expect(contents()).toEqual(texts(1, 2));
    expect(onChatFailed).toHaveBeenCalledWith(expect.anything(), true);
  });

  it('an unknown open chat has failed', async () => {
    const { chatConsole, onChatFailed, client } = await opened(0);
    chatConsole.open('unheard-of');
    await settle();
    expect(client.getQueryState(chatKeys.messages('unheard-of'))?.status).toBe('error');
    expect(onChatFailed).toHaveBeenCalledWith(expect.anything(), false);
  });
});

/** Messages are stored, and the responses are lost. */
function loseResponses(server: ChatServer): void {
  server.refuse = ({ method, path, body }) => {
    if (method !== 'POST') return null;
    const { content, clientMessageId } = body as { content: string; clientMessageId: string };
    server.say('a', 'admin', content, { clientMessageId });
    return { status: 502, body: path };
  };
}

describe('message of an admin', () => {
  it('an admin message is posted with its own id and shown once, whichever copy arrives first', async () => {
    const { server, chat, contents, platform, outgoing } = await opened(1);
    chat.send('Hello');
    expect(outgoing()).toHaveLength(1);
    await settle();
    const [post] = server.requestsTo('POST', '/api/chat/sessions/a/messages');
    expect(post?.body).toEqual({ content: 'Hello', sender: 'admin', clientMessageId: expect.any(String) });
    const stored = server.messages.get('a')?.at(-1);
    if (stored) platform.socket().say({ ...pushed(stored) });
    expect(contents()).toEqual(['Text 1', 'Hello']);
    expect(outgoing()).toEqual([]);
  });

  it('an admin message whose answer is lost waits, and is stored once however often it is sent', async () => {
    const { server, chat, contents, onSendFailed, outgoing, platform } = await opened(0);
    loseResponses(server);
    chat.send('Hello');
    await settle();
    expect(onSendFailed).not.toHaveBeenCalled();
    expect(outgoing()).toMatchObject([{ content: 'Hello', state: 'waiting' }]);
    server.refuse = () => null;
    platform.pass(1_000);
    await settle();
    expect(contents()).toEqual(['Hello']);
    expect(outgoing()).toEqual([]);
  });

  it('an admin message whose response was lost is shown once after its chat is opened again', async () => {
    const { server, chat, chatConsole, contents, outgoing } = await opened(0);
    loseResponses(server);
    chat.send('Hello');
    await settle();
    chatConsole.leave();
    chatConsole.open('a');
    expect(outgoing()).toMatchObject([{ content: 'Hello', state: 'waiting' }]);
    await settle();
    expect(contents()).toEqual(['Hello']);
    expect(outgoing()).toEqual([]);
  });

  it('an admin message is delivered once the visitor is online', async () => {
    const { chat, platform, messages } = await opened(0);
    chat.send('Hello');
    await settle();
    expect(messages()?.deliveredSeq).toBe(0);
    platform.socket().say({ type: 'presence', sessionId: 'a', online: true });
    expect(messages()?.deliveredSeq).toBe(1);
    chat.send('And?');
    await settle();
    expect(messages()?.deliveredSeq).toBe(2);
  });
});
