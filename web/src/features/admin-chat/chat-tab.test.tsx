import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import {
  chooseMore,
  openChatTab,
  rowButton,
  rowOf,
  shownRows,
  shownToast,
} from './testing/open-chat-tab.tsx';
import { pushed } from './testing/pushed.ts';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const said = (content: string, sender: 'user' | 'assistant' = 'user') => ({
  lastMessage: { sender, content, timestamp: ago(1) },
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });

/** Four chats: `a` the youngest and unseen, `b` of Kim, `c` with a request for a person, `d` closed. */
const four = () => [
  sampleSession('a', { adminViewed: false, lastActivityAt: ago(0), ...said('An old couch') }),
  sampleSession('b', {
    lastActivityAt: ago(5),
    isHandedOff: true,
    adminId: 'kim',
    adminName: 'Kim',
    leadId: 8,
    lastMessage: { sender: 'user', content: 'Hi', timestamp: ago(5) },
  }),
  sampleSession('c', {
    lastActivityAt: ago(125),
    personRequestedAt: ago(126),
    visitorId: '0123456789abcdefXYZ',
  }),
  sampleSession('d', { status: 'closed', lastActivityAt: ago(3 * 24 * 60) }),
];

afterEach(() => {
  jest.useRealTimers();
  document.title = '';
});

describe('an empty list', () => {
  it('is not called empty while its tab counts one that the list has not got yet', async () => {
    const server = chatServer([]);
    const late = sampleSession('c', { personRequestedAt: ago(1) });
    const counts = { needs: 1, open: 0, sent: 0, snoozed: 0 };
    server.refuse = ({ path }) => (path.endsWith('/counts') ? { status: 200, body: counts } : null);
    const { pass } = await openChatTab(server);
    await pass(0);
    expect(screen.queryByText('No active conversations')).toBeNull();
    server.sessions.set('c', late);
    await waitFor(() => expect(shownRows()).toEqual(['c']));
  });

  it('marks who waits for a call, and has them under those who need somebody', async () => {
    const waits = sampleSession('c', {
      leadId: 211,
      callBackAt: ago(1),
      lastMessage: {
        sender: 'assistant',
        content: 'Thank you! Someone will call you.',
        timestamp: ago(1),
        visitorSaid: 'call me back at 902-555-0145',
      },
    });
    const server = chatServer([waits, sampleSession('b')]);
    const { say, pass } = await openChatTab(server);
    await pass(0);
    fireEvent.click(tab('Needs you 1'));
    await pass(0);
    expect(shownRows()).toEqual(['c']);
    expect(rowOf('Visitor C').getByText('Call back')).toBeTruthy();
    expect(rowOf('Visitor C').getByText('call me back at 902-555-0145')).toBeTruthy();
    await say({ type: 'sessionUpdate', session: server.change('c', { callBackAt: null }) });
    expect(shownRows()).toEqual([]);
    expect(tab('Needs you')).toBeTruthy();
  });

  it('leads to those that need somebody, where the tab counts them', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('c', { personRequestedAt: ago(1) })]));
    fireEvent.click(tab('Mine'));
    await pass(300);
    await pass(300);
    expect(screen.getByText('No active conversation is yours')).toBeTruthy();
    press('Show the one that needs you');
    await pass(300);
    expect(shownRows()).toEqual(['c']);
  });
});

describe('conversation list', () => {
  it('the list shows the time, badges and last message of each conversation', async () => {
    await openChatTab(chatServer(four()));
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    const a = rowOf('Visitor A');
    expect(a.getByText('Just now')).toBeTruthy();
    expect(a.getByText('An old couch')).toBeTruthy();
    expect(a.getByText('unread')).toBeTruthy();
    // An ordinary chat has no badge.
    expect(document.querySelectorAll('[data-session=a] [data-tone]')).toHaveLength(0);
    const b = rowOf('Visitor B');
    expect(b.getByText('5 minutes ago')).toBeTruthy();
    expect(b.getByText('Admin')).toBeTruthy();
    expect(b.getByText('Waiting 5 min')).toBeTruthy();
    expect(b.getByText('Lead #8')).toBeTruthy();
    expect(b.queryByText('unread')).toBeNull();
    const c = rowOf('Visitor 0123');
    expect(c.getByText('2 hours ago')).toBeTruthy();
    expect(c.getByText('Asked for a person')).toBeTruthy();
    expect(c.getByText('No messages yet')).toBeTruthy();
    expect(screen.getByText('Select a conversation')).toBeTruthy();
  });

  it('the All tab shows closed conversations, and the order can be reversed', async () => {
    const { pass } = await openChatTab(chatServer(four()));
    expect(tab('Active').getAttribute('aria-selected')).toBe('true');
    fireEvent.click(tab('All'));
    await pass(300);
    expect(shownRows()).toEqual(['a', 'b', 'c', 'd']);
    expect(rowOf('Visitor D').getByText('Closed')).toBeTruthy();
    expect(rowOf('Visitor D').getByText('3 days ago')).toBeTruthy();
    expect(screen.queryByLabelText('Select Active Only')).toBeNull();
    press('Latest');
    await pass(300);
    expect(shownRows()).toEqual(['d', 'c', 'b', 'a']);
    press('Oldest');
    await pass(300);
    expect(shownRows()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('rows that nobody has opened stand out, and closed ones are dimmed', async () => {
    const { pass } = await openChatTab(chatServer(four()));
    fireEvent.click(tab('All'));
    await pass(300);
    const session = (id: string) => document.querySelector(`[data-session=${id}]`) as HTMLElement;
    const weight = (id: string) => getComputedStyle(session(id).firstElementChild as Element).fontWeight;
    expect([weight('a'), weight('b') === '700']).toEqual(['700', false]);
    const color = (id: string) => getComputedStyle(session(id).closest('li') as Element).color;
    expect(color('d')).not.toBe(color('b'));
  });

  it('the tabs show the conversations of a state, and how many there are', async () => {
    const server = chatServer([
      ...four(),
      sampleSession('e', { leadSentAt: ago(9), lastActivityAt: ago(9) }),
    ]);
    const { pass, say } = await openChatTab(server);
    await pass(0);
    fireEvent.click(tab('Needs you 2'));
    await pass(300);
    expect(shownRows()).toEqual(['b', 'c']);
    for (const [name, rows] of [
      ['Open 1', ['a']],
      ['Sent 1', ['e']],
      ['Closed', ['d']],
    ] as const) {
      await chooseMore(name);
      await pass(300);
      expect(shownRows()).toEqual(rows);
      // The button says which list that is.
      const more = screen.getByRole('button', { name: `${name} (more lists)` });
      expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(more.id);
      expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    }
    // A change is counted at once.
    await say({ type: 'sessionUpdate', session: server.change('a', { personRequestedAt: ago(0) }) });
    expect(tab('Needs you 3')).toBeTruthy();
    press('Closed (more lists)');
    expect(screen.getByRole('menuitemradio', { name: 'Open' })).toBeTruthy();
  });

  it('what a list lacks is looked for in all of them, where it may be closed', async () => {
    const { pass } = await openChatTab(
      chatServer([sampleSession('open'), sampleSession('done', { status: 'closed' })]),
    );
    fireEvent.change(screen.getByPlaceholderText('Search conversations...'), { target: { value: 'done' } });
    await pass(300);
    fireEvent.click(await screen.findByRole('button', { name: 'Look in all' }));
    await pass(300);
    expect(shownRows()).toEqual(['done']);
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
  });

  it('an empty list says what would stand in it', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a')]));
    fireEvent.click(tab('Needs you'));
    await pass(300);
    expect(screen.getByText(/appears here when its visitor asks for a person/)).toBeTruthy();
  });

  it('conversations are filtered by a part of the visitor id and by day', async () => {
    await openChatTab(chatServer(four()));
    const search = screen.getByPlaceholderText('Search conversations...');
    fireEvent.change(search, { target: { value: 'CDEFx' } });
    expect(shownRows()).toEqual(['c']);
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(await screen.findByText('No conversations found')).toBeTruthy();
    expect(screen.getByText('None in this list matches your search.')).toBeTruthy();
    press('Clear filters');
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    fireEvent.change(screen.getByLabelText('Day of activity or creation'), {
      target: { value: '2026-11-21' },
    });
    expect(shownRows()).toContain('a');
    fireEvent.change(screen.getByLabelText('Day of activity or creation'), {
      target: { value: '2020-01-01' },
    });
    expect(shownRows()).toEqual([]);
    press('Show every day');
    expect(shownRows()).toHaveLength(3);
  });

  it('a search finds words of messages in chats far beyond the loaded pages', async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const server = chatServer(many);
    await openChatTab(server);
    expect(shownRows()).toHaveLength(50);
    server.say('s1150', 'user', 'A broken fridge', { timestamp: ago(2000) });
    fireEvent.change(screen.getByPlaceholderText('Search conversations...'), { target: { value: 'fridge' } });
    await waitFor(() => expect(shownRows()).toEqual(['s1150']));
    const [request, ...others] = server.requests.filter(({ query }) => query.search !== undefined);
    expect(request).toMatchObject({
      path: '/api/chat/sessions',
      query: { search: 'fridge', state: 'active' },
    });
    expect(others).toEqual([]);
  });

  it('the oldest conversations are the server’s, however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const { pass } = await openChatTab(chatServer(many));
    press('Latest');
    await pass(300);
    expect(shownRows()[0]).toBe('s119');
    expect(shownRows()).toHaveLength(50);
    press('Load more');
    await pass(0);
    expect(shownRows()).toHaveLength(100);
    expect(shownRows()[99]).toBe('s20');
  });

  it('Load more loads the next page of conversations', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const { pass } = await openChatTab(chatServer(many));
    fireEvent.click(screen.getByText('Load more'));
    await pass(0);
    expect(shownRows()).toHaveLength(60);
    expect(screen.queryByText('Load more')).toBeNull();
  });

  it('the list shows that it is empty, that it failed and that the format was unexpected', async () => {
    const server = chatServer([]);
    const { pass } = await openChatTab(server);
    expect(screen.getByText('No active conversations')).toBeTruthy();
    press('Show all');
    await pass(300);
    expect(screen.getByText('No conversations yet')).toBeTruthy();
    server.down = true;
    press('Refresh conversations');
    await pass(0);
    expect(shownToast()).toContain('Failed to load chat sessions. Please try refreshing the page.');
    server.down = false;
    server.refuse = () => ({ status: 200, body: 'nothing' });
    press('Refresh conversations');
    await pass(0);
    // Still the same outage: its toast was shown.
    expect(shownToast()).toContain('Failed to load chat sessions.');
  });

  it('a list that fails from the start shows the error of active chats, and is loaded by the next refresh', async () => {
    const server = chatServer(four());
    server.refuse = ({ path }) => (path.startsWith('/api/chat') ? { status: 500, body: {} } : null);
    const { pass } = await openChatTab(server);
    expect(shownToast()).toContain('Failed to load active chat sessions. Please try refreshing the page.');
    // The sessions of the socket are shown all the same.
    expect(shownRows()).toEqual(['a']);
    server.refuse = () => null;
    await pass(30_000);
    expect(shownRows()).toEqual(['a', 'b', 'c']);
  });

  it('the rows are one tab stop and are moved through with the arrow keys', async () => {
    await openChatTab(chatServer(four()));
    act(() => rowButton('Visitor A').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowButton('Visitor B'));
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(rowButton('Visitor 0123'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rowButton('Visitor A'));
    expect(document.querySelectorAll('[data-session][tabindex="0"]')).toHaveLength(1);
  });
});

describe('selected conversations', () => {
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  const bar = () => within(screen.getByRole('region', { name: 'Selected conversations' }));

  it('the selection is counted, and cleared by Cancel', async () => {
    await openChatTab(chatServer(four()));
    select('Select Visitor A');
    select('Select Visitor B');
    expect(bar().getByText('2 selected')).toBeTruthy();
    select('Select All');
    expect(bar().getByText('3 selected')).toBeTruthy();
    fireEvent.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'Selected conversations' })).toBeNull();
    select('Select Active Only');
    expect(bar().getByText('3 selected')).toBeTruthy();
  });

  it('selected conversations are closed after a confirmation, one request each, and the list is loaded again', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    select('Select Visitor A');
    select('Select Visitor B');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Close 2 selected chat sessions?' });
    expect(server.requestsTo('PATCH', '/')).toEqual([]);
    // One of them waits for an answer.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close all 2' }));
    await pass(0);
    expect(server.requestsTo('PATCH', '/').map(({ path, body }) => [path, body])).toEqual([
      ['/api/chat/sessions/a', { status: 'closed' }],
      ['/api/chat/sessions/b', { status: 'closed' }],
    ]);
    expect(shownToast()).toContain('Chats closed');
    expect(shownToast()).toContain('2 chat sessions have been closed.');
    expect(shownRows()).toEqual(['c']);
    const before = server.requestsTo('GET', '/api/chat/sessions/active').length;
    await pass(500);
    expect(server.requestsTo('GET', '/api/chat/sessions/active')).toHaveLength(before + 1);
  });

  it('whoever of them still waits for an answer is named before, and can be left open', async () => {
    const asking = { personRequestedAt: ago(9), personRequestAbout: 'cancel' as const };
    const server = chatServer([
      sampleSession('a', { isHandedOff: true, adminId: 'sam', adminName: 'Sam' }),
      sampleSession('b'),
      sampleSession('c', asking),
    ]);
    server.say('a', 'user', 'Do you take pianos?');
    const { pass } = await openChatTab(server);
    const asked = () => {
      fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
      return within(screen.getByRole('alertdialog', { name: /^Close \d selected chat session/ }));
    };
    select('Select All');
    const all = asked();
    expect(all.getByText('2 of them still wait for an answer:')).toBeTruthy();
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Visitor A: “Do you take pianos?”',
      'Visitor C: asked to cancel',
    ]);
    fireEvent.click(all.getByRole('button', { name: 'Close only the answered one' }));
    await pass(0);
    const closed = () => server.requestsTo('PATCH', '/').map(({ path }) => path.split('/').at(-1));
    expect(closed()).toEqual(['b']);
    expect(shownRows()).not.toContain('b');
    select('Select Visitor A');
    const one = asked();
    expect(one.getByText('Its visitor still waits for an answer:')).toBeTruthy();
    expect(one.queryByRole('button', { name: /^Close only/ })).toBeNull();
    fireEvent.click(one.getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(closed()).toEqual(['b', 'a']);
  });

  it('conversations that could not be closed stay selected', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    server.refuse = ({ method, path }) =>
      method === 'PATCH' && path.endsWith('/b') ? { status: 500, body: {} } : null;
    select('Select All');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close all 3' }));
    await pass(0);
    expect(shownToast()).toContain('Failed to close some chat sessions.');
    expect(bar().getByText('1 selected')).toBeTruthy();
    expect(shownRows()).toEqual(['b']);
  });

  it('closing conversations without a server shows an error', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    server.down = true;
    select('Select Visitor A');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(shownToast()).toContain('An error occurred while closing the chat sessions.');
  });
});

describe('live chat console', () => {
  it('a new chat is notified once, listed, and counted in the title', async () => {
    document.title = 'Chat – Admin';
    const server = chatServer(four());
    const { say, onNotify } = await openChatTab(server);
    await waitFor(() => expect(document.title).toBe('(2) Chat – Admin'));
    const session = sampleSession('new', {
      visitorId: 'abcdefghijkl',
      createdAt: ago(-1),
      lastActivityAt: ago(-1),
      adminViewed: false,
    });
    server.sessions.set('new', session);
    const event = { session, sessionId: 'new', visitorId: session.visitorId, timestamp: session.createdAt };
    await say({ type: 'new_chat_session', ...event });
    await say({ type: 'new_session', ...event });
    expect(shownToast()).toContain('New Chat Session');
    expect(shownToast()).toContain('Visitor ABCD started a new chat');
    expect(onNotify.mock.calls.map(([notice]) => notice)).toEqual([
      {
        title: 'New Chat Session',
        message: 'Visitor ABCD started a new chat',
        type: 'info',
        customer: session.visitorId,
        actionLabel: 'Open chat',
        action: '/admin/chat/new',
      },
    ]);
    expect(shownRows()[0]).toBe('new');
    // It is open, and needs nobody yet.
    expect(document.title).toBe('(2) Chat – Admin');
    await say({ type: 'sessionUpdate', session: server.change('new', { personRequestedAt: ago(0) }) });
    expect(document.title).toBe('(3) Chat – Admin');
    document.title = 'Leads – Admin';
    await waitFor(() => expect(document.title).toBe('(3) Leads – Admin'));
  });

  it('page events are applied like socket events, each once', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server, 'a');
    const message = server.say('a', 'user', 'From this page');
    const dispatch = (detail: object) =>
      act(() => {
        window.dispatchEvent(new CustomEvent('admin-chat-update', { detail }));
      });
    dispatch({ sessionId: 'a', message });
    dispatch({ sessionId: 'a', message });
    await pass(0);
    expect(within(screen.getByRole('log')).getAllByText('From this page')).toHaveLength(1);
    // Without its number it is looked up; the same words at the same time are known.
    const before = server.requests.length;
    const { seq: _seq, ...unnumbered } = message;
    dispatch({ sessionId: 'a', message: { ...unnumbered, id: undefined } });
    await pass(0);
    expect(server.requests).toHaveLength(before);
    server.say('a', 'user', 'Another');
    dispatch({ sessionId: 'a', message: { content: 'Another', sender: 'user' } });
    await pass(0);
    expect(within(screen.getByRole('log')).getByText('Another')).toBeTruthy();
    const session = sampleSession('e', { lastActivityAt: ago(0) });
    server.sessions.set('e', session);
    act(() => {
      const detail = { session, type: 'new_session' };
      window.dispatchEvent(new CustomEvent('admin-session-update', { detail }));
    });
    await pass(0);
    expect(shownRows()).toContain('e');
  });

  it('the polling notice is shown once sockets do not get through', async () => {
    const { platform, pass, say } = await openChatTab(chatServer(four()));
    const notice = () => screen.queryByText(/The live connection does not get through/);
    act(() => platform.socket().cut());
    expect(notice()).toBeNull();
    await pass(3000);
    act(() => platform.socket().cut());
    expect(notice()).toBeTruthy();
    await pass(4500);
    act(() => platform.socket().open());
    await say({ type: 'pong' });
    expect(notice()).toBeNull();
  });

  it('a row says why its chat needs somebody, from the first minute on', async () => {
    const held = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };
    const wrote = (sender: 'user' | 'admin') => ({
      lastMessage: { sender, content: 'And when?', timestamp: ago(0) },
    });
    const asked = { personRequestedAt: ago(1), personRequestAbout: 'question' as const };
    await openChatTab(
      chatServer([
        sampleSession('a', { ...held, ...wrote('user') }),
        sampleSession('b', { ...held, ...wrote('admin') }),
        sampleSession('c', { ...asked, ...wrote('user') }),
      ]),
    );
    const labels = (id: string) =>
      [...document.querySelectorAll(`[data-session=${id}] [data-tone]`)].map(
        ({ textContent }) => textContent,
      );
    expect(labels('a')).toEqual(['Waiting for a reply', 'Admin']);
    expect(labels('b')).toEqual(['Admin']);
    expect(labels('c')).toEqual(['Asked a question for the team']);
  });

  it('a row of who waits for the team shows what they said, and not what the assistant said to it', async () => {
    const lastMessage = {
      sender: 'assistant',
      content: 'I have let the team know.',
      timestamp: '2026-11-21T15:00:00.000Z',
      visitorSaid: 'My couch is stuck',
    } as const;
    const personRequestedAt = '2026-11-21T15:00:00.000Z';
    const server = chatServer([
      sampleSession('a', { lastMessage, personRequestedAt }),
      sampleSession('b', { lastMessage }),
    ]);
    await openChatTab(server);
    expect(rowButton('Visitor A').textContent).toContain('My couch is stuck');
    expect(rowButton('Visitor B').textContent).toContain('I have let the team know.');
  });

  it('a row shows typing and presence', async () => {
    const { say } = await openChatTab(chatServer(four()));
    await say({ type: 'presence', sessionId: 'a', online: true });
    expect(rowOf('Visitor A').getByLabelText('Visitor is online')).toBeTruthy();
    await say({ type: 'typing', sessionId: 'a', sender: 'user', typing: true });
    expect(rowOf('Visitor A').getByText('Typing…')).toBeTruthy();
  });

  it('a waiting visitor is notified, unless the admin is reading the chat', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    const mine = { isHandedOff: true, adminId: 'sam', adminName: 'Admin' };
    const server = chatServer([sampleSession('a', mine), sampleSession('b', mine)]);
    const { say, pass, onNotify } = await openChatTab(server, 'a');
    await say({ ...pushed(server.say('a', 'user', 'Hello?')) });
    expect(onNotify).not.toHaveBeenCalled();
    await say({ ...pushed(server.say('b', 'user', 'Hello?')) });
    expect(onNotify.mock.calls.map(([{ message, type, waits }]) => [message, type, waits])).toEqual([
      ['Visitor B is waiting for a reply', 'warning', true],
    ]);
    expect(shownToast()).toContain('Visitor waiting');
    fireEvent.click(screen.getByText('Open chat'));
    await pass(300);
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/chat/b');
  });

  it('a chat whose visitor was answered is told to need nobody', async () => {
    const theirs = { isHandedOff: true, adminId: 'max', adminName: 'Max' };
    const server = chatServer([sampleSession('a', theirs)]);
    const { say, onSettled } = await openChatTab(server);
    await say({ ...pushed(server.say('a', 'user', 'Hello?')) });
    onSettled.mockClear();
    await say({ ...pushed(server.say('a', 'admin', 'Hi!')) });
    expect(onSettled.mock.calls).toEqual([['a']]);
  });
});
