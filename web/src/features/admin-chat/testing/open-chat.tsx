import { afterEach } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { type ChatServer, chatServer, sampleSession } from './chat-server.ts';
import { openChatTab } from './open-chat-tab.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A chat that Sam, who is signed in, has taken over. */
export const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Admin' };

/** For tests: the screen with chat `a` open, with the message Hello. */
export async function openChat(changes: Parameters<typeof sampleSession>[1] = {}) {
  const server = chatServer([sampleSession('a', changes)]);
  server.say('a', 'user', 'Hello');
  return { server, ...(await openChatTab(server, 'a')) };
}

export const log = () => within(screen.getByRole('log', { name: 'Messages' }));
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Type your message');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** What was sent as messages of chat `a`. */
export const posted = (server: ChatServer) => server.requestsTo('POST', '/api/chat/sessions/a/messages');

/** Goes on over the warning that the visitor's last message has no answer. */
export const leaveUnanswered = (name = 'Leave a message unanswered?') =>
  fireEvent.click(within(screen.getByRole('alertdialog', { name })).getByText('End Takeover'));
