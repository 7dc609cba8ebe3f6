import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { chooseMore, openChatTab, rowOf, shownRows, shownToast } from './testing/open-chat-tab.tsx';

const MAX = { ownerId: 'max', ownerName: 'Max Roe' };
const rail = () => within(screen.getByRole('complementary', { name: 'Customer' }));
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('menuitem', { name }));
const patches = (server: ReturnType<typeof chatServer>) =>
  server.requestsTo('PATCH', '/').map(({ body }) => body);

/** Chat `a` open, with its customer beside it and the menu of its owner shown. */
async function openMenu(changes: Parameters<typeof sampleSession>[1] = {}) {
  const server = chatServer([sampleSession('a', changes)]);
  const tab = await openChatTab(server, 'a');
  fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
  fireEvent.click(rail().getByRole('button', { name: /^Owner:/ }));
  await tab.pass(0);
  return { server, ...tab };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the owner of a chat', () => {
  it('is nobody, oneself or a colleague, and stands in its row as initials', async () => {
    const { server, pass } = await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Assign to me',
      'Max Roe',
      'Nobody',
    ]);
    choose('Max Roe');
    await pass(0);
    expect(patches(server)).toEqual([{ ownerId: 'max', previousOwnerId: null }]);
    expect(rail().getByRole('button', { name: 'Owner: Max Roe' })).toBeTruthy();
    expect(rowOf('Visitor A').getByRole('img', { name: 'Owner: Max Roe' }).textContent).toBe('MR');
    fireEvent.click(rail().getByRole('button', { name: 'Owner: Max Roe' }));
    await pass(0);
    choose('Assign to me');
    await pass(0);
    expect(rail().getByRole('button', { name: 'Owner: Sam (you)' })).toBeTruthy();
    fireEvent.click(rail().getByRole('button', { name: 'Owner: Sam (you)' }));
    choose('Nobody');
    await pass(0);
    expect(patches(server).at(-1)).toEqual({ ownerId: null, previousOwnerId: 'sam' });
    expect(rowOf('Visitor A').queryByRole('img', { name: /^Owner/ })).toBeNull();
  });

  it('that a colleague has changed meanwhile is said and shown', async () => {
    const { server, pass } = await openMenu();
    server.change('a', MAX);
    const message = 'This chat has been assigned to Max Roe meanwhile.';
    server.refuse = ({ method }) =>
      method === 'PATCH' ? { status: 409, body: { code: 'conflict', message, holder: 'Max Roe' } } : null;
    choose('Assign to me');
    await pass(0);
    expect(shownToast()).toContain(message);
    expect(rail().getByRole('button', { name: 'Owner: Max Roe' })).toBeTruthy();
  });

  it('can be oneself or nobody also where the colleagues cannot be loaded', async () => {
    const server = chatServer([sampleSession('a')]);
    const { pass } = await openChatTab(server, 'a');
    server.refuse = ({ path }) => (path === '/api/team' ? { status: 500 } : null);
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    fireEvent.click(rail().getByRole('button', { name: 'Owner: Nobody' }));
    await pass(0);
    server.refuse = () => null;
    choose(/^Colleagues could not be loaded/);
    await pass(0);
    expect(screen.getByRole('menuitem', { name: 'Max Roe' })).toBeTruthy();
    choose('Assign to me');
    await pass(0);
    expect(patches(server)).toEqual([{ ownerId: 'sam', previousOwnerId: null }]);
  });
});

it.each([
  ['somebody else’s than the chat', 'sam', 'This lead is Max Roe’s'],
  ['somebody’s, and the chat nobody’s', null, 'This lead is Max Roe’s'],
  ['of the same person as the chat', 'max', null],
])('the lead of a chat that is %s says so', async (_case, ownerId, text) => {
  const server = chatServer([sampleSession('a', { ownerId, ownerName: ownerId, leadId: 8 })]);
  server.lead = {
    ...EMPTY_LEAD,
    id: 8,
    version: 1,
    status: 'new',
    createdAt: '2026-11-21T12:00:00.000Z',
    ownerId: 'max',
  };
  const { pass } = await openChatTab(server, 'a');
  fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
  await pass(0);
  expect(rail().getByText('Lead #8 · New')).toBeTruthy();
  expect(rail().queryByText(/^This lead is/)?.textContent ?? null).toBe(text);
});

describe('handing a chat over', () => {
  const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };

  async function openHeld(team = [{ id: 'max', name: 'Max Roe', isConnected: true }]) {
    const server = chatServer([sampleSession('a', MINE)]);
    server.team = [{ id: 'sam', name: 'Sam', isConnected: true }, ...team];
    const tab = await openChatTab(server, 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Pass to colleague' }));
    await tab.pass(0);
    return { server, ...tab };
  }

  it('is its holder’s, to a colleague who is there, who handles it then', async () => {
    const { server, pass } = await openHeld([
      { id: 'ann', name: 'Ann', isConnected: false },
      { id: 'max', name: 'Max Roe', isConnected: true },
    ]);
    // The other way out of a takeover says where it leads as well; its name is the specification's.
    const hint = 'Give the chat back to the AI assistant';
    expect(document.querySelector(`[data-hint="${hint}"]`)?.textContent).toBe('End Takeover');
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
      ['Max RoeOnline', null],
      ['AnnNot connected', 'true'],
    ]);
    choose(/^Max Roe/);
    await pass(0);
    expect(patches(server)).toEqual([{ handOverTo: 'max' }]);
    expect(screen.getByText('Customer · handled by Max Roe')).toBeTruthy();
    expect(screen.getByText('Max Roe is handling this chat.')).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Pass to colleague' })).toBeNull();
  });

  it('to a colleague who has gone says so, and leaves it as it was', async () => {
    const { server, pass } = await openHeld();
    const message = 'Max Roe is not connected any more. You still have this chat.';
    server.refuse = ({ method }) =>
      method === 'PATCH' ? { status: 409, body: { code: 'conflict', message } } : null;
    choose(/^Max Roe/);
    await pass(0);
    expect(shownToast()).toContain(message);
    expect(screen.getByLabelText('Type your message')).toBeTruthy();
  });

  it('alerts the colleague, who is its holder at once', async () => {
    const server = chatServer([
      sampleSession('a', { isHandedOff: true, adminId: 'max', adminName: 'Max Roe' }),
    ]);
    const { say, onNotify } = await openChatTab(server, 'a');
    await say({ type: 'sessionUpdate', session: server.change('a', { ...MINE, handedOverBy: 'Max Roe' }) });
    expect(shownToast()).toContain('Max Roe handed Visitor A over to you');
    expect(onNotify.mock.calls.map(([{ title, type }]) => [title, type])).toEqual([
      ['Chat handed over to you', 'warning'],
    ]);
    expect(screen.getByText('Customer · handled by you, handed over by Max Roe')).toBeTruthy();
    expect(screen.getByLabelText('Type your message')).toBeTruthy();
  });
});

describe('lists by owner', () => {
  it('show the own chats, and those of nobody, as the server has them and as they change', async () => {
    const server = chatServer([
      sampleSession('mine', { ownerId: 'sam', ownerName: 'Sam' }),
      sampleSession('theirs', MAX),
      sampleSession('free'),
    ]);
    const { pass, say } = await openChatTab(server);
    fireEvent.click(screen.getByRole('tab', { name: 'Mine' }));
    await pass(300);
    expect(shownRows()).toEqual(['mine']);
    const { query } = server.requestsTo('GET', '/api/chat/sessions').at(-1) ?? {};
    expect(query).toMatchObject({ state: 'active', owner: 'me' });
    await chooseMore('Unassigned');
    await pass(300);
    expect(shownRows()).toEqual(['free']);
    await say({ type: 'sessionUpdate', session: server.change('free', MAX) });
    expect(shownRows()).toEqual([]);
    expect(screen.getByText('Every active conversation has an owner')).toBeTruthy();
  });
});
