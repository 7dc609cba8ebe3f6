import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { leaveUnanswered, MINE, posted, press } from '../testing/open-chat.tsx';
import { openChatTab, rowOf } from '../testing/open-chat-tab.tsx';
import { keepUnsentOf } from './unsent-store.ts';

const WAITING = 'Waiting for the network';

const dialog = () => screen.getByRole('alertdialog').textContent;

/** Sam's chat `a`, with a message that the network has kept from its visitor. */
async function withUnsent() {
  const server = chatServer([sampleSession('a', MINE)]);
  server.say('a', 'user', 'Hello');
  const tab = await openChatTab(server, 'a');
  server.down = true;
  fireEvent.change(screen.getByLabelText('Type your message'), { target: { value: 'On our way' } });
  press('Send');
  await tab.pass(0);
  expect(screen.getByText(WAITING, { selector: '[role=log] *' })).toBeTruthy();
  expect(rowOf('Visitor A').getByText(WAITING)).toBeTruthy();
  server.down = false;
  return { server, ...tab };
}

describe('a message that could not be sent', () => {
  it('is sent once the network is back', async () => {
    const { server, platform, pass } = await withUnsent();
    act(() => platform.wake());
    await pass(0);
    expect(posted(server)).toHaveLength(2);
    expect(screen.queryByText(WAITING)).toBeNull();
    expect(server.messages.get('a')?.map(({ content }) => content)).toEqual(['Hello', 'On our way']);
  });

  it('is offered again after a reload, and its chat says so in the list', async () => {
    const { server } = await withUnsent();
    cleanup();
    const { pass } = await openChatTab(server);
    expect(rowOf('Visitor A').getByText('Not sent')).toBeTruthy();
    fireEvent.click(document.querySelector('[data-session=a]') as HTMLElement);
    await pass(300);
    expect(posted(server)).toHaveLength(1);
    press('Retry');
    await pass(0);
    expect(posted(server)).toHaveLength(2);
    expect(screen.queryByText('Not sent')).toBeNull();
    cleanup();
    await openChatTab(server, 'a');
    expect(screen.queryByText('Not sent')).toBeNull();
  });

  it('is sent no more by a page that was left', async () => {
    const { server, platform } = await withUnsent();
    cleanup();
    await act(async () => platform.pass(60_000));
    expect(posted(server)).toHaveLength(1);
  });

  it('is gone with a sign-out', async () => {
    const { server } = await withUnsent();
    cleanup();
    keepUnsentOf(null);
    await openChatTab(server, 'a');
    expect(screen.queryByText('On our way')).toBeNull();
  });

  it('is asked about before the takeover ends, and discarded with it', async () => {
    const { server, pass } = await withUnsent();
    const ended = () =>
      server.requestsTo('PATCH', '/').filter(({ body }) => 'isHandedOff' in (body as object)).length;
    press('End Takeover');
    // One question names both: what the visitor wrote, and what did not reach them.
    expect(dialog()).toContain('Leave a message unanswered, and yours unsent?');
    expect(dialog()).toContain('The visitor wrote “Hello” last.');
    expect(dialog()).toContain('Your message “On our way” has not reached the visitor.');
    press('Go back');
    await pass(300);
    expect(ended()).toBe(0);
    press('End Takeover');
    press('Discard it and end');
    await pass(300);
    expect(ended()).toBe(1);
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('is named before the chat is closed, and discarded with it', async () => {
    const { pass } = await withUnsent();
    press('Close Chat');
    expect(dialog()).toContain('Your message “On our way” has not reached the visitor.');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getAllByRole('button', { name: 'Close Chat' }).at(-1) as HTMLElement);
    await pass(300);
    expect(screen.getByText('This chat is closed.')).toBeTruthy();
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('stays in view below a note that is added after it', async () => {
    const { pass } = await withUnsent();
    const log = screen.getByRole('log', { name: 'Messages' });
    Object.defineProperty(log, 'scrollHeight', { value: 900 });
    fireEvent.scroll(log);
    press('Note');
    fireEvent.change(screen.getByLabelText('Write a note'), { target: { value: 'Third floor' } });
    press('Add note');
    await pass(300);
    expect(screen.getByText('Third floor')).toBeTruthy();
    expect(log.scrollTop).toBe(900);
  });

  it('can be discarded where somebody else has the chat, and not be sent', async () => {
    const { server, say, pass } = await withUnsent();
    await say({ type: 'sessionUpdate', session: server.change('a', { adminId: 'max', adminName: 'Max' }) });
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    press('Discard');
    expect(screen.queryByText(WAITING)).toBeNull();
  });
});

describe('what is typed and not sent', () => {
  const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  /** Sam's chat `a`, with half a reply and half a note. */
  async function withDrafts() {
    const server = chatServer([sampleSession('a', MINE), sampleSession('b', MINE)]);
    server.say('a', 'user', 'Hello');
    const tab = await openChatTab(server, 'a');
    press('Note');
    type('Write a note', 'Third floor');
    press('Reply');
    type('Type your message', 'We could come on');
    return { server, ...tab };
  }

  it('is there after a reload, in its own chat alone, until it is sent', async () => {
    const { server } = await withDrafts();
    cleanup();
    const { pass } = await openChatTab(server, 'a');
    expect(field('Type your message').value).toBe('We could come on');
    press('Note');
    expect(field('Write a note').value).toBe('Third floor');
    press('Add note');
    await pass(0);
    press('Reply');
    press('Send');
    await pass(0);
    expect(server.messages.get('a')?.at(-1)?.content).toBe('We could come on');
    expect(sessionStorage).toHaveLength(0);
    cleanup();
    await openChatTab(server, 'a');
    expect(field('Type your message').value).toBe('');
    cleanup();
    await openChatTab(server, 'b');
    expect(field('Type your message').value).toBe('');
  });

  it('is asked about before the takeover ends, and stays with or without it', async () => {
    const { server, pass } = await withDrafts();
    const isEnded = () => server.sessions.get('a')?.isHandedOff === false;
    press('End Takeover');
    expect(dialog()).toContain('The visitor wrote “Hello” last.');
    expect(dialog()).toContain('“We could come on” is written and not sent. It stays in its field.');
    press('Go back');
    await pass(300);
    expect(isEnded()).toBe(false);
    expect(field('Type your message').value).toBe('We could come on');
    press('End Takeover');
    leaveUnanswered('Leave a message unanswered, and yours unsent?');
    await pass(300);
    expect(isEnded()).toBe(true);
    press('Take over and answer');
    await pass(300);
    expect(field('Type your message').value).toBe('We could come on');
    type('Type your message', '');
    press('End Takeover');
    leaveUnanswered();
    await pass(300);
    expect(isEnded()).toBe(true);
  });

  it('is nothing to whoever signs in next, and gone with a sign-out', async () => {
    const { server } = await withDrafts();
    cleanup();
    keepUnsentOf('sam');
    await openChatTab(server, 'a');
    expect(field('Type your message').value).toBe('We could come on');
    cleanup();
    keepUnsentOf('max');
    expect(sessionStorage).toHaveLength(0);
    await openChatTab(server, 'a');
    expect(field('Type your message').value).toBe('');
  });

  it('is gone with what the visitor asked to be forgotten', async () => {
    const { server, say } = await withDrafts();
    const forgottenAt = '2026-11-21T15:00:00.000Z';
    const session = server.change('a', { status: 'closed', isHandedOff: false, forgottenAt });
    await say({ type: 'sessionUpdate', session });
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '7', '[["a",1],["b"]]'])(
    'is nothing where the tab has something else: %s',
    async (stored) => {
      sessionStorage.setItem('harbour-haul:chat-drafts:sam', stored);
      await openChatTab(chatServer([sampleSession('a', MINE)]), 'a');
      expect(field('Type your message').value).toBe('');
    },
  );
});
