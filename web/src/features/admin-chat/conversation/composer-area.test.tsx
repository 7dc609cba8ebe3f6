import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChatServer, chatServer, sampleSession } from '../testing/chat-server.ts';
import { openChatTab, rowButton } from '../testing/open-chat-tab.tsx';

const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Admin' };
const reply = () => screen.queryByLabelText<HTMLTextAreaElement>('Type your message');
const note = () => screen.queryByLabelText<HTMLTextAreaElement>('Write a note');
const posted = (server: ChatServer) => server.requestsTo('POST', '/api/chat/sessions/a/messages');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take over and answer' }));
  });
});
