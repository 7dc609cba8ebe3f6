import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatServer, sampleSession, slowServer } from '../testing/chat-server.ts';
import { MINE, posted } from '../testing/open-chat.tsx';
import { openChatTab, rowButton } from '../testing/open-chat-tab.tsx';

const reply = () => screen.queryByLabelText<HTMLTextAreaElement>('Type your message');
const note = () => screen.queryByLabelText<HTMLTextAreaElement>('Write a note');

/** Chat `a`, opened as an admin does: by a click on its row. */
async function clickOpen(changes: Parameters<typeof sampleSession>[1] = {}) {
  const server = chatServer([sampleSession('a', changes)]);
  const tab = await openChatTab(server);
  const user = userEvent.setup({ delay: null });
  await user.click(rowButton('Visitor A'));
  await tab.pass(300);
  return { server, user, ...tab };
}

describe('the keys of an open chat', () => {
  it('n writes a note of a chat that one has taken over, and nothing to its visitor', async () => {
    const { server, user, pass } = await clickOpen(MINE);
    await user.keyboard('nPiano, 3rd floor{Enter}');
    await pass(0);
    expect(posted(server)).toEqual([]);
    expect(server.requestsTo('POST', '/api/chat/sessions/a/notes').map(({ body }) => body)).toEqual([
      expect.objectContaining({ content: 'Piano, 3rd floor' }),
    ]);
    expect(note()?.value).toBe('');
  });

  it('r takes a chat over, and what is typed at once stands in the reply', async () => {
    const { server, user, pass } = await clickOpen();
    await user.keyboard('rHi, this is Dana');
    await pass(0);
    expect(document.activeElement).toBe(reply());
    expect(reply()?.value).toBe('Hi, this is Dana');
    expect(note()).toBeNull();
    expect(screen.getByRole('button', { name: 'End Takeover' })).toBeTruthy();
    await user.keyboard('{Enter}');
    await pass(0);
    expect(posted(server).map(({ body }) => body)).toEqual([
      expect.objectContaining({ content: 'Hi, this is Dana', sender: 'admin' }),
    ]);
  });

  it('Enter before the takeover is there is held, and sent with it', async () => {
    const { server, user, pass } = await clickOpen();
    const answer = slowServer(server);
    await user.keyboard('rHi, this is Dana{Enter}');
    expect(posted(server)).toEqual([]);
    expect(reply()?.value).toBe('Hi, this is Dana');
    expect(screen.getByText('Your message is sent as soon as the chat is yours.')).toBeTruthy();
    answer();
    await pass(0);
    expect(posted(server).map(({ body }) => body)).toEqual([
      expect.objectContaining({ content: 'Hi, this is Dana', sender: 'admin' }),
    ]);
    expect(reply()?.value).toBe('');
    expect(document.activeElement).toBe(reply());
  });

  it('Enter before the takeover is there is sent also from under the notes', async () => {
    const { server, user, pass } = await clickOpen();
    const answer = slowServer(server);
    await user.keyboard('rHi{Enter}{Escape}n');
    expect(note()).toBeTruthy();
    answer();
    await pass(0);
    expect(posted(server)).toHaveLength(1);
    await user.keyboard('{Escape}r');
    expect(reply()?.value).toBe('');
  });

  it('Enter before a takeover that fails leaves the message in its box, says so, and tries both again', async () => {
    const { server, user, pass } = await clickOpen();
    const answer = slowServer(server);
    await user.keyboard('rHi, this is Dana{Enter}');
    server.down = true;
    answer();
    await pass(0);
    expect((await screen.findByRole('alert')).textContent).toContain('Not sent');
    expect(await screen.findByRole('button', { name: 'Take over and answer' })).toBeTruthy();
    expect(reply()?.value).toBe('Hi, this is Dana');
    expect(document.activeElement).toBe(reply());
    server.down = false;
    await user.keyboard('{Enter}');
    await pass(0);
    expect(posted(server)).toHaveLength(1);
    expect(reply()?.value).toBe('');
  });

  it('Enter before a colleague was faster says that nothing was sent, and keeps it', async () => {
    const { server, user, pass } = await clickOpen();
    server.change('a', { isHandedOff: true, adminId: 'max', adminName: 'Max' });
    server.refuse = ({ body }) =>
      body !== null && typeof body === 'object' && 'isHandedOff' in body
        ? { status: 409, body: { code: 'conflict', holder: 'Max' } }
        : null;
    const answer = slowServer(server);
    await user.keyboard('rHi, this is Dana{Enter}');
    answer();
    await pass(300);
    expect(
      screen.getByText(
        'Max is handling this chat. Your message “Hi, this is Dana” is kept, and was not sent.',
      ),
    ).toBeTruthy();
    expect(posted(server)).toEqual([]);
    expect(sessionStorage.getItem('harbour-haul:chat-drafts:sam')).toContain('Hi, this is Dana');
  });

  it('r goes to the reply of a chat that one has', async () => {
    const { server, user } = await clickOpen(MINE);
    await user.keyboard('rOn our way');
    expect(reply()?.value).toBe('On our way');
    expect(server.requestsTo('PATCH', '/').filter(({ body }) => 'isHandedOff' in (body as object))).toEqual(
      [],
    );
  });

  it('r that could not take over leaves the focus at the button', async () => {
    const { server, user, pass } = await clickOpen();
    server.down = true;
    await user.keyboard('r');
    await pass(0);
    const button = await screen.findByRole('button', { name: 'Take over and answer' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
