import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { countWaiting, type WaitingLeads, waitingLeadsKey } from '#lib/waiting-leads.ts';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsProvider, useNotifier } from './notifications-provider.tsx';
import { clearStoredNotifications, READ_MARKS_KEY } from './stored-notifications.ts';

const CHAT: NotificationDraft = {
  title: 'New Chat Session',
  message: 'Visitor 1a2b3c4d started a new chat',
  type: 'info',
  customer: 'v-1',
  actionLabel: 'Open chat',
  action: '/admin/chat/s-1',
};
const FAILURE: NotificationDraft = { title: 'Message not sent', message: 'Please try again.', type: 'error' };

let noteWaiting: (of: 'chats' | 'leads', waiting: readonly WaitingDraft[]) => void;
let notify: (draft: NotificationDraft) => void;
let settle: (action: string) => void;

function Notifier() {
  const own = useNotifier();
  const ownClient = useQueryClient();
  useEffect(() => {
    ({ notify, noteWaiting, settle } = own);
    client = ownClient;
  }, [own, ownClient]);
  return null;
}

/** What is known of leads that need a reply. */
let client: QueryClient;

function open(userId = 'sam') {
  return renderFeature(
    <NotificationsProvider userId={userId}>
      <NotificationBell />
      <Notifier />
    </NotificationsProvider>,
  );
}

/** Adds notifications one after the other; the last stands on top. */
const add = (...drafts: NotificationDraft[]) => act(() => drafts.forEach(notify));
const bell = (state: string) => screen.findByRole('button', { name: `Notifications: ${state}` });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));
const titles = () =>
  panel()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('notification bell', () => {
  it('the bell shows that there are no notifications', async () => {
    open();
    fireEvent.click(await bell('none unread'));
    expect(panel().getByText('No notifications')).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('the bell has the way to all leads that need a reply, however few of them it lists', async () => {
    open();
    client.setQueryData<WaitingLeads>(waitingLeadsKey, { total: 34 });
    fireEvent.click(await bell('none unread'));
    expect(panel().getByText('34 leads need a reply')).toBeTruthy();
    act(() => countWaiting(client, -33));
    fireEvent.click(await panel().findByRole('link', { name: '1 lead needs a reply' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/admin?show=needs-reply');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('the bell counts unread notifications, visibly and for screen readers', async () => {
    open();
    add(CHAT, FAILURE);
    const button = await bell('2 unread');
    expect(within(button).getByText('2')).toBeTruthy();
    expect(screen.getByText('Notifications: 2 unread').getAttribute('role')).toBe('status');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('the bell lists notifications, the newest on top, with type, time and link', async () => {
    open();
    add(CHAT, FAILURE);
    fireEvent.click(await bell('2 unread'));
    expect(titles()).toEqual(['Message not sent', 'New Chat Session']);
    const [failure, chat] = panel().getAllByRole('listitem');
    expect(failure?.textContent).toContain('Error');
    expect(chat?.textContent).toMatch(/^Chat/);
    expect(failure?.textContent).toContain('Just now');
    expect(within(failure as HTMLElement).queryByRole('link')).toBeNull();
    const link = within(chat as HTMLElement).getByRole('link', { name: 'Open chat' });
    expect(link.getAttribute('href')).toBe('/admin/chat/s-1');
  });

  it('following a notification’s link marks it as read and closes the list', async () => {
    open();
    add(CHAT);
    fireEvent.click(await bell('1 unread'));
    fireEvent.click(panel().getByRole('link', { name: 'Open chat' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/chat/s-1');
    expect(await bell('none unread')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('one or all notifications can be marked as read', async () => {
    open();
    add(CHAT, FAILURE, { ...FAILURE, title: 'Third' });
    fireEvent.click(await bell('3 unread'));
    press('Mark as read: Third');
    expect(panel().getByText('2 unread')).toBeTruthy();
    expect(panel().getAllByLabelText('Unread')).toHaveLength(2);
    press('Mark all as read');
    expect(panel().getByText('All read')).toBeTruthy();
    expect(panel().queryByLabelText('Unread')).toBeNull();
    // Its name says all that it shows: no number of before.
    expect(screen.getByLabelText('Notifications: none unread').textContent).toBe('');
  });

  it('what leads to a chat that was dealt with is read, however often it was notified of', async () => {
    open();
    const other = { ...CHAT, customer: 'v-2', action: '/admin/chat/s-2' };
    add(CHAT, FAILURE, { ...CHAT, title: 'Visitor waiting' }, other);
    fireEvent.click(await bell('3 unread'));
    expect(titles()).toEqual(['New Chat Session', 'Visitor waiting', 'Message not sent']);
    expect(panel().getByText(/· 2 of this customer/)).toBeTruthy();
    act(() => settle('/admin/chat/s-1'));
    expect(panel().getByText('2 unread')).toBeTruthy();
  });

  it('one customer is one entry, with what is newest, what else is unread, and the ways to both', async () => {
    open();
    const lead = { ...CHAT, title: 'New Lead', actionLabel: 'Open lead', action: '/admin/leads/8' };
    add({ ...CHAT, title: 'Visitor waiting', type: 'warning', waits: true }, FAILURE, lead, {
      ...lead,
      title: 'Asked Again',
    });
    fireEvent.click(await bell('2 unread'));
    expect(titles()).toEqual(['Asked Again', 'Message not sent']);
    const entry = panel().getAllByRole('listitem')[0] as HTMLElement;
    expect(entry.textContent).toMatch(/^WaitingJust now · 3 of this customer/);
    expect(within(entry).getByText('Also unread: Visitor waiting')).toBeTruthy();
    const links = within(entry).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open lead', '/admin/leads/8'],
      ['Open chat', '/admin/chat/s-1'],
    ]);
    // Whoever has opened the lead has not seen the chat.
    act(() => settle('/admin/leads/8'));
    expect(titles()).toEqual(['Visitor waiting', 'Message not sent']);
    press('Mark as read: Visitor waiting');
    expect(panel().getByText('1 unread')).toBeTruthy();
    press('Remove: Asked Again');
    expect(titles()).toEqual(['Message not sent']);
  });

  it('two chats of one customer have one way to a chat, of that which nobody has read', async () => {
    open();
    add(CHAT, { ...CHAT, title: 'Visitor waiting', action: '/admin/chat/s-2' });
    fireEvent.click(await bell('1 unread'));
    const chat = () => panel().getAllByRole('link', { name: 'Open chat' });
    expect(chat().map((link) => link.getAttribute('href'))).toEqual(['/admin/chat/s-2']);
    act(() => settle('/admin/chat/s-2'));
    expect(chat().map((link) => link.getAttribute('href'))).toEqual(['/admin/chat/s-1']);
  });

  it('one or all notifications can be removed, and the focus stays in the list', async () => {
    open();
    add(CHAT, FAILURE, { ...FAILURE, title: 'Third' });
    fireEvent.click(await bell('3 unread'));
    press('Remove: Message not sent');
    expect(titles()).toEqual(['Third', 'New Chat Session']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: New Chat Session');
    press('Remove: New Chat Session');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove: Third');
    press('Clear all');
    expect(document.activeElement?.textContent).toBe('Notifications');
    expect(panel().getByText('No notifications')).toBeTruthy();
  });

  it('the bell works by keyboard, and gets the focus back', async () => {
    open();
    add(CHAT);
    const button = await bell('1 unread');
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('those who waited before', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const waits = (id: string, hours: number): WaitingDraft => ({
    ...CHAT,
    title: `Waits in ${id}`,
    customer: `visitor of ${id}`,
    action: `/admin/chat/${id}`,
    waits: true,
    since: hoursAgo(hours),
  });
  const tell = (...waiting: WaitingDraft[]) =>
    act(() => {
      noteWaiting('leads', []);
      noteWaiting('chats', waiting);
    });

  it('are in the bell of a new browser session, unread, with the time of their wait', async () => {
    open();
    tell(waits('s-1', 3), waits('s-2', 2));
    fireEvent.click(await bell('2 unread'));
    expect(titles()).toEqual(['Waits in s-2', 'Waits in s-1']);
    expect(panel().getByText('3 hours ago')).toBeTruthy();
  });

  it('are there once, and not again where they were removed', async () => {
    const first = open();
    tell(waits('s-1', 3), waits('s-2', 2));
    tell(waits('s-1', 3), waits('s-2', 2));
    fireEvent.click(await bell('2 unread'));
    press('Remove: Waits in s-1');
    first.unmount();
    const later = new Date(Date.now() + 1_000).toISOString();
    open();
    tell(waits('s-1', 3), waits('s-2', 2), { ...waits('s-3', 0), since: later });
    fireEvent.click(await bell('2 unread'));
    expect(titles()).toEqual(['Waits in s-3', 'Waits in s-2']);
  });

  it('are told of after a reload that came before it was known whether chats wait as well', async () => {
    const first = open();
    act(() => noteWaiting('leads', [waits('lead', 1)]));
    first.unmount();
    open();
    tell(waits('s-1', 3));
    expect(await bell('2 unread')).toBeTruthy();
  });

  it('are told of after a reload that came before anybody knew of them', async () => {
    const first = open();
    add(FAILURE);
    first.unmount();
    open();
    tell(waits('s-1', 3));
    expect(await bell('2 unread')).toBeTruthy();
  });
});

describe('the tabs of one browser', () => {
  const marks = () => JSON.parse(localStorage.getItem(READ_MARKS_KEY) ?? '{}').marks;
  const readElsewhere = (until: string) => {
    localStorage.setItem(
      READ_MARKS_KEY,
      JSON.stringify({ userId: 'sam', marks: { '/admin/chat/s-1': until } }),
    );
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: READ_MARKS_KEY })));
  };

  it('what is read in one is read in the others, but for what came since', async () => {
    open();
    add(CHAT, FAILURE);
    readElsewhere('2020-01-01T00:00:00.000Z');
    expect(await bell('2 unread')).toBeTruthy();
    readElsewhere(new Date().toISOString());
    expect(await bell('1 unread')).toBeTruthy();
    expect(Object.keys(marks())).toEqual(['/admin/chat/s-1']);
  });

  it('what is read, removed or opened here is said to the others', async () => {
    renderFeature(
      <NotificationsProvider userId="sam">
        <NotificationBell />
        <Notifier />
      </NotificationsProvider>,
      { address: '/admin/leads/8' },
    );
    add(CHAT);
    expect(Object.keys(marks())).toEqual(['/admin/leads/8']);
    act(() => settle('/admin/chat/s-1'));
    expect(await bell('none unread')).toBeTruthy();
    expect(Object.keys(marks()).sort()).toEqual(['/admin/chat/s-1', '/admin/leads/8']);
    clearStoredNotifications();
    add({ ...CHAT, customer: 'v-2', action: '/admin/chat/s-2' });
    fireEvent.click(await bell('1 unread'));
    press('Clear all');
    expect(Object.keys(marks())).toEqual(['/admin/chat/s-2']);
  });

  it('a tab that is opened later counts nobody who waited and was read about', async () => {
    readElsewhere('2026-11-21T16:00:00.000Z');
    open();
    act(() => noteWaiting('chats', [{ ...CHAT, since: '2026-11-21T15:59:00.000Z' }]));
    expect(await bell('none unread')).toBeTruthy();
    act(() => noteWaiting('chats', [{ ...CHAT, since: '2026-11-21T16:01:00.000Z' }]));
    expect(await bell('1 unread')).toBeTruthy();
  });

  it('nobody follows what another user has read', async () => {
    open('alex');
    add(CHAT);
    readElsewhere(new Date().toISOString());
    expect(await bell('1 unread')).toBeTruthy();
  });
});

describe('stored notifications', () => {
  it('stored notifications survive a reload, for the same user only', async () => {
    const first = open();
    add(CHAT);
    first.unmount();
    const second = open();
    expect(await bell('1 unread')).toBeTruthy();
    second.unmount();
    open('alex');
    expect(await bell('none unread')).toBeTruthy();
  });

  it('stored notifications are gone after they were cleared', async () => {
    const first = open();
    add(CHAT);
    first.unmount();
    clearStoredNotifications();
    open();
    expect(await bell('none unread')).toBeTruthy();
  });

  it.each(['{', '[]', '{"userId":"sam","notifications":[{"id":1},{"title":"x"},null]}'])(
    'no notifications are loaded from a storage with %s',
    async (stored) => {
      sessionStorage.setItem('harbour-haul:notifications', stored);
      open();
      expect(await bell('none unread')).toBeTruthy();
    },
  );

  it('notifications work without a storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    open();
    add(CHAT);
    expect(await bell('1 unread')).toBeTruthy();
    clearStoredNotifications();
  });
});
