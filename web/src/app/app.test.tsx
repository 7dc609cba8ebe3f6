import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type FakeHandler, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { App } from './app.tsx';

const SAM = { id: 'sam', username: 'sam', role: 'admin' };
const NOBODY = { status: 401, body: { code: 'unauthenticated', message: 'Please sign in.' } };
const NO_LEADS = { body: { leads: [], total: 0, nextCursor: null, prevCursor: null } };

// Loaded beforehand, so that no test's patience is spent on reading files.
beforeAll(async () => {
  await import('./routes/admin-route.tsx');
  await import('#features/admin-leads/leads-tab.tsx');
});

let signedIn: boolean;
beforeEach(() => {
  signedIn = true;
});

/** The whole app at an address, against a server that knows Sam. */
function open(address: string, handlers: Record<string, FakeHandler> = {}) {
  const requests = fakeServer({
    'GET /api/user': () => (signedIn ? { body: SAM } : NOBODY),
    'GET /api/leads': () => (signedIn ? NO_LEADS : NOBODY),
    'POST /api/login': () => {
      signedIn = true;
      return { body: SAM };
    },
    'POST /api/logout': () => {
      signedIn = false;
      return { status: 204 };
    },
    ...handlers,
  });
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App />
      </MemoryRouter>
    </StrictMode>,
  );
  return requests;
}

const login = () => screen.findByRole('heading', { name: 'Admin Login' });
const tab = (name: string) => screen.findByRole('tab', { name });
const toastTitle = () => document.querySelector('[data-variant]')?.textContent;

describe('the session check', () => {
  it('shows a spinner, then the dashboard of who is signed in', async () => {
    open('/admin');
    expect(screen.getByRole('progressbar', { name: 'Checking your session…' })).toBeTruthy();
    expect((await tab('Leads')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('sam')).toBeTruthy();
    expect(document.title).toBe('Leads – Admin | Harbour Haul');
    expect(await screen.findByText('No leads found')).toBeTruthy();
  });

  it('sends who is not signed in to the login, and back to where they wanted to be', async () => {
    signedIn = false;
    open('/admin?tab=chat');
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
    open('/admin', { 'GET /api/user': (request) => down?.(request) ?? { body: SAM } });
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = () => ({ status: 503 });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await tab('Leads')).toBeTruthy();
  });

  it('goes on from the login where somebody is signed in already', async () => {
    open('/login');
    expect(await tab('Leads')).toBeTruthy();
  });

  it('ends when a later call answers 401', async () => {
    open('/admin');
    await tab('Leads');
    await screen.findByText('No leads found');
    signedIn = false;
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'new' } });
    await login();
    expect(toastTitle()).toContain('Your session has ended.');
  });
});

describe('the dashboard', () => {
  it('keeps its tab in the address, and is worked by arrow keys', async () => {
    open('/admin?tab=test-tools');
    const tools = await tab('Test Tools');
    expect(tools.getAttribute('aria-selected')).toBe('true');
    act(() => tools.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect((await tab('Chat')).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByText('No conversations yet')).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Chat' })).toBeTruthy();
  });

  it('shows sample notifications of every type', async () => {
    open('/admin?tab=test-tools');
    const variants: (string | null | undefined)[] = [];
    for (const button of await screen.findAllByRole('button', { name: /^Show / })) {
      fireEvent.click(button);
      variants.push(document.querySelector('[data-variant]')?.getAttribute('data-variant'));
    }
    expect(variants).toEqual(['default', 'warning', 'success', 'success', 'destructive']);
  });

  it('logs out', async () => {
    const requests = open('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await login();
    expect(requests.some(({ method, path }) => method === 'POST' && path === '/api/logout')).toBe(true);
  });

  it('stays signed in, and says so, where logging out fails', async () => {
    open('/admin', { 'POST /api/logout': offline });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toastTitle()).toContain('Failed to log out.'));
    expect(await tab('Leads')).toBeTruthy();
  });
});

describe('a screen that breaks', () => {
  it('leaves a way to reload', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    open('/admin', { 'GET /api/leads': () => ({ body: { leads: 'none', total: 1 } }) });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(await tab('Chat')).toBeTruthy();
  });
});
