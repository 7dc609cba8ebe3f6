import '#lib/testing/patience.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { CHAT_CLOSED } from '../state/chat-notes.ts';
import { ChatServer } from '../testing/chat-server.ts';
import {
  field,
  lookAtDesk,
  openByButton,
  pass,
  renderChat,
  say,
  shownLines,
  shownMessages,
} from '../testing/open-chat.tsx';

type Page = Awaited<ReturnType<typeof renderChat>>;
let server: ChatServer;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '';
  lookAtDesk();
  server = new ChatServer();
});
afterEach(() => {
  setVisibility('visible');
  cleanup();
  jest.useRealTimers();
});

/** The server lets the newest socket in and says how the chat stands. */
const identify = ({ platform }: Page) =>
  heard(() => {
    platform.socket().open();
    platform.socket().say({ type: 'identified', session: server.session });
  });

/** Something is pushed, and all comes about that it brings. */
async function heard(push: () => void): Promise<void> {
  act(push);
  await pass(0);
}

const update = ({ platform }: Page) =>
  heard(() => platform.socket().say({ type: 'sessionUpdate', session: server.session }));

const answer = ({ platform }: Page, content: string) =>
  heard(() => {
    const message = server.answer(content);
    const { sessionId, image, timestamp } = message;
    platform.socket().say({ type: 'admin_message', sessionId, message, content, image, timestamp });
  });

async function takeOver(page: Page, adminName = 'Sam'): Promise<void> {
  server.takeOver(adminName);
  await update(page);
}

async function talking(): Promise<Page> {
  const page = await renderChat();
  await openByButton();
  await identify(page);
  return page;
}

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the socket of a visitor', () => {
  it('is opened once the chat was, says who is there, and pings', async () => {
    const page = await renderChat();
    await pass(60_000);
    expect(page.platform.sockets).toHaveLength(0);
    await openByButton();
    await identify(page);
    const visitorId = localStorage.getItem('visitorId');
    const { url, sent } = page.platform.socket();
    expect(url).toBe(`ws://localhost/ws?isAdmin=false&visitorId=${visitorId}&sessionId=session-1`);
    expect(sent).toEqual([{ type: 'identify_visitor', visitorId, sessionId: 'session-1' }]);
    act(() => page.platform.pass(30_000));
    expect(page.platform.socket().framesOf('ping')).toHaveLength(1);
    expect(server.count('GET', /session-1/)).toBe(0);
  });

  it('is not opened by a page whose chat stays closed, unless a person is awaited there', async () => {
    const first = await talking();
    await say('hello');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    first.leave();
    const second = await renderChat();
    expect(second.platform.sockets).toHaveLength(0);
    second.leave();

    const third = await renderChat();
    await openByButton();
    await say('person');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    third.leave();
    const fourth = await renderChat();
    expect(fourth.platform.sockets).toHaveLength(1);
    await identify(fourth);
    await takeOver(fourth);
    await answer(fourth, 'Hello');
    expect(screen.getByRole('button', { name: 'Chat with us, 1 unread message' })).toBeTruthy();
  });

  it('is closed where nobody looks for five minutes, and opened when they do again', async () => {
    const { platform } = await talking();
    act(() => setVisibility('hidden'));
    await pass(5 * 60_000 - 1);
    expect(platform.socket().isClosed).toBe(false);
    await pass(1);
    expect(platform.socket().isClosed).toBe(true);
    act(() => setVisibility('visible'));
    await pass(0);
    expect(platform.sockets).toHaveLength(2);
  });

  it('is closed with the window once the conversation is finished', async () => {
    const { platform } = await talking();
    await say('submit');
    await pass(2200);
    expect(platform.socket().isClosed).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await pass(0);
    expect(platform.socket().isClosed).toBe(true);
  });

  it('is another one for another session', async () => {
    const page = await talking();
    await say('restart');
    await pass(1100);
    expect(page.platform.sockets).toHaveLength(2);
    expect(page.platform.sockets[0]?.isClosed).toBe(true);
    expect(page.platform.socket().url).toMatch(/sessionId=session-2$/);
  });

  it('is given up for a session that is not ours', async () => {
    const page = await renderChat();
    await openByButton();
    server.forget();
    page.platform.socket().cut();
    act(() => page.platform.pass(3000));
    page.platform.socket().cut();
    await pass(0);
    const tries = page.platform.sockets.length;
    act(() => page.platform.pass(120_000));
    expect(page.platform.sockets).toHaveLength(tries);
  });
});

describe('a person of the team', () => {
  it('who takes over is named and heard at once, the assistant is silent, and its script goes on afterwards', async () => {
    const page = await talking();
    await say('hello');
    await pass(1100);
    await takeOver(page);
    expect(screen.getByText('You are now chatting with Sam')).toBeTruthy();
    expect(screen.getByText('Sam of our team is here')).toBeTruthy();
    await answer(page, 'Hi, Sam here');
    expect(shownLines().slice(-2)).toEqual(['You are now chatting with Sam', 'Hi, Sam here']);
    await say('a question');
    await pass(5000);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello', 'Hi, Sam here', 'a question']);
    server.handBack();
    await update(page);
    await pass(1100);
    expect(screen.getByText('Sam has left the chat. The assistant goes on with you.')).toBeTruthy();
    expect(shownMessages().at(-1)).toBe('3: resumed');
    await say('go on');
    await pass(1100);
    expect(shownMessages().at(-1)).toBe('4: heard go on');
    expect(server.transcript.at(-1)).toBe('assistant: 4: heard go on');
  });

  it('who came and went while the socket was lost leaves no silence behind', async () => {
    const page = await talking();
    page.platform.socket().cut();
    server.takeOver('Sam');
    server.answer('Hi, Sam here');
    server.handBack();
    act(() => page.platform.pass(3000));
    await identify(page);
    expect(shownMessages()).toEqual(['Welcome', 'Hi, Sam here']);
    await say('hello');
    await pass(1100);
    expect(shownMessages().at(-1)).toBe('2: heard hello');
  });

  it('is shown writing, until the message comes or for six seconds', async () => {
    const page = await talking();
    await takeOver(page);
    const typing = () =>
      heard(() =>
        page.platform.socket().say({ type: 'typing', sessionId: 'session-1', sender: 'admin', typing: true }),
      );
    await typing();
    expect(screen.getByText('Sam is typing')).toBeTruthy();
    await answer(page, 'Hello');
    expect(screen.queryByText('Sam is typing')).toBeNull();
    await typing();
    act(() => page.platform.pass(6000));
    expect(screen.queryByText('Sam is typing')).toBeNull();
  });

  it('is told that the visitor writes, seldom; the assistant is not', async () => {
    const page = await talking();
    const { platform } = page;
    const frames = () => platform.socket().framesOf('typing');
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    type('a secret');
    expect(frames()).toEqual([]);
    await takeOver(page);
    for (const value of ['a', 'ab', 'abc']) type(value);
    expect(frames()).toEqual([{ type: 'typing', sessionId: 'session-1', typing: true }]);
    await say('abc');
    expect(frames().at(-1)).toEqual({ type: 'typing', sessionId: 'session-1', typing: false });
    expect(frames()).toHaveLength(2);
  });

  it('who closes the chat is told of, and what is said next begins another', async () => {
    const page = await talking();
    await takeOver(page);
    server.answer('Bye');
    server.close();
    await update(page);
    expect(shownLines().slice(-2)).toEqual(['Bye', CHAT_CLOSED]);
    expect(page.platform.socket().isClosed).toBe(true);
    await say('still there?');
    await pass(1100);
    expect(server.sessions).toHaveLength(2);
    expect(server.transcript).toEqual(['user: still there?', 'assistant: 2: heard still there?']);
  });

  it('is found by a message that the server refuses the assistant, before the socket tells', async () => {
    const page = await talking();
    server.takeOver('Sam');
    await say('hello');
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'hello']);
    expect(screen.getByText('You are now chatting with Sam')).toBeTruthy();
    await update(page);
    expect(screen.getAllByText('You are now chatting with Sam')).toHaveLength(1);
  });
});

describe('what was missed', () => {
  it('is fetched where pushed messages leave a hole', async () => {
    const page = await talking();
    await takeOver(page);
    server.answer('First');
    await answer(page, 'Second');
    expect(shownMessages()).toEqual(['Welcome', 'First', 'Second']);
    await heard(() => {
      const message = server.messages.at(-1);
      if (message) page.platform.socket().say({ ...message, type: 'newMessage', message });
    });
    expect(shownMessages()).toEqual(['Welcome', 'First', 'Second']);
  });

  it('is fetched when the socket is back, and when the page is looked at again', async () => {
    const page = await talking();
    await takeOver(page);
    page.platform.socket().cut();
    server.answer('While away');
    act(() => page.platform.pass(3000));
    await identify(page);
    expect(shownMessages().at(-1)).toBe('While away');
    server.answer('Unheard');
    await heard(() => page.platform.wake());
    expect(shownMessages().at(-1)).toBe('Unheard');
  });

  it('is fetched on looking again also where something was pushed before the socket said who it knows', async () => {
    const page = await renderChat();
    await openByButton();
    await heard(() => {
      page.platform.socket().open();
      page.platform.socket().say({ type: 'pong' });
      page.platform.socket().say({ type: 'identified', session: server.session });
    });
    server.takeOver('Sam');
    await heard(() => page.platform.wake());
    expect(screen.getByText('You are now chatting with Sam')).toBeTruthy();
  });

  it('is read every four seconds where sockets do not get through, takeovers too', async () => {
    const page = await renderChat();
    await openByButton();
    page.platform.socket().cut();
    act(() => page.platform.pass(3000));
    page.platform.socket().cut();
    await pass(0);
    server.takeOver('Sam');
    server.answer('Hello');
    await heard(() => page.platform.pass(4000));
    expect(shownLines()).toEqual(['Welcome', 'You are now chatting with Sam', 'Hello']);
    server.answer('Bye');
    server.handBack();
    await heard(() => page.platform.pass(4000));
    await pass(1100);
    expect(shownLines().slice(3)).toEqual([
      'Bye',
      'Sam has left the chat. The assistant goes on with you.',
      '2: resumed',
    ]);
  });
});

it('tells and resumes once where two tabs hear of it', async () => {
  const first = await talking();
  const second = await renderChat();
  await pass(0);
  await identify(second);
  await takeOver(first);
  await update(second);
  server.handBack();
  await heard(() => {
    for (const { platform } of [first, second]) {
      platform.socket().say({ type: 'sessionUpdate', session: server.session });
    }
  });
  window.dispatchEvent(new StorageEvent('storage', { key: 'chat' }));
  await pass(1100);
  const record = JSON.parse(localStorage.getItem('chat') ?? '') as { messages: { content: string }[] };
  expect(record.messages.map(({ content }) => content)).toEqual([
    'Welcome',
    'You are now chatting with Sam',
    'Sam has left the chat. The assistant goes on with you.',
    '2: resumed',
  ]);
});
