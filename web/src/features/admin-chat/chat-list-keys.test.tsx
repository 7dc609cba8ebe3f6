import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { openChatTab } from './testing/open-chat-tab.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const three = () => ['a', 'b', 'c'].map((id, index) => sampleSession(id, { lastActivityAt: ago(index) }));

/** Where the focus is, as a keyboard's own press is. */
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.session;

describe('the keys of the chat list', () => {
  it('j and k move through the rows and stop at the ends, as the arrows do', async () => {
    await openChatTab(chatServer(three()));
    const seen = [];
    for (const key of ['j', 'j', 'ArrowUp', 'k', 'j', 'j', 'j', 'k']) {
      press(key);
      seen.push(focused());
    }
    expect(seen.join('')).toBe('abaabccb');
  });

  it('Enter opens the row, and j goes on from the open chat', async () => {
    const { pass } = await openChatTab(chatServer(three()));
    press('j', 'j');
    fireEvent.click(document.activeElement as HTMLElement);
    await pass(300);
    expect(document.querySelector('[data-session=b]')?.getAttribute('aria-current')).toBe('true');
    press('j');
    expect(focused()).toBe('c');
  });

  it('x selects the row, / goes to the search, and Escape empties and leaves that', async () => {
    const { pass } = await openChatTab(chatServer(three()));
    press('j', 'x', 'j', 'x');
    expect(screen.getByText('2 selected')).toBeTruthy();
    press('x', '/');
    const search = screen.getByLabelText<HTMLInputElement>('Search conversations');
    expect(document.activeElement).toBe(search);
    fireEvent.change(search, { target: { value: 'jx' } });
    await pass(300);
    expect(screen.queryByText('2 selected')).toBeNull();
    press('Escape');
    expect(search.value).toBe('');
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(document.activeElement).not.toBe(search);
    press('/', 'Escape');
    expect(document.activeElement).not.toBe(search);
  });

  it('j goes on where it was when the row has left the list', async () => {
    const { pass, say } = await openChatTab(chatServer(three()));
    press('j', 'j');
    await say({ type: 'sessionUpdate', session: sampleSession('b', { status: 'closed', version: 2 }) });
    await pass(300);
    expect(focused()).toBeUndefined();
    press('j');
    expect(focused()).toBe('c');
  });
});
