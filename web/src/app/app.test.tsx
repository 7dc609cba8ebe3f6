import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leadValues } from '#features/admin-leads/lead-editor/lead-values.ts';
import { sampleLead } from '#features/admin-leads/testing/leads-api.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { applyColorMode } from '#lib/colors/page-colors.ts';
import { noteArrival, takeArrival } from '#lib/sign-in/arrival-note.ts';
import { takeLoginToast, takeReturnPath } from '#lib/sign-in/login-note.ts';
import { mayBeSignedIn, SIGNED_IN_HERE_KEY } from '#lib/sign-in/signed-in-here.ts';
import { type FakeOperation, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp, SAM } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem(SIGNED_IN_HERE_KEY);
});

const isLeft = ({ left }: { left: string[] }) => waitFor(() => expect(left).toContain('/login'));
const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });
const toastTitle = () => document.querySelector('[data-variant]')?.textContent;

describe('the sign-in check', () => {
  it('the app shows a spinner, then the dashboard of the signed-in user', async () => {
    openApp('/admin');
    expect(screen.getByRole('progressbar', { name: 'Checking your session…' })).toBeTruthy();
    expect((await tab('Leads')).getAttribute('aria-selected')).toBe('true');
    expect(screen.getByText('sam')).toBeTruthy();
    expect(document.title).toBe('Leads – Admin | Harbour Haul');
    expect(await screen.findByText('No leads found')).toBeTruthy();
  });

  it('the app leaves for the login, which is told where to lead back to', async () => {
    await isLeft(openApp('/admin/chat?status=new', { signedIn: false }));
    expect(takeReturnPath()).toBe('/admin/chat?status=new');
  });

  it('who comes from the login is told once that it was successful', async () => {
    noteArrival();
    openApp('/admin');
    await waitFor(() => expect(toastTitle()).toContain('Login successful'));
    expect(takeArrival()).toBe(false);
  });

  it('a note of a sign-in that nobody has made greets nobody', async () => {
    noteArrival();
    await isLeft(openApp('/admin', { signedIn: false }));
    expect(toastTitle()).toBeUndefined();
  });

  it('a failed sign-in check is no sign-out and can be retried', async () => {
    let down: FakeOperation<'getUser'> | undefined = offline;
    openApp('/admin', { handlers: { getUser: (request) => down?.(request) ?? { body: SAM } } });
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = () => ({ status: 503 });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText("We couldn't check your sign-in")).toBeTruthy();
    down = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await tab('Leads')).toBeTruthy();
  });

  it('this browser notes that somebody is signed in, and that nobody is any more', async () => {
    const { left, session } = openApp('/admin');
    await tab('Leads');
    expect(mayBeSignedIn()).toBe(true);
    session.signedIn = false;
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await isLeft({ left });
    expect(mayBeSignedIn()).toBe(false);
  });

  it('a 401 of any later call leads to the login, which says why', async () => {
    const { left, session } = openApp('/admin');
    await tab('Leads');
    await screen.findByText('No leads found');
    session.signedIn = false;
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'new' } });
    await isLeft({ left });
    expect(takeLoginToast()?.description).toContain('Your session has ended.');
    expect(screen.queryByText('No leads found')).toBeNull();
  });
});

describe('the dashboard', () => {
  it('the dashboard has its tab in the URL, and changes it by arrow keys', async () => {
    openApp('/admin/test-tools');
    const tools = await tab('Test Tools');
    expect(tools.getAttribute('aria-selected')).toBe('true');
    act(() => tools.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect((await tab('Chat')).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByRole('tabpanel', { name: 'Chat' })).toBeTruthy();
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/chat');
  });

  it('g c and g l go to the chats and the leads, and ? shows all keys', async () => {
    openApp('/admin');
    await screen.findByText('No leads found');
    await userEvent.keyboard('gc');
    expect(await screen.findByRole('tabpanel', { name: 'Chat' })).toBeTruthy();
    await userEvent.keyboard('gl');
    expect(await screen.findByRole('tabpanel', { name: /^Leads/ })).toBeTruthy();
    await userEvent.keyboard('?');
    const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    const caps = keys.getByText('Go to Chat').parentElement?.querySelectorAll('kbd') ?? [];
    expect(Array.from(caps, ({ textContent }) => textContent)).toEqual(['G', 'C']);
  });

  it('the test tools are gone to from the account menu, and are a tab in sight while they are shown', async () => {
    openApp('/admin');
    const isHidden = async () => getComputedStyle(await tab('Test Tools')).width === '1px';
    expect(await isHidden()).toBe(true);
    expect(getComputedStyle(await tab('Chat')).width).not.toBe('1px');
    fireEvent.click(await screen.findByRole('button', { name: 'Team, colours and other ways to sign out' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Test Tools' }));
    expect(await screen.findByRole('heading', { name: 'Test Tools' })).toBeTruthy();
    expect(await isHidden()).toBe(false);
    fireEvent.click(await tab('Leads'));
    await waitFor(async () => expect(await isHidden()).toBe(true));
  });

  it('the test tools show sample notifications of every type, and list them under the bell with links to what exists', async () => {
    openApp('/admin/test-tools', {
      leads: [sampleLead(7)],
      handlers: {
        listChatSessions: () => ({
          body: { sessions: [createSession('c-1', 'v-1', new Date())], nextCursor: null },
        }),
      },
    });
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Leads 1/ })).toBeTruthy());
    await act(async () => {});
    const variants: (string | null | undefined)[] = [];
    for (const button of await screen.findAllByRole('button', { name: /^Show / })) {
      fireEvent.click(button);
      variants.push(document.querySelector('[data-variant]')?.getAttribute('data-variant'));
    }
    expect(variants).toEqual(['default', 'warning', 'success', 'success', 'destructive']);
    // With the lead, which waits for an answer.
    fireEvent.click(screen.getByRole('button', { name: 'Notifications: 6 unread' }));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/admin?show=needs-reply',
      '/admin/chat/c-1',
      '/admin/leads/7',
      '/admin/leads/7',
      '/admin/chat/c-1',
      '/admin/chat/c-1',
      '/admin/leads/7',
    ]);
  });

  it('logging out clears notifications', async () => {
    sessionStorage.setItem('harbour-haul:notifications', '{}');
    const { left, requests } = openApp('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await isLeft({ left });
    expect(requests.some(({ method, path }) => method === 'POST' && path === '/api/logout')).toBe(true);
    expect(sessionStorage.getItem('harbour-haul:notifications')).toBeNull();
  });

  it('logging out asks before it throws away what is typed in leads and chats, and lets nobody else find it', async () => {
    const drafts = [7, 8].map((id) => {
      const base = sampleLead(id);
      return [id, { base, values: { ...leadValues(base), notes: 'Half a thought' }, at: Date.now() }];
    });
    const stored = { owner: 'sam', drafts: Object.fromEntries(drafts) };
    localStorage.setItem('harbour-haul:lead-drafts', JSON.stringify(stored));
    const texts = [
      ['s-1', 'We could'],
      ['note:s-1', 'Third floor'],
    ];
    sessionStorage.setItem('harbour-haul:chat-drafts:sam', JSON.stringify(texts));
    const { left, requests } = openApp('/admin');
    const isAsked = () => requests.some(({ path }) => path === '/api/logout');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(
      dialog.getByText(
        'What you have typed in 2 leads and in a chat is neither saved nor sent. It will be thrown away.',
      ),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(isAsked()).toBe(false);
    expect(localStorage.getItem('harbour-haul:lead-drafts')).toContain('Half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await isLeft({ left });
    expect(isAsked()).toBe(true);
    expect([...Object.values(localStorage), ...Object.values(sessionStorage)].join()).not.toMatch(
      /Half|could|Third/,
    );
  });

  it('signing out everywhere is said apart', async () => {
    const { left, requests } = openApp('/admin');
    const bodies = () => requests.filter(({ path }) => path === '/api/logout').map(({ body }) => body);
    fireEvent.click(await screen.findByRole('button', { name: 'Team, colours and other ways to sign out' }));
    const everywhere = await screen.findByRole('menuitem', { name: 'Sign out everywhere' });
    const menu = getComputedStyle(everywhere.closest('.MuiPaper-root') as Element);
    // Apart from its button, or both are one.
    expect(menu.marginTop).toBe('4px');
    fireEvent.click(everywhere);
    await isLeft({ left });
    expect(bodies()).toEqual([{ everywhere: true }]);
  });

  it('dark colours are chosen beside the sign-out, and kept by this browser', async () => {
    openApp('/admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Team, colours and other ways to sign out' }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark colours' }));
    const { dataset } = document.documentElement;
    await waitFor(() => expect(dataset.colors).toBe('dark'));
    delete dataset.colors;
    applyColorMode();
    expect(dataset.colors).toBe('dark');
  });

  it('a failed logout keeps the user signed in and shows a toast', async () => {
    openApp('/admin', { handlers: { logout: offline } });
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(toastTitle()).toContain('Failed to log out.'));
    expect(await tab('Leads')).toBeTruthy();
  });
});

describe('a server of another version', () => {
  const row = (id: number) => within(screen.getByText(`#${id}`).closest('tr') as HTMLElement);

  it('bare lists, missing times and states and a status that nobody knows are shown as far as they go', async () => {
    const leads = [
      { id: 1, name: 'Ann Roe', phone: '902 555 0148', junkType: 'furniture' },
      sampleLead(2, { createdAt: 'some day' }),
      sampleLead(3, { status: 'quoted' as LeadStatus }),
      { id: 4, name: 'Name pending', phone: 'Pending' },
    ];
    const chats = [{ id: 'one', visitorId: 'visitor-one' }];
    const says = (body: unknown) => () => ({ body: body as never });
    openApp('/admin', {
      handlers: {
        listLeads: says(leads),
        getLead: says({ lead: leads[0] }),
        listActiveChatSessions: says(chats),
        quickActiveChatSessions: says({ sessions: chats }),
        getChatSession: says(chats[0]),
        listChatMessages: says({ messages: [], lastSeq: 0 }),
        updateChatSession: says(chats[0]),
      },
    });
    expect(await screen.findByText('#1')).toBeTruthy();
    expect(row(1).getByText('New')).toBeTruthy();
    expect(row(1).getByText('Unknown')).toBeTruthy();
    expect(row(2).getByText('Invalid date format')).toBeTruthy();
    expect(row(3).getByText('quoted')).toBeTruthy();
    expect(row(4).getByText('Incomplete')).toBeTruthy();
    fireEvent.click(row(1).getByRole('link', { name: 'Ann Roe' }));
    expect(await screen.findByRole('dialog', { name: /^Lead Details: Ann Roe/ })).toBeTruthy();
    fireEvent.click(await tab('Chat'));
    await waitFor(() => expect(document.querySelector('[data-session=one]')).toBeTruthy());
    fireEvent.click(document.querySelector('[data-session=one]') as HTMLElement);
    expect(await screen.findByText('No messages yet', { selector: 'h4' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  });
});

describe('the list of chats on other screens', () => {
  it('a list that fails while the leads are shown is only logged, and told of on its own screen', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    openApp('/admin', { handlers: { listActiveChatSessions: () => ({ status: 500 }) } });
    await screen.findByText('No leads found');
    await waitFor(() =>
      expect(logged.mock.calls).toEqual([['Failed to load chat sessions', expect.any(ApiRequestError)]]),
    );
    expect(toastTitle()).toBeUndefined();
    fireEvent.click(await tab('Chat'));
    expect(await screen.findByText('The conversations are not available')).toBeTruthy();
  });
});

describe('a screen that breaks', () => {
  it('a screen that throws shows a reload button', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    // Nothing can be drawn of a name that is no text.
    openApp('/admin', { leads: [sampleLead(1, { name: {} as string })] });
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(await tab('Chat')).toBeTruthy();
  });
});
