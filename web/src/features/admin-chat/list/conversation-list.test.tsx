import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { ago, four } from '../testing/four-chats.ts';
import {
  chooseMore,
  openChatTab,
  rowButton,
  rowOf,
  shownRows,
  shownToast,
} from '../testing/open-chat-tab.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tab = (name: string) => screen.getByRole('tab', { name });

describe('an empty list', () => {
  it('is not called empty while its tab counts one that the list has not got yet', async () => {
    const server = chatServer([]);
    const late = sampleSession('c', { personRequestedAt: ago(1) });
    const counts = { needs: 1, open: 0, sent: 0, snoozed: 0 };
    server.refuse = ({ path }) => (path.endsWith('/counts') ? { status: 200, body: counts } : null);
    const { pass } = await openChatTab(server);
    await pass(0);
    expect(screen.queryByText('No active conversations')).toBeNull();
    server.sessions.set('c', late);
    await waitFor(() => expect(shownRows()).toEqual(['c']));
  });

  it('marks who waits for a call, and has them under those who need somebody', async () => {
    const waits = sampleSession('c', {
      leadId: 211,
      callBackAt: ago(1),
      lastMessage: {
        sender: 'assistant',
        content: 'Thank you! Someone will call you.',
        timestamp: ago(1),
        visitorSaid: 'call me back at 902-555-0145',
      },
    });
    const server = chatServer([waits, sampleSession('b')]);
    const { say, pass } = await openChatTab(server);
    await pass(0);
    fireEvent.click(tab('Needs you 1'));
    await pass(0);
    expect(shownRows()).toEqual(['c']);
    expect(rowOf('Visitor C').getByText('Call back')).toBeTruthy();
    expect(rowOf('Visitor C').getByText('call me back at 902-555-0145')).toBeTruthy();
    await say({ type: 'sessionUpdate', session: server.change('c', { callBackAt: null }) });
    expect(shownRows()).toEqual([]);
    expect(tab('Needs you')).toBeTruthy();
  });

  it('leads to those that need somebody, where the tab counts them', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('c', { personRequestedAt: ago(1) })]));
    fireEvent.click(tab('Mine'));
    await pass(300);
    await pass(300);
    expect(screen.getByText('No active conversation is yours')).toBeTruthy();
    press('Show the one that needs you');
    await pass(300);
    expect(shownRows()).toEqual(['c']);
  });
});

describe('conversation list', () => {
  it('the list shows the time, badges and last message of each conversation', async () => {
    await openChatTab(chatServer(four()));
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    const a = rowOf('Visitor A');
    expect(a.getByText('Just now')).toBeTruthy();
    expect(a.getByText('An old couch')).toBeTruthy();
    expect(a.getByText('unread')).toBeTruthy();
    // An ordinary chat has no badge.
    expect(document.querySelectorAll('[data-session=a] [data-tone]')).toHaveLength(0);
    const b = rowOf('Visitor B');
    expect(b.getByText('5 minutes ago')).toBeTruthy();
    expect(b.getByText('Admin')).toBeTruthy();
    expect(b.getByText('Waiting 5 min')).toBeTruthy();
    expect(b.getByText('Lead #8')).toBeTruthy();
    expect(b.queryByText('unread')).toBeNull();
    const c = rowOf('Visitor 0123');
    expect(c.getByText('2 hours ago')).toBeTruthy();
    expect(c.getByText('Asked for a person')).toBeTruthy();
    expect(c.getByText('No messages yet')).toBeTruthy();
    expect(screen.getByText('Select a conversation')).toBeTruthy();
  });

  it('the All tab shows closed conversations, and the order can be reversed', async () => {
    const { pass } = await openChatTab(chatServer(four()));
    expect(tab('Active').getAttribute('aria-selected')).toBe('true');
    fireEvent.click(tab('All'));
    await pass(300);
    expect(shownRows()).toEqual(['a', 'b', 'c', 'd']);
    expect(rowOf('Visitor D').getByText('Closed')).toBeTruthy();
    expect(rowOf('Visitor D').getByText('3 days ago')).toBeTruthy();
    expect(screen.queryByLabelText('Select Active Only')).toBeNull();
    press('Latest');
    await pass(300);
    expect(shownRows()).toEqual(['d', 'c', 'b', 'a']);
    press('Oldest');
    await pass(300);
    expect(shownRows()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('Needs you begins with who waits longest, and leaves the order of the other lists as it was', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    fireEvent.click(tab('Needs you 2'));
    await pass(300);
    expect(shownRows()).toEqual(['c', 'b']);
    expect(server.requestsTo('GET', '/api/chat/sessions').at(-1)?.query).toMatchObject({
      state: 'needs',
      order: 'oldest',
    });
    expect(screen.getByRole('button', { name: 'Oldest' }).getAttribute('data-hint')).toBe(
      'Longest wait first',
    );
    expect(rowOf('Visitor 0123').getByText('Waiting 2 h')).toBeTruthy();
    press('Oldest');
    await pass(300);
    expect(shownRows()).toEqual(['b', 'c']);
    fireEvent.click(tab('Active'));
    await pass(300);
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    press('Latest');
    await pass(300);
    fireEvent.click(tab('Needs you 2'));
    await pass(300);
    fireEvent.click(tab('Active'));
    await pass(300);
    expect(shownRows()).toEqual(['c', 'b', 'a']);
  });

  it('rows stay where they are while somebody moves among them, and what is new waits below', async () => {
    const server = chatServer(four());
    const { say } = await openChatTab(server);
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    const list = screen.getByRole('tabpanel');
    fireEvent.pointerMove(list);
    await say({ type: 'sessionUpdate', session: server.change('c', { lastActivityAt: ago(-1) }) });
    server.sessions.set('e', sampleSession('e'));
    await say({ type: 'sessionUpdate', session: sampleSession('e') });
    expect(shownRows()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('rows that nobody has opened stand out, and closed ones are dimmed', async () => {
    const { pass } = await openChatTab(chatServer(four()));
    fireEvent.click(tab('All'));
    await pass(300);
    const session = (id: string) => document.querySelector(`[data-session=${id}]`) as HTMLElement;
    const weight = (id: string) => getComputedStyle(session(id).firstElementChild as Element).fontWeight;
    expect([weight('a'), weight('b') === '700']).toEqual(['700', false]);
    const color = (id: string) => getComputedStyle(session(id).closest('li') as Element).color;
    expect(color('d')).not.toBe(color('b'));
  });

  it('the tabs show the conversations of a state, and how many there are', async () => {
    const server = chatServer([
      ...four(),
      sampleSession('e', { leadSentAt: ago(9), lastActivityAt: ago(9) }),
    ]);
    const { pass, say } = await openChatTab(server);
    await pass(0);
    fireEvent.click(tab('Needs you 2'));
    await pass(300);
    expect(shownRows()).toEqual(['c', 'b']);
    for (const [name, rows] of [
      ['Open 1', ['a']],
      ['Sent 1', ['e']],
      ['Closed', ['d']],
    ] as const) {
      await chooseMore(name);
      await pass(300);
      expect(shownRows()).toEqual(rows);
      // The button says which list that is.
      const more = screen.getByRole('button', { name: `${name} (more lists)` });
      expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(more.id);
      expect(screen.queryByRole('tab', { selected: true })).toBeNull();
    }
    // A change is counted at once.
    await say({ type: 'sessionUpdate', session: server.change('a', { personRequestedAt: ago(0) }) });
    expect(tab('Needs you 3')).toBeTruthy();
    press('Closed (more lists)');
    expect(screen.getByRole('menuitemradio', { name: 'Open' })).toBeTruthy();
  });

  it('what a list lacks is looked for in all of them, where it may be closed', async () => {
    const { pass } = await openChatTab(
      chatServer([sampleSession('open'), sampleSession('done', { status: 'closed' })]),
    );
    fireEvent.change(screen.getByPlaceholderText('Search conversations...'), { target: { value: 'done' } });
    await pass(300);
    fireEvent.click(await screen.findByRole('button', { name: 'Look in all' }));
    await pass(300);
    expect(shownRows()).toEqual(['done']);
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
  });

  it('an empty list says what would stand in it', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a')]));
    fireEvent.click(tab('Needs you'));
    await pass(300);
    expect(screen.getByText(/appears here when its visitor asks for a person/)).toBeTruthy();
  });

  it('conversations are filtered by a part of the visitor id and by day', async () => {
    await openChatTab(chatServer(four()));
    const search = screen.getByPlaceholderText('Search conversations...');
    fireEvent.change(search, { target: { value: 'CDEFx' } });
    expect(shownRows()).toEqual(['c']);
    fireEvent.change(search, { target: { value: 'nobody' } });
    expect(await screen.findByText('No conversations found')).toBeTruthy();
    expect(screen.getByText('None in this list matches your search.')).toBeTruthy();
    const leads = screen.getByRole<HTMLAnchorElement>('link', { name: 'Search the leads' });
    expect(leads.getAttribute('href')).toBe('/admin?search=nobody');
    press('Clear filters');
    expect(shownRows()).toEqual(['a', 'b', 'c']);
    fireEvent.change(screen.getByLabelText('Day of activity or creation'), {
      target: { value: '2026-11-21' },
    });
    expect(shownRows()).toContain('a');
    fireEvent.change(screen.getByLabelText('Day of activity or creation'), {
      target: { value: '2020-01-01' },
    });
    expect(shownRows()).toEqual([]);
    expect(screen.queryByText('Search the leads')).toBeNull();
    press('Show every day');
    expect(shownRows()).toHaveLength(3);
  });

  it('a search finds words of messages in chats far beyond the loaded pages', async () => {
    const many = Array.from({ length: 1200 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const server = chatServer(many);
    await openChatTab(server);
    expect(shownRows()).toHaveLength(50);
    server.say('s1150', 'user', 'A broken fridge', { timestamp: ago(2000) });
    fireEvent.change(screen.getByPlaceholderText('Search conversations...'), { target: { value: 'fridge' } });
    await waitFor(() => expect(shownRows()).toEqual(['s1150']));
    const [request, ...others] = server.requests.filter(({ query }) => query.search !== undefined);
    expect(request).toMatchObject({
      path: '/api/chat/sessions',
      query: { search: 'fridge', state: 'active' },
    });
    expect(others).toEqual([]);
  });

  it('a search that may have missed older conversations says so, whether it found any or none', async () => {
    const server = chatServer([sampleSession('a', { customer: null })]);
    await openChatTab(server);
    server.say('a', 'user', 'A couch');
    server.refuse = ({ query }) => {
      if (query.search === undefined) return null;
      const sessions = query.search === 'couch' ? [server.sessions.get('a')] : [];
      const isPartial = query.search !== 'harpsichord';
      return { status: 200, body: { sessions, nextCursor: null, ...(isPartial && { isPartial }) } };
    };
    const search = (value: string) =>
      fireEvent.change(screen.getByPlaceholderText('Search conversations...'), { target: { value } });
    const note = () => screen.queryByText(/only the newest were searched/);
    search('couch');
    await waitFor(() => expect(note()).toBeTruthy());
    expect(shownRows()).toEqual(['a']);
    search('couch and harp');
    await screen.findByText('No conversations found');
    await waitFor(() => expect(note()).toBeTruthy());
    search('harpsichord');
    await waitFor(() => expect(note()).toBeNull());
    search('');
    expect(note()).toBeNull();
  });

  it('the oldest conversations are the server’s, however many there are', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const { pass } = await openChatTab(chatServer(many));
    press('Latest');
    await pass(300);
    expect(shownRows()[0]).toBe('s119');
    expect(shownRows()).toHaveLength(50);
    press('Load more');
    await pass(0);
    expect(shownRows()).toHaveLength(100);
    expect(shownRows()[99]).toBe('s20');
  });

  it('Load more loads the next page of conversations', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      sampleSession(`s${index}`, { lastActivityAt: ago(10 + index) }),
    );
    const { pass } = await openChatTab(chatServer(many));
    fireEvent.click(screen.getByText('Load more'));
    await pass(0);
    expect(shownRows()).toHaveLength(60);
    expect(screen.queryByText('Load more')).toBeNull();
  });

  it('the list shows that it is empty, that it failed and that the format was unexpected', async () => {
    const server = chatServer([]);
    const { pass } = await openChatTab(server);
    expect(screen.getByText('No active conversations')).toBeTruthy();
    await pass(0);
    // It would lead to nothing, as would a box to select it.
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    expect(screen.queryByLabelText('Select All')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'All' }));
    await pass(300);
    expect(screen.getByText('No conversations yet')).toBeTruthy();
    server.down = true;
    press('Refresh conversations');
    await pass(0);
    expect(shownToast()).toContain('Failed to load chat sessions. Please try refreshing the page.');
    server.down = false;
    server.refuse = () => ({ status: 200, body: 'nothing' });
    press('Refresh conversations');
    await pass(0);
    // Still the same outage: its toast was shown.
    expect(shownToast()).toContain('Failed to load chat sessions.');
  });

  it('an empty list leads to all conversations where there is one', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a', { status: 'closed' })]));
    await pass(0);
    press('Show all');
    await pass(300);
    expect(shownRows()).toEqual(['a']);
    expect(screen.getByLabelText('Select All')).toBeTruthy();
  });

  it('a list that fails from the start shows the error of active chats, and is loaded by the next refresh', async () => {
    const server = chatServer(four());
    server.refuse = ({ path }) => (path.startsWith('/api/chat') ? { status: 500, body: {} } : null);
    const { pass } = await openChatTab(server);
    expect(shownToast()).toContain('Failed to load active chat sessions. Please try refreshing the page.');
    // The sessions of the socket are shown all the same.
    expect(shownRows()).toEqual(['a']);
    server.refuse = () => null;
    await pass(30_000);
    expect(shownRows()).toEqual(['a', 'b', 'c']);
  });

  it('the rows are one tab stop and are moved through with the arrow keys', async () => {
    await openChatTab(chatServer(four()));
    act(() => rowButton('Visitor A').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rowButton('Visitor B'));
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(document.activeElement).toBe(rowButton('Visitor 0123'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(rowButton('Visitor A'));
    expect(document.querySelectorAll('[data-session][tabindex="0"]')).toHaveLength(1);
  });
});
