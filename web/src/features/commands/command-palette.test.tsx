import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeOperations, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { CommandPalette } from './command-palette.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const field = () => screen.getByRole('combobox', { name: 'Find leads, chats and actions' });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const chosen = () => document.querySelector('[aria-selected=true] .label')?.textContent;
const names = () => [...document.querySelectorAll('[role=option] .label')].map((one) => one.textContent);

async function pass(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

async function type(value: string) {
  fireEvent.change(field(), { target: { value } });
  await pass(250);
  await pass(50);
}

const LEAD = { id: 12, name: 'Ada Harbour', status: 'contacted', phone: '9025550148' };
const CHAT = {
  id: 's-1',
  visitorId: 'visitor-afca01',
  status: 'active',
  customer: null,
  lastMessage: { content: 'A couch please' },
};
const FOUND = {
  listLeads: () => ({ body: { leads: [LEAD], total: null, nextCursor: null, prevCursor: null } }),
  listChatSessions: () => ({ body: { sessions: [CHAT], nextCursor: null } }),
} as unknown as FakeOperations;

function open(handlers = FOUND) {
  const requests = fakeServer(fakeOperations(handlers));
  const [onGo, onClose, run] = [jest.fn(), jest.fn(), jest.fn()];
  const commands = [
    { id: 'leads', label: 'Go to Leads', keys: 'g l', run },
    { id: 'keys', label: 'Show keyboard shortcuts', run: () => {} },
  ];
  renderFeature(
    <CommandPalette
      groups={[{ label: 'Actions', commands }]}
      isErased={() => false}
      onGo={onGo}
      onClose={onClose}
    />,
  );
  return { requests, onGo, onClose, run };
}

describe('the command palette', () => {
  it('the palette has the focus, chooses by arrows and does by Enter', () => {
    const { run, onClose } = open();
    expect(document.activeElement).toBe(field());
    expect(chosen()).toBe('Go to Leads');
    press('ArrowDown');
    expect(chosen()).toBe('Show keyboard shortcuts');
    press('ArrowDown');
    press('Enter');
    expect([run.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('the palette finds leads and chats with one request each, and opens them', async () => {
    const { requests, onGo } = open();
    fireEvent.change(field(), { target: { value: 'a' } });
    await type('ada');
    expect(requests.map(({ path, query }) => [path, query.search, query.limit])).toEqual([
      ['/api/leads', 'ada', '5'],
      ['/api/chat/sessions', 'ada', '5'],
    ]);
    expect(names()).toEqual(['Ada Harbour', 'Visitor AFCA']);
    expect(within(screen.getByRole('group', { name: 'Leads' })).getByText(/#12 · Contacted/)).toBeTruthy();
    press('Enter');
    expect(onGo).toHaveBeenCalledWith('/admin/leads/12');
    fireEvent.click(screen.getByText('Visitor AFCA'));
    expect(onGo).toHaveBeenCalledWith('/admin/chat/s-1');
  });

  it('where no lead is found, the palette leads to those that are in no list of all', async () => {
    const { onGo } = open({
      listLeads: () => ({ body: { leads: [], total: null, nextCursor: null, prevCursor: null } }),
      listChatSessions: () => ({ body: { sessions: [], nextCursor: null } }),
    });
    await type('9025550420');
    expect(names()).toEqual(['Search suspicious leads', 'Search the trash']);
    expect(chosen()).toBeUndefined();
    press('Enter');
    expect(onGo).not.toHaveBeenCalled();
    press('ArrowDown');
    press('Enter');
    expect(onGo).toHaveBeenCalledWith('/admin?status=suspicious&search=9025550420');
  });

  it('the palette finds actions by the beginnings of their words, and says what nothing matches', async () => {
    open({
      listLeads: () => ({ body: { leads: [], total: null, nextCursor: null, prevCursor: null } }),
      listChatSessions: () => ({ body: { sessions: [], nextCursor: null } }),
    });
    await type('key sho');
    expect(names().slice(0, 1)).toEqual(['Show keyboard shortcuts']);
    expect(screen.queryByText(/^Nothing matches/)).toBeNull();
    await type('zzz');
    expect(screen.getByText('Nothing matches “zzz”.')).toBeTruthy();
    press('Enter');
    press('ArrowDown');
  });

  it('the palette leads to the list where it shows no more of what is found', async () => {
    const { onGo } = open({
      ...FOUND,
      listLeads: () => ({ body: { leads: [], total: null, nextCursor: 'c', prevCursor: null } }),
    });
    await type('ada & co');
    expect(names()).toEqual(['All leads that match “ada & co”', 'Visitor AFCA']);
    press('Enter');
    expect(onGo).toHaveBeenCalledWith('/admin?search=ada+%26+co');
  });

  it('the palette says when leads and chats cannot be searched, and still does actions', async () => {
    open({ listLeads: () => offline(), listChatSessions: () => offline() });
    await type('leads');
    await pass(20_000);
    expect(screen.getByText('Leads and chats could not be searched.')).toBeTruthy();
    expect(names()).toEqual(['Go to Leads']);
  });
});
