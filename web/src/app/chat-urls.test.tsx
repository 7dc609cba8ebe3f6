import { createSession } from '@harbour-haul/domain/chat/create-session';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { FakeOperations } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
beforeEach(() => sessionStorage.clear());

const chat = (id: string) => ({
  ...createSession(id, `visitor-${id}`, new Date('2026-11-21T12:00:00.000Z')),
  adminViewed: true,
});

/** The app at an address, with two chats without messages. */
function open(path: string) {
  const chats = [chat('one'), chat('two')];
  const list = () => ({ body: { sessions: chats, nextCursor: null } });
  const handlers: FakeOperations = {
    listChatSessions: list,
    listActiveChatSessions: list,
    quickActiveChatSessions: list,
    getChatSession: ({ params }) => {
      const session = chats.find(({ id }) => id === params.id);
      return session ? { body: { ...session, messages: [], lastSeq: 0 } } : { status: 404 };
    },
    // On a slow machine an opened chat is pulled once more before the test leaves it.
    listChatMessages: () => ({ body: { messages: [], lastSeq: 0 } }),
  };
  return openApp(path, { handlers });
}

const address = () => screen.getByLabelText('Address').textContent;
const row = async (id: string) => {
  await waitFor(() => expect(document.querySelector(`[data-session=${id}]`)).toBeTruthy());
  return document.querySelector(`[data-session=${id}]`) as HTMLElement;
};
const tab = (name: string) => screen.findByRole('tab', { name });
const opened = (id: string) =>
  screen.findByRole('heading', { name: new RegExp(`^Visitor ${id.toUpperCase()}`) });

describe('the URL of a chat', () => {
  it('the URL of a chat opens it, and the title of the page names it', async () => {
    open('/admin/chat/two');
    expect(await opened('two')).toBeTruthy();
    expect(document.title).toContain('Visitor TWO – Chat');
  });

  it('the title of the page names the customer of a chat as soon as they have said who they are', async () => {
    const customer = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;
    open('/admin/chat/two');
    expect(await opened('two')).toBeTruthy();
    const session = { ...chat('two'), version: 2, customer };
    const detail = { type: 'session_update', session };
    act(() => void window.dispatchEvent(new CustomEvent('admin-session-update', { detail })));
    expect(await screen.findByRole('heading', { name: /^Priya Nair/ })).toBeTruthy();
    expect(document.title).toContain('Priya Nair · Electronics · Dartmouth – Chat');
  });

  it('the URL follows the opened chat, has nothing of the list, and both are restored after another tab', async () => {
    open('/admin?status=new&search=chen');
    fireEvent.click(await tab('Chat'));
    expect(await screen.findByText('Select a conversation')).toBeTruthy();
    expect(address()).toBe('/admin/chat');
    fireEvent.click(await row('one'));
    expect(await opened('one')).toBeTruthy();
    expect(address()).toBe('/admin/chat/one');
    fireEvent.click(await row('two'));
    expect(address()).toBe('/admin/chat/two');
    fireEvent.click(await tab('Leads'));
    expect(address()).toBe('/admin?status=new&search=chen');
    fireEvent.click(await tab('Chat'));
    expect(address()).toBe('/admin/chat/two');
    expect(await opened('two')).toBeTruthy();
  });
});

describe('a new chat', () => {
  it('a new chat notifies on every tab, and its notification opens the chat', async () => {
    open('/admin');
    await tab('Leads');
    await screen.findByText('No leads found');
    const session = { ...chat('three'), adminViewed: false, createdAt: new Date().toISOString() };
    const detail = { type: 'new_session', session };
    act(() => void window.dispatchEvent(new CustomEvent('admin-session-update', { detail })));
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
    fireEvent.click(screen.getByRole('link', { name: 'Open chat' }));
    expect(address()).toBe('/admin/chat/three');
    expect((await tab('Chat')).getAttribute('aria-selected')).toBe('true');
  });
});

it('a visitor who waited before the console was opened is in the bell, without a toast', async () => {
  const waiting = { ...chat('two'), personRequestedAt: '2026-11-21T12:00:00.000Z' };
  const sessions = { body: { sessions: [waiting], nextCursor: null } };
  openApp('/admin', {
    handlers: {
      listChatSessions: ({ query }) =>
        query.state === 'needs' ? sessions : { body: { sessions: [], nextCursor: null } },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
  const link = await screen.findByRole('link', { name: 'Open chat' });
  expect(link.getAttribute('href')).toBe('/admin/chat/two');
  expect(screen.getByText('Visitor TWO asked for a person')).toBeTruthy();
  expect(document.querySelector('[data-variant]')).toBeNull();
  fireEvent.click(link);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Notifications: none unread' })).toBeTruthy(),
  );
});
