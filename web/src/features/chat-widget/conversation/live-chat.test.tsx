import '#lib/testing/patience.ts';
import { TAB_HEADER } from '@harbour-haul/contract/realtime';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { TAB } from '#lib/chat/live-platform.ts';
import type { ChatServer } from '../testing/chat-server.ts';
import {
  field,
  leavePage,
  newPage,
  openByButton,
  pass,
  renderChat,
  say,
  shownLines,
  shownMessages,
} from '../testing/open-chat.tsx';
import { CHAT_CLOSED } from '../texts/english-notes.ts';

type Page = Awaited<ReturnType<typeof renderChat>>;
let server: ChatServer;

beforeEach(() => {
  server = newPage();
});
afterEach(() => {
  setVisibility('visible');
  leavePage();
});

/** The server accepts the newest socket and sends how the chat stands. */
const identify = ({ platform }: Page) =>
  receive(() => {
    platform.socket().open();
    platform.socket().say({ type: 'identified', session: server.session });
  });

/** Something is pushed, and all that it causes happens. */
async function receive(event: () => void): Promise<void> {
  act(event);
  await pass(0);
}

const update = ({ platform }: Page) =>
  receive(() => platform.socket().say({ type: 'sessionUpdate', session: server.session }));

const reply = ({ platform }: Page, content: string) =>
  receive(() => {
    const message = server.reply(content);
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
  it('is opened once the window was, identifies the visitor, and pings', async () => {
    const page = await renderChat();
    await pass(60_000);
    expect(page.platform.sockets).toHaveLength(0);
    await openByButton();
    await identify(page);
    const visitorId = localStorage.getItem('visitorId');
    const { url, sent } = page.platform.socket();
    expect(url).toBe(`ws://localhost/ws?isAdmin=false&visitorId=${visitorId}&sessionId=session-1&tab=${TAB}`);
    expect(sent).toEqual([{ type: 'identify_visitor', visitorId, sessionId: 'session-1' }]);
    act(() => page.platform.pass(30_000));
    expect(page.platform.socket().framesOf('ping')).toHaveLength(1);
    expect(server.count('GET', /session-1/)).toBe(0);
  });

  it('belongs to the page that posts, which names itself with each message', async () => {
    await talking();
    await say('hello');
    await pass(1100);
    const posts = server.requests.filter(({ method, path }) => method === 'POST' && /messages$/.test(path));
    expect(posts.map(({ headers }) => headers[TAB_HEADER.toLowerCase()])).toEqual(posts.map(() => TAB));
    expect(posts.length).toBeGreaterThan(1);
  });

  it('is not opened by a page whose window stays closed, unless a person is awaited there', async () => {
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
    await reply(fourth, 'Hello');
    expect(screen.getByRole('button', { name: 'Chat with us, 1 unread message' })).toBeTruthy();
  });

  it('is closed where the page was hidden for five minutes, and opened when it is visible again', async () => {
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

  it('is replaced by another for another session', async () => {
    const page = await talking();
    await say('restart');
    await pass(1100);
    expect(page.platform.sockets).toHaveLength(2);
    expect(page.platform.sockets[0]?.isClosed).toBe(true);
    expect(page.platform.socket().url).toContain('&sessionId=session-2&');
  });

  it('is given up for a session that is not the visitor’s', async () => {
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

it('the socket of a lost session stays closed, though the one that the request was sent in is lost as well', async () => {
  const page = await talking();
  await say('submit');
  await pass(2_500);
  server.close();
  await update(page);
  server.forget();
  fireEvent.click(screen.getByRole('button', { name: 'Anything else? Ask here' }));
  await say('hello?');
  await pass(2_500);
  await identify(page);
  server.forget();
  page.platform.socket().cut();
  act(() => page.platform.pass(3000));
  page.platform.socket().cut();
  await pass(0);
  expect(server.count('GET', /session-1/)).toBeGreaterThan(0);
  expect(server.count('GET', /session-2/)).toBeGreaterThan(0);
  expect(page.platform.socket().isClosed).toBe(true);
});

describe('a person of the team in the widget', () => {
  it('who takes over is named and shown at once, the assistant is silent, and its script goes on afterwards', async () => {
    const page = await talking();
    await say('hello');
    await pass(1100);
    await takeOver(page);
    expect(screen.getByText('You are now chatting with Sam')).toBeTruthy();
    expect(screen.getByText('Sam of our team is here')).toBeTruthy();
    await reply(page, 'Hi, Sam here');
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

  it('is told what the lead has at once: it is saved while they hold the chat, and the assistant says nothing', async () => {
    const page = await talking();
    await takeOver(page);
    await say('progress');
    await pass(5000);
    expect(shownMessages()).toEqual(['Welcome', 'progress']);
    expect(server.leads).toMatchObject([
      { body: { phone: '(902) 555-0148', status: 'incomplete', sessionId: 'session-1' } },
    ]);
  });

  it('who came and went while the socket was lost leaves no silence behind', async () => {
    const page = await talking();
    page.platform.socket().cut();
    server.takeOver('Sam');
    server.reply('Hi, Sam here');
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
      receive(() =>
        page.platform.socket().say({ type: 'typing', sessionId: 'session-1', sender: 'admin', typing: true }),
      );
    await typing();
    expect(screen.getByText('Sam is typing')).toBeTruthy();
    await reply(page, 'Hello');
    expect(screen.queryByText('Sam is typing')).toBeNull();
    await typing();
    act(() => page.platform.pass(6000));
    expect(screen.queryByText('Sam is typing')).toBeNull();
  });

  it('receives seldom that the visitor types; the assistant never does', async () => {
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

  it('who closes the chat is noted, and what is said next begins another session', async () => {
    const page = await talking();
    await takeOver(page);
    server.reply('Bye');
    server.close();
    await update(page);
    expect(shownLines().slice(-2)).toEqual(['Bye', CHAT_CLOSED]);
    expect(page.platform.socket().isClosed).toBe(true);
    await say('still there?');
    await pass(1100);
    expect(server.sessions).toHaveLength(2);
    expect(server.transcript).toEqual(['user: still there?', 'assistant: 2: heard still there?']);
  });

  it('finds no words of the assistant on the phone that the console does not have', async () => {
    const page = await talking();
    server.down = true;
    await say('hello');
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello']);
    server.takeOver('Sam');
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(1100);
    await reply(page, 'Hi, Sam here');
    expect(shownMessages()).toEqual(['Welcome', 'hello', 'Hi, Sam here']);
    expect(server.transcript).toEqual(['assistant: Welcome', 'user: hello', 'admin: Hi, Sam here']);
  });

  it('who took over while the network was gone leaves the reference of a request that was sent by it', async () => {
    const page = await talking();
    server.down = true;
    await say('submit');
    await pass(1100);
    expect(screen.queryByText('Reference HH-00007')).toBeNull();
    server.takeOver('Sam');
    server.down = false;
    window.dispatchEvent(new Event('online'));
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'submit']);
    expect(screen.getByText('Reference HH-00007')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See, print, change or cancel' })).toBeTruthy();
    expect(field()).toBeTruthy();
    await reply(page, 'Hi, Sam here');
    expect(screen.getByText('Reference HH-00007')).toBeTruthy();
  });

  it('who takes over as a reply is stored leaves it to both', async () => {
    const page = await talking();
    const answer = globalThis.fetch;
    let arrive = () => {};
    globalThis.fetch = (async (path: string, init: RequestInit) => {
      const response = await answer(path, init);
      if (JSON.stringify(init.body ?? '').includes('heard hello')) {
        await new Promise<void>((resolve) => {
          arrive = resolve;
        });
      }
      return response;
    }) as typeof fetch;
    await say('hello');
    await takeOver(page);
    arrive();
    await pass(1100);
    expect(server.transcript).toEqual(['assistant: Welcome', 'user: hello', 'assistant: 2: heard hello']);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello']);
  });

  it('is noticed by a message that the server refuses the assistant, before the socket sends it', async () => {
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

describe('a message that the widget missed', () => {
  it('is fetched where pushed messages leave a hole', async () => {
    const page = await talking();
    await takeOver(page);
    server.reply('First');
    await reply(page, 'Second');
    expect(shownMessages()).toEqual(['Welcome', 'First', 'Second']);
    await receive(() => {
      const message = server.messages.at(-1);
      if (message) page.platform.socket().say({ ...message, type: 'newMessage', message });
    });
    expect(shownMessages()).toEqual(['Welcome', 'First', 'Second']);
  });

  it('is fetched when the socket is back, and when the page is visible again', async () => {
    const page = await talking();
    await takeOver(page);
    page.platform.socket().cut();
    server.reply('While away');
    act(() => page.platform.pass(3000));
    await identify(page);
    expect(shownMessages().at(-1)).toBe('While away');
    server.reply('Unheard');
    await receive(() => page.platform.wake());
    expect(shownMessages().at(-1)).toBe('Unheard');
  });

  it('is fetched where the reply to a ping says that there is more than is known', async () => {
    const page = await talking();
    await takeOver(page);
    server.reply('Unheard');
    const { id: sessionId, seq, version } = server.session;
    await receive(() => page.platform.socket().say({ type: 'pong', sessionId, seq, version }));
    expect(shownMessages().at(-1)).toBe('Unheard');
  });

  it('is fetched on a visible page also where something was pushed before the socket was identified', async () => {
    const page = await renderChat();
    await openByButton();
    await receive(() => {
      page.platform.socket().open();
      page.platform.socket().say({ type: 'pong' });
      page.platform.socket().say({ type: 'identified', session: server.session });
    });
    server.takeOver('Sam');
    await receive(() => page.platform.wake());
    expect(screen.getByText('You are now chatting with Sam')).toBeTruthy();
  });

  it('asks what the team chose also where the page was closed meanwhile, once', async () => {
    const first = await talking();
    await say('hello');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    first.leave();
    server.takeOver('Sam');
    server.reply('What is your number?');
    server.handBack({ step: 'phone', at: '2026-03-02T12:05:00.000Z', seq: 4 });
    const second = await renderChat();
    await openByButton();
    await pass(1100);
    expect(shownMessages().at(-1)).toBe('3: resumed from phone');
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    second.leave();
    await renderChat();
    await openByButton();
    await pass(1100);
    expect(shownMessages().filter((text) => text.includes('resumed'))).toHaveLength(1);
  });

  it('is polled every four seconds where sockets do not get through, takeovers too', async () => {
    const page = await renderChat();
    await openByButton();
    page.platform.socket().cut();
    act(() => page.platform.pass(3000));
    page.platform.socket().cut();
    await pass(0);
    server.takeOver('Sam');
    server.reply('Hello');
    await receive(() => page.platform.pass(4000));
    expect(shownLines()).toEqual(['Welcome', 'You are now chatting with Sam', 'Hello']);
    server.reply('Bye');
    server.handBack();
    await receive(() => page.platform.pass(4000));
    await pass(1100);
    expect(shownLines().slice(3)).toEqual([
      'Bye',
      'Sam has left the chat. The assistant goes on with you.',
      '2: resumed',
    ]);
  });
});

it('two tabs that receive a handover note it and resume the script once', async () => {
  const first = await talking();
  const second = await renderChat();
  await pass(0);
  await identify(second);
  await takeOver(first);
  await update(second);
  server.handBack();
  await receive(() => {
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

describe('a request that is canceled by its link', () => {
  const thanks = () => screen.getByRole('group', { name: 'Request sent' }).textContent;

  it('is canceled in the open chat at once, and in what is said next', async () => {
    const page = await talking();
    await say('submit');
    await pass(2_500);
    expect(thanks()).toMatch(/^Thank you! Reference HH-/);
    server.cancelLead();
    await update(page);
    expect(shownLines().at(-1)).toBe(
      'Your request is cancelled. Nobody will come, and there is nothing to pay.',
    );
    expect(thanks()).toMatch(/^Cancelled\. Nobody will come.*See your request/);
    fireEvent.click(screen.getByRole('button', { name: 'Anything else? Ask here' }));
    await say('hello?');
    await pass(2_500);
    expect(shownMessages().at(-1)).toMatch(/canceled$/);
  });

  it('says which one was canceled where another one was sent since by the form', async () => {
    const page = await talking();
    await say('submit');
    await pass(2_500);
    const own = thanks()?.match(/HH-\d+/)?.[0];
    server.cancelLead();
    await update(page);
    page.leave();
    localStorage.setItem('lastRequest', '45');
    await renderChat();
    await pass(1_100);
    expect(thanks()).toMatch(`Reference ${own} See your last request, HH-00045`);
  });

  it('is canceled in the chat of a page that is opened later, though the chat was closed meanwhile', async () => {
    const page = await talking();
    await say('submit');
    await pass(2_500);
    server.close();
    await update(page);
    page.leave();
    server.cancelLead();
    await renderChat();
    await pass(1_100);
    expect(shownLines().at(-1)).toBe(
      'Your request is cancelled. Nobody will come, and there is nothing to pay.',
    );
    expect(thanks()).toMatch(/^Cancelled/);
    expect(server.sessions).toHaveLength(1);
  });
});
