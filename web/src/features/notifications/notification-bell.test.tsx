import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { NotificationDraft } from '#lib/notification-draft.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsProvider, useNotify } from './notifications-provider.tsx';
import { forgetNotifications } from './stored-notifications.ts';

const CHAT: NotificationDraft = {
  title: 'New Chat Session',
  message: 'Visitor 1a2b3c4d started a new chat',
  type: 'info',
  sessionId: 's-1',
  actionLabel: 'Open chat',
  action: '/admin/chat/s-1',
};
const FAILURE: NotificationDraft = { title: 'Message not sent', message: 'Please try again.', type: 'error' };

let notify: (draft: NotificationDraft) => void;

function Teller() {
  const own = useNotify();
  useEffect(() => {
    notify = own;
  }, [own]);
  return null;
}

function open(userId = 'sam') {
  return renderFeature(
    <NotificationsProvider userId={userId}>
      <NotificationBell />
      <Teller />
    </NotificationsProvider>,
  );
}

/** Tells them one after the other; the last stands on top. */
const tell = (...drafts: NotificationDraft[]) => act(() => drafts.forEach(notify));
const bell = (state: string) => screen.findByRole('button', { name: `Notifications: ${state}` });
const panel = () => within(screen.getByRole('dialog', { name: 'Notifications' }));
const titles = () =>
  panel()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(panel().getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

describe('the bell', () => {
  it('says that there is nothing', async () => {
    open();
    fireEvent.click(await bell('none unread'));
    expect(panel().getByText('No notifications')).toBeTruthy();
    expect(panel().queryByRole('button', { name: 'Clear all' })).toBeNull();
  });

  it('counts what is unread, for the eye and for the ear', async () => {
    open();
    tell(CHAT, FAILURE);
    const button = await bell('2 unread');
    expect(within(button).getByText('2')).toBeTruthy();
    expect(screen.getByText('Notifications: 2 unread').getAttribute('role')).toBe('status');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('lists them, the newest on top, with type, time and link', async () => {
    open();
    tell(CHAT, FAILURE);
    fireEvent.click(await bell('2 unread'));
    expect(titles()).toEqual(['Message not sent', 'New Chat Session']);
    const [failure, chat] = panel().getAllByRole('listitem');
    expect(failure?.textContent).toContain('Error');
    expect(failure?.textContent).toContain('Just now');
    expect(within(failure as HTMLElement).queryByRole('link')).toBeNull();
    const link = within(chat as HTMLElement).getByRole('link', { name: 'Open chat' });
    expect(link.getAttribute('href')).toBe('/admin/chat/s-1');
  });

  it('follows a link, which marks as read and closes the list', async () => {
    open();
    tell(CHAT);
    fireEvent.click(await bell('1 unread'));
    fireEvent.click(panel().getByRole('link', { name: 'Open chat' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/chat/s-1');
    expect(await bell('none unread')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('marks one or all as read', async () => {
    open();
    tell(CHAT, FAILURE, { ...FAILURE, title: 'Third' });
    fireEvent.click(await bell('3 unread'));
    press('Mark as read: Third');
    expect(panel().getByText('2 unread')).toBeTruthy();
    expect(panel().getAllByLabelText('Unread')).toHaveLength(2);
    press('Mark all as read');
    expect(panel().getByText('All read')).toBeTruthy();
    expect(panel().queryByLabelText('Unread')).toBeNull();
  });

  it('removes one or all, and keeps the focus in the list', async () => {
    open();
    tell(CHAT, FAILURE, { ...FAILURE, title: 'Third' });
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

  it('is worked by keyboard, and gives the focus back', async () => {
    open();
    tell(CHAT);
    const button = await bell('1 unread');
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('the notifications of this session', () => {
  it('are there after a reload, for the same user alone', async () => {
    const first = open();
    tell(CHAT);
    first.unmount();
    const second = open();
    expect(await bell('1 unread')).toBeTruthy();
    second.unmount();
    open('alex');
    expect(await bell('none unread')).toBeTruthy();
  });

  it('are gone when they are forgotten', async () => {
    const first = open();
    tell(CHAT);
    first.unmount();
    forgetNotifications();
    open();
    expect(await bell('none unread')).toBeTruthy();
  });

  it.each(['{', '[]', '{"userId":"sam","notifications":[{"id":1},{"title":"x"},null]}'])(
    'take nothing from a storage that holds %s',
    async (stored) => {
      sessionStorage.setItem('harbour-haul:notifications', stored);
      open();
      expect(await bell('none unread')).toBeTruthy();
    },
  );

  it('do without a storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    }
    open();
    tell(CHAT);
    expect(await bell('1 unread')).toBeTruthy();
    forgetNotifications();
  });
});
