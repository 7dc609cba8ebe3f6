import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatServer, sampleSession, slowServer } from './testing/chat-server.ts';
import { field, log, MINE, openChat, press } from './testing/open-chat.tsx';
import { openChatTab, rowButton, shownToast } from './testing/open-chat-tab.tsx';
import { pushed } from './testing/pushed.ts';

describe('chat detail', () => {
  it('a click on a row opens the conversation and marks it as seen once', async () => {
    const server = chatServer([sampleSession('a', { adminViewed: false })]);
    const { pass } = await openChatTab(server);
    fireEvent.click(rowButton('Visitor A'));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Visitor A' })).toBeTruthy();
    expect(screen.getByText('Customer')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Active' })).toBeTruthy();
    expect(screen.getByText('No messages yet', { selector: 'h4' })).toBeTruthy();
    expect(rowButton('Visitor A').getAttribute('aria-current')).toBe('true');
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([{ adminViewed: true }]);
  });

  it('row and header have 16 characters of the visitor id as their tooltip', async () => {
    const visitorId = '0123456789abcdefXYZ';
    await openChatTab(chatServer([sampleSession('a', { visitorId })]), 'a');
    const hint = '0123456789abcdef…';
    const name = screen.getByRole('heading', { name: 'Visitor 0123' });
    expect([name.dataset.hint, name.getAttribute('aria-description')]).toEqual([hint, hint]);
    const inRow = within(rowButton('Visitor 0123'))
      .getByText('Visitor 0123')
      .closest<HTMLElement>('[data-hint]');
    expect(inRow?.dataset.hint).toBe(hint);
    expect(document.querySelectorAll('[title]')).toHaveLength(0);
  });

  it('an open conversation shows new messages, typing and presence', async () => {
    const { server, say } = await openChat();
    await say({ type: 'presence', sessionId: 'a', online: true });
    expect(screen.getByText('Customer · online')).toBeTruthy();
    await say({ type: 'typing', sessionId: 'a', sender: 'user', typing: true });
    expect(screen.getByText('Visitor is typing…')).toBeTruthy();
    await say({ ...pushed(server.say('a', 'user', '<b>bold</b>')) });
    await say({ ...pushed(server.say('a', 'assistant', 'I see.')) });
    expect(screen.queryByText('Visitor is typing…')).toBeNull();
    expect(log().getByText('<b>bold</b>')).toBeTruthy();
    expect(log().getByText(/^AI assistant/)).toBeTruthy();
  });

  it('a closed conversation says nothing of presence: its visitor has left its session, and maybe not the page', async () => {
    const { say } = await openChat({ status: 'closed' });
    await say({ type: 'presence', sessionId: 'a', online: false });
    expect(screen.queryByText(/offline/)).toBeNull();
    expect(screen.queryByLabelText('Visitor is offline')).toBeNull();
  });

  it('what was delivered still is after a reload, be the visitor gone or there by then', async () => {
    const { server, say } = await openChat(MINE);
    await say({ ...pushed(server.say('a', 'admin', 'On our way')) });
    expect(log().getByText('Sent')).toBeTruthy();
    await say({ type: 'presence', sessionId: 'a', online: true });
    expect(log().getByText('Delivered')).toBeTruthy();
    cleanup();
    await openChatTab(server, 'a');
    expect(log().getByText('Delivered')).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    const answer = slowServer(server);
    const again = await openChatTab(server, 'a');
    await again.say({ type: 'presence', sessionId: 'a', online: true });
    answer();
    await again.pass(0);
    expect(log().getByText('Delivered')).toBeTruthy();
  });

  it('what the visitor’s browser sent in the assistant’s name is marked, and its links are not to be followed', async () => {
    const { server, say } = await openChat(MINE);
    const link = 'https://pay.example/now';
    await say({ ...pushed(server.say('a', 'assistant', `Pay at ${link}`)) });
    expect(log().getByText('· sent by the visitor’s browser').parentElement?.textContent).toMatch(
      /^AI assistant/,
    );
    expect(log().queryByRole('link')).toBeNull();
    await say({ ...pushed(server.say('a', 'admin', `No, at ${link}`)) });
    expect(log().getAllByText('· sent by the visitor’s browser')).toHaveLength(1);
    expect(log().getByRole('link').getAttribute('href')).toBe(link);
  });

  it('the tags are told what is done in the console, and not with whom', async () => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    const { pass } = await openChat(MINE);
    await userEvent.type(field(), 'Hello{Enter}');
    await pass(0);
    press('End Takeover');
    await pass(0);
    press('Close Chat');
    const dialog = screen.getByRole('alertdialog', { name: 'Close this chat?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    const event_category = 'chat_management';
    // In development React runs effects twice.
    const [seenTwice, ...told] = page.dataLayer;
    expect(seenTwice).toEqual(told[0]);
    expect(told).toEqual([
      { event: 'view_chat', event_category },
      { event: 'send_message', event_category },
      { event: 'end_takeover', event_category },
      { event: 'close_chats', event_category, count: 1 },
    ]);
    delete page.dataLayer;
  });

  it('a conversation whose details fail to load shows what the list has', async () => {
    const server = chatServer([sampleSession('a')]);
    server.refuse = ({ path }) => (path === '/api/chat/sessions/a' ? { status: 500, body: {} } : null);
    const { pass } = await openChatTab(server);
    fireEvent.click(rowButton('Visitor A'));
    await pass(0);
    expect(shownToast()).toContain('Failed to load chat session details');
    expect(screen.getByRole('heading', { name: 'Visitor A' })).toBeTruthy();
    server.refuse = () => null;
    press('Try Again');
    await pass(0);
    expect(screen.getByText('No messages yet', { selector: 'h4' })).toBeTruthy();
  });

  it('an unknown conversation is shown as not available', async () => {
    await openChatTab(chatServer([]), 'unheard-of');
    expect(shownToast()).toContain('Failed to load chat session. Please try refreshing the page.');
    expect(screen.getByText('This chat is not available')).toBeTruthy();
  });

  it('a message image is tried at each address before it counts as missing', async () => {
    const { server, say } = await openChat();
    await say({ ...pushed(server.say('a', 'user', '', { image: 'uploads/couch.jpg' })) });
    const image = () => log().getByRole('img', { name: 'Sent by the visitor' });
    expect(image().getAttribute('src')).toBe('/uploads/couch.jpg');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/api/photos/couch.jpg');
    fireEvent.error(image());
    expect(log().getByText('Image could not be loaded')).toBeTruthy();
    await say({ ...pushed(server.say('a', 'user', '[photo]')) });
    expect(log().getByText('User uploaded a photo but the image data is missing')).toBeTruthy();
  });

  it('a long conversation renders only its visible rows', async () => {
    const server = chatServer([sampleSession('a')]);
    for (let index = 1; index <= 700; index += 1) server.say('a', 'user', `Text ${index}`);
    const { pass } = await openChatTab(server, 'a');
    expect(log().queryAllByText(/^Text/).length).toBeLessThan(60);
    press('Load earlier messages');
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Load earlier messages' })).toBeNull();
  });
});

describe('chat settings', () => {
  it('desktop notifications are requested by a click only, and shown while the page has no focus', async () => {
    const shown: [string, string | undefined][] = [];
    const ask = jest.fn(async () => 'granted' as const);
    class FakeNotification {
      static permission = 'default';
      static requestPermission = ask;
      constructor(title: string, options?: { body?: string }) {
        shown.push([title, options?.body]);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { server, say } = await openChat(MINE);
    expect(ask).not.toHaveBeenCalled();
    press('Chat settings');
    ask.mockImplementation(async () => {
      FakeNotification.permission = 'granted';
      return 'granted';
    });
    await act(async () =>
      fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications when a visitor needs you' })),
    );
    expect(ask).toHaveBeenCalledTimes(1);
    await say({ ...pushed(server.say('a', 'admin', 'Yes?')) });
    await say({ ...pushed(server.say('a', 'user', 'Still there?')) });
    expect(shown).toEqual([['Visitor waiting', 'Visitor A is waiting for a reply']]);
    Reflect.deleteProperty(globalThis, 'Notification');
  });
});

describe('chat console on a phone', () => {
  const realMatchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addListener() {},
        removeListener() {},
        addEventListener() {},
        removeEventListener() {},
      }) as never;
  });
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });

  it('the header says who handles the chat, and no toast covers its buttons', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a')]), 'a');
    const before = shownToast();
    press('Take over and answer');
    await pass(0);
    expect(screen.getByText(/handled by you/).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'End Takeover' })).toBeTruthy();
    expect(shownToast()).toBe(before);
  });

  it('the phone layout shows the list or the conversation, and returns the focus to the row', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a'), sampleSession('b')]));
    expect(screen.queryByText('Select a conversation')).toBeNull();
    fireEvent.click(rowButton('Visitor B'));
    await pass(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation with Visitor B');
    press('Back to conversations');
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(document.activeElement).toBe(rowButton('Visitor B'));
    expect(screen.queryByRole('heading', { name: 'Visitor B' })).toBeNull();
  });
});
