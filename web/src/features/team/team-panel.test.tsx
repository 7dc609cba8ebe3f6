import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { Account } from '@harbour-haul/contract/team/account';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeOperations, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { TeamPanel } from './team-panel.tsx';

const SAM: SignedInUser = { id: 'sam', username: 'sam', role: 'admin' };
const NOW = new Date().toISOString();
const LATER = new Date(Date.now() + 3_600_000).toISOString();
const SECRET = 'A'.repeat(43);
const account = (id: string, rest: Partial<Account> = {}): Account => ({
  id,
  displayName: null,
  state: 'active',
  setUpUntil: null,
  createdAt: NOW,
  lastSignInAt: NOW,
  ...rest,
});
const RITA = account('rita', { displayName: 'Rita Roe' });
const lead = (id: number): Lead => ({
  ...EMPTY_LEAD,
  id,
  version: 3,
  status: 'new',
  source: 'form',
  ownerId: 'rita',
  createdAt: NOW,
  updatedAt: NOW,
});

const held = (adminId: string) => ({
  ...createSession(`held-by-${adminId}`, 'v', new Date(NOW)),
  isHandedOff: true,
  adminId,
  adminName: 'X',
});

function open(handlers: FakeOperations = {}, accounts: Account[] = [account('sam'), RITA]) {
  const requests = fakeServer(
    fakeOperations({
      listAccounts: () => ({
        body: { accounts, events: [{ at: NOW, by: 'sam', what: 'added', username: 'rita' }] },
      }),
      listTeam: () => ({ body: { members: [{ id: 'tom', name: 'Tom', isConnected: false }] } }),
      listLeads: () => ({
        body: { leads: [lead(1), lead(2)], total: null, nextCursor: null, prevCursor: null },
      }),
      listChatSessions: () => ({ body: { sessions: [], nextCursor: null } }),
      listActiveChatSessions: () => ({ body: { sessions: [], nextCursor: null } }),
      ...handlers,
    }),
  );
  renderFeature(<TeamPanel />, { user: SAM, address: '/admin/team' });
  const writes = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path, body }) => ({ method, path, body }));
  return { requests, writes };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (whom: string, item: string) => {
  await press(`Actions for ${whom}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the team', () => {
  it('is listed with who can sign in and when they did, and what was done', async () => {
    const gone = account('una', { state: 'disabled' });
    const late = account('vic', { state: 'invited', setUpUntil: NOW, lastSignInAt: null });
    open({}, [
      gone,
      account('sam'),
      { ...RITA, state: 'disabled' },
      late,
      account('wil', { state: 'invited', setUpUntil: LATER, lastSignInAt: null }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Colleagues' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Sam \(you\).*Active.*Last sign-in: Just now/),
      expect.stringMatching(/^Vic.*Link expiredNever signed in/),
      expect.stringMatching(/^Wil.*InvitedNever signed in/),
      expect.stringMatching(/^Una.*Disabled/),
      expect.stringMatching(/^Rita Roe.*Disabled/),
    ]);
    expect(screen.getByText('Sam added Rita Roe')).toBeTruthy();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    let isDown = true;
    open({
      listAccounts: () => (isDown ? { status: 500 } : { body: { accounts: [RITA], events: [] } }),
    });
    await screen.findByText('The team could not be loaded');
    isDown = false;
    await press('Try Again');
    await screen.findByText('Rita Roe');
    expect(screen.getByText('Nothing was changed here yet.')).toBeTruthy();
  });

  it('offers nothing on one’s own account but the name', async () => {
    open();
    await press('Actions for Sam');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Change the name that visitors see',
    ]);
  });
});

describe('a colleague', () => {
  it('is added once the own password is confirmed, and the link is shown once', async () => {
    let isConfirmed = false;
    const { writes } = open({
      addAccount: () =>
        isConfirmed
          ? {
              status: 201,
              body: { account: account('nora'), setUp: { username: 'nora', secret: SECRET, until: LATER } },
            }
          : { status: 403, body: { code: 'confirmation_required', message: 'x' } },
      confirmPassword: ({ body }) => {
        isConfirmed = (body as { password: string }).password === 'right';
        const message = 'That is not your password.';
        return isConfirmed
          ? { status: 204 }
          : { status: 400, body: { code: 'invalid_input', message, fields: { password: message } } };
      },
    });
    await press('Add a colleague');
    await press('Add and make the link');
    expect(await screen.findByText('Please enter a username.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Username'), 'nora');
    await press('Add and make the link');
    await userEvent.type(await screen.findByLabelText('Your password'), 'wrong');
    await press('Confirm');
    await screen.findByText('That is not your password.');
    await userEvent.clear(screen.getByLabelText('Your password'));
    await userEvent.type(screen.getByLabelText('Your password'), 'right');
    await press('Confirm');
    const link = await screen.findByLabelText('Set-up link');
    expect((link as HTMLInputElement).value).toBe(`http://localhost/login#set-up=nora/${SECRET}`);
    await press('Done');
    await waitFor(() => expect(screen.queryByLabelText('Set-up link')).toBeNull());
    expect(writes().map(({ path }) => path)).toEqual([
      '/api/accounts',
      '/api/user/confirm',
      '/api/user/confirm',
      '/api/accounts',
    ]);
  });

  it('is not reset where the user does not confirm, which is no error', async () => {
    const { writes } = open({
      resetAccount: () => ({ status: 403, body: { code: 'confirmation_required', message: 'x' } }),
    });
    await choose('Rita Roe', 'Reset access');
    await press('Reset access');
    await screen.findByLabelText('Your password');
    const dialogs = screen.getAllByRole('button', { name: 'Cancel' });
    await userEvent.click(dialogs[dialogs.length - 1] as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it('is disabled first, and what they own then goes to whom it is given', async () => {
    const { writes } = open({
      setAccountAccess: () => ({ body: { ...RITA, state: 'disabled' } }),
      updateLead: ({ params }) => ({ body: { ...lead(Number(params.id)), ownerId: 'tom' } }),
    });
    await choose('Rita Roe', 'Disable');
    await screen.findByText('Rita Roe owns 2 open leads.');
    await userEvent.click(screen.getByRole('combobox', { name: 'Give them to' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tom' }));
    await press('Disable');
    await screen.findByText('Rita Roe is disabled, all was handed over');
    expect(writes()).toEqual([
      { method: 'POST', path: '/api/accounts/rita/access', body: { disabled: true } },
      { method: 'PATCH', path: '/api/leads/1', body: { ownerId: 'tom', version: 3 } },
      { method: 'PATCH', path: '/api/leads/2', body: { ownerId: 'tom', version: 3 } },
    ]);
  });

  it('what goes to nobody is not said to be handed over', async () => {
    open({
      setAccountAccess: () => ({ body: { ...RITA, state: 'disabled' } }),
      updateLead: ({ params }) => ({ body: { ...lead(Number(params.id)), ownerId: null } }),
    });
    await choose('Rita Roe', 'Disable');
    await screen.findByText('Rita Roe owns 2 open leads.');
    await press('Disable');
    expect(
      await screen.findByText('Rita Roe is disabled, all of theirs stands under Unassigned'),
    ).toBeTruthy();
  });

  it('who is disabled answers no chat any more: the assistant continues theirs, and no other', async () => {
    const { writes } = open({
      setAccountAccess: () => ({ body: { ...RITA, state: 'disabled' } }),
      listLeads: () => ({ body: { leads: [], total: null, nextCursor: null, prevCursor: null } }),
      listActiveChatSessions: () => ({ body: { sessions: [held('rita'), held('tom')], nextCursor: null } }),
      updateChatSession: () => ({ body: { ...held('rita'), isHandedOff: false } }),
    });
    await choose('Rita Roe', 'Disable');
    await screen.findByText(/is answering 1 chat, which the assistant continues/);
    await press('Disable');
    await screen.findByText('Rita Roe is disabled');
    expect(writes().slice(1)).toEqual([
      {
        method: 'PATCH',
        path: '/api/chat/sessions/held-by-rita',
        body: { isHandedOff: false, adminId: '', adminName: '' },
      },
    ]);
  });

  it('keeps what could not be handed over, which is a warning and can be tried again', async () => {
    open({ updateLead: () => ({ status: 409 }) });
    await choose('Rita Roe', 'Hand over leads and chats');
    await press('Hand over');
    const text = await screen.findByText('2 could not be handed over, please try again');
    expect(text.closest('[data-variant]')?.getAttribute('data-variant')).toBe('warning');
    expect(await screen.findByRole('button', { name: 'Hand over' })).toBeTruthy();
  });

  it('who had no password when disabled needs a new link after enabling, and it is said', async () => {
    open({ setAccountAccess: () => ({ body: { ...RITA, state: 'invited' } }) }, [
      account('sam'),
      { ...RITA, state: 'disabled' },
    ]);
    await choose('Rita Roe', 'Enable');
    await press('Enable');
    await screen.findByText('Rita Roe is enabled, but needs a new link to sign in');
  });
});
