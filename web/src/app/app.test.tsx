import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeHandler, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp, SAM } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
beforeEach(() => sessionStorage.clear());

const login = () => screen.findByRole('heading', { name: 'Admin Login' });
const tab = (name: string) => screen.findByRole('tab', { name });
const toastTitle = () => document.querySelector('[data-variant]')?.textContent;

describe('the session check', () => {
  it('shows a spinner, then the dashboard of who is signed in', async () => {
    openApp('/admin');
    expect(screen.getByRole('progressbar', { name: 'Checking your session…' })).toBeTruthy();
    expect((await tab('Leads')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('sam')).toBeTruthy();
    expect(document.title).toBe('Leads – Admin | Harbour Haul');
    expect(await screen.findByText('No leads found')).toBeTruthy();
  });

  it('sends who is not signed in to the login, and back to where they wanted to be', async () => {
    openApp('/admin/chat?status=new', { signedIn: false });
    await login();
    expect(document.title).toBe('Admin Login | Harbour Haul');
    await userEvent.type(screen.getByLabelText('Username'), 'sam');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect((await tab('Chat')).getAttribute('aria-selected')).toBe('true');
    expect(toastTitle()).toContain('Login successful');
  });

  it('does not take trouble with the server for a sign-out', async () => {
    let down: FakeHandler | undefined = offline;
    openApp('/admin', { handlers: { 'GET /api/user': (request) => down?.(request) ?? { body: SAM } } });
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = () => ({ status: 503 });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await tab('Leads')).toBeTruthy();
  });

  it('goes on from the login where somebody is signed in already', async () => {
    openApp('/login');
    expect(await tab('Leads')).toBeTruthy();
  });

  it('ends when a later call answers 401', async () => {
    const { session } = openApp('/admin');
    await tab('Leads');
    await screen.findByText('No leads found');
    session.signedIn = false;
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'new' } });
    await login();
    expect(toastTitle()).toContain('Your session has ended.');
  });
});

describe('the dashboard', () => {
  it('keeps its tab in the address, and is worked by arrow keys', async () => {
    openApp('/admin/test-tools');
    const tools = await tab('Test Tools');
    expect(tools.getAttribute('aria-selected')).toBe('true');
    act(() => tools.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect((await tab('Chat')).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('tabpanel', { name: 'Chat' })).toBeTruthy();
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/chat');
  });

  it('shows sample notifications of every type, and keeps them under the bell', async () => {
    openApp('/admin/test-tools');
    const variants: (string | null | undefined)[] = [];
    for (const button of await screen.findAllByRole('button', { name: /^Show / })) {
      fireEvent.click(button);
      variants.push(document.querySelector('[data-variant]')?.getAttribute('data-variant'));
    }
    expect(variants).toEqual(['default', 'warning', 'success', 'success', 'destructive']);
    fireEvent.click(screen.getByRole('button', { name: 'Notifications: 5 unread' }));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin/chat/sample-chat',
      '/admin/leads/1',
      '/admin/leads/1',
      '/admin/chat/sample-chat',
      '/admin/chat/sample-chat',
    ]);
  });

  it('logs out, and leaves no notification for the next user', async () => {
    sessionStorage.setItem('harbour-haul:notifications', '{}');
    const { requests } = openApp('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await login();
    expect(requests.some(({ method, path }) => method === 'POST' && path === '/api/logout')).toBe(true);
    expect(sessionStorage.getItem('harbour-haul:notifications')).toBeNull();
  });

  it('stays signed in, and says so, where logging out fails', async () => {
    openApp('/admin', { handlers: { 'POST /api/logout': offline } });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toastTitle()).toContain('Failed to log out.'));
    expect(await tab('Leads')).toBeTruthy();
  });
});

describe('a screen that breaks', () => {
  it('leaves a way to reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/admin', { handlers: { 'GET /api/leads': () => ({ body: { leads: 'none', total: 1 } }) } });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(await tab('Chat')).toBeTruthy();
  });
});
