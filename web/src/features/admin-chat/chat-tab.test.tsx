import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { ago, four } from './testing/four-chats.ts';
import { openChatTab, rowButton, rowOf, shownRows, shownToast } from './testing/open-chat-tab.tsx';
import { pushed } from './testing/pushed.ts';

afterEach(() => {
  document.title = '';
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
        many: 'new chats',
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

  it('beyond ninety-nine the title says no figure that nobody has counted', async () => {
    document.title = 'Chat – Admin';
    const server = chatServer(four());
    // The server counts no further.
    const counts = { needs: 100, open: 3, sent: 0, snoozed: 0 };
    server.refuse = ({ path }) => (path.endsWith('/counts') ? { status: 200, body: counts } : null);
    const { say } = await openChatTab(server);
    await waitFor(() => expect(document.title).toBe('(99+) Chat – Admin'));
    expect(screen.getByRole('tab', { name: 'Needs you 99+' })).toBeTruthy();
    const asking = server.change('a', { personRequestedAt: ago(0) });
    await say({ type: 'sessionUpdate', session: asking });
    expect(document.title).toBe('(99+) Chat – Admin');
    document.title = 'Leads – Admin';
    await waitFor(() => expect(document.title).toBe('(99+) Leads – Admin'));
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

  it('a row says who spoke last unless it was the visitor, whose words may read like the team’s', async () => {
    const said = (sender: 'user' | 'assistant' | 'admin', author: object = {}) => ({
      lastMessage: { sender, content: 'We come at noon.', timestamp: '2026-11-21T15:00:00.000Z', ...author },
    });
    const { say } = await openChatTab(
      chatServer([
        sampleSession('a', said('user')),
        sampleSession('b', said('assistant')),
        sampleSession('c', said('admin')),
        sampleSession('d', said('admin', { authorId: 'max', authorName: 'Max Roe' })),
        sampleSession('e', said('admin', { authorId: 'sam', authorName: 'Sam' })),
      ]),
    );
    expect(rowButton('Visitor D').textContent).toContain('Max Roe: We come at noon.');
    expect(rowButton('Visitor E').textContent).toContain('You: We come at noon.');
    expect(rowButton('Visitor A').textContent).not.toContain(': We come at noon.');
    expect(rowButton('Visitor B').textContent).toContain('Assistant: We come at noon.');
    // Of before it was kept.
    expect(rowButton('Visitor C').textContent).toContain('Admin: We come at noon.');
    const message = chatServer([sampleSession('a')]).say('a', 'admin', 'At one.', {
      authorId: 'max',
      authorName: 'Max Roe',
    });
    await say({ ...pushed(message) });
    expect(rowButton('Visitor A').textContent).toContain('Max Roe: At one.');
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

  it.each([
    [
      'asks for a person',
      {},
      { personRequestedAt: ago(0) },
      'Visitor waiting',
      'Customer · Asked for a person',
    ],
    [
      'is handed over to them',
      { isHandedOff: true, adminId: 'max', adminName: 'Max' },
      { isHandedOff: true, adminId: 'sam', adminName: 'Sam', handedOverBy: 'Max' },
      'Chat handed over to you',
      'Customer · handled by you, handed over by Max',
    ],
    [
      'is taken from them',
      { isHandedOff: true, adminId: 'sam', adminName: 'Sam' },
      { isHandedOff: false, adminId: null, adminName: null },
      'Takeover Ended',
      'Customer',
    ],
  ])(
    'an admin who reads a chat that %s has a notification, and no toast beside its header',
    async (...row) => {
      const [, before, after, title, header] = row;
      jest.spyOn(document, 'hasFocus').mockReturnValue(true);
      const server = chatServer([sampleSession('a', before), sampleSession('b', before)]);
      const { say, onNotify } = await openChatTab(server, 'a');
      await say({ type: 'sessionUpdate', session: server.change('a', after) });
      expect(screen.getByText(header)).toBeTruthy();
      expect(onNotify.mock.calls.map(([notice]) => notice.title)).toEqual([title]);
      expect(shownToast()).toBeUndefined();
      // Of another chat they are told.
      await say({ type: 'sessionUpdate', session: server.change('b', after) });
      expect(shownToast()).toContain(title);
    },
  );

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
