import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { ago, four } from '../testing/four-chats.ts';
import { openChatTab, shownRows, shownToast } from '../testing/open-chat-tab.tsx';

describe('selected conversations', () => {
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  const bar = () => within(screen.getByRole('region', { name: 'Selected conversations' }));

  it('the selection is counted, and cleared by Cancel', async () => {
    await openChatTab(chatServer(four()));
    select('Select Visitor A');
    select('Select Visitor B');
    expect(bar().getByText('2 selected')).toBeTruthy();
    select('Select All');
    expect(bar().getByText('3 selected')).toBeTruthy();
    fireEvent.click(bar().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'Selected conversations' })).toBeNull();
    select('Select Active Only');
    expect(bar().getByText('3 selected')).toBeTruthy();
  });

  it('selected conversations are closed after a confirmation, one request each, and the list is loaded again', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    select('Select Visitor A');
    select('Select Visitor B');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Close 2 selected chat sessions?' });
    expect(server.requestsTo('PATCH', '/')).toEqual([]);
    // One of them waits for an answer.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close all 2' }));
    await pass(0);
    expect(server.requestsTo('PATCH', '/').map(({ path, body }) => [path, body])).toEqual([
      ['/api/chat/sessions/a', { status: 'closed' }],
      ['/api/chat/sessions/b', { status: 'closed' }],
    ]);
    expect(shownToast()).toContain('Chats closed');
    expect(shownToast()).toContain('2 chat sessions have been closed.');
    expect(shownRows()).toEqual(['c']);
    const before = server.requestsTo('GET', '/api/chat/sessions/active').length;
    await pass(500);
    expect(server.requestsTo('GET', '/api/chat/sessions/active')).toHaveLength(before + 1);
  });

  it('whoever of them still waits for an answer is named before, and can be left open', async () => {
    const asking = { personRequestedAt: ago(9), personRequestAbout: 'cancel' as const };
    const server = chatServer([
      sampleSession('a', { isHandedOff: true, adminId: 'sam', adminName: 'Sam' }),
      sampleSession('b'),
      sampleSession('c', asking),
    ]);
    server.say('a', 'user', 'Do you take pianos?');
    const { pass } = await openChatTab(server);
    const asked = () => {
      fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
      return within(screen.getByRole('alertdialog', { name: /^Close \d selected chat session/ }));
    };
    select('Select All');
    const all = asked();
    expect(all.getByText('2 of them still wait for an answer:')).toBeTruthy();
    expect(all.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Visitor A: “Do you take pianos?”',
      'Visitor C: asked to cancel',
    ]);
    fireEvent.click(all.getByRole('button', { name: 'Close only the answered one' }));
    await pass(0);
    const closed = () => server.requestsTo('PATCH', '/').map(({ path }) => path.split('/').at(-1));
    expect(closed()).toEqual(['b']);
    expect(shownRows()).not.toContain('b');
    select('Select Visitor A');
    const one = asked();
    expect(one.getByText('Its visitor still waits for an answer:')).toBeTruthy();
    expect(one.queryByRole('button', { name: /^Close only/ })).toBeNull();
    fireEvent.click(one.getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(closed()).toEqual(['b', 'a']);
  });

  it('conversations that could not be closed stay selected', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    server.refuse = ({ method, path }) =>
      method === 'PATCH' && path.endsWith('/b') ? { status: 500, body: {} } : null;
    select('Select All');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close all 3' }));
    await pass(0);
    expect(shownToast()).toContain('Failed to close some chat sessions.');
    expect(bar().getByText('1 selected')).toBeTruthy();
    expect(shownRows()).toEqual(['b']);
  });

  it('closing conversations without a server shows an error', async () => {
    const server = chatServer(four());
    const { pass } = await openChatTab(server);
    server.down = true;
    select('Select Visitor A');
    fireEvent.click(bar().getByRole('button', { name: 'Close Chats' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(shownToast()).toContain('An error occurred while closing the chat sessions.');
  });
});
