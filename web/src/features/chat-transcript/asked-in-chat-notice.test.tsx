import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { AskedInChatNotice } from './asked-in-chat-notice.tsx';
import { chatsApi, sampleChat } from './testing/chats-api.ts';

const ASKED: Partial<ChatSession> = {
  personRequestedAt: '2026-11-20T18:12:10.000Z',
  personRequestAbout: 'cancel',
};

/** The notices of a chat with these changes, and of the one behind it, in which a person was asked for. */
function open(changes: Partial<ChatSession>, said: Partial<ChatMessage>[] = []) {
  const chats = [changes, ASKED].map((own, index) => {
    const { session, messages } = sampleChat(`s-${index + 1}`, '2026-11-20T18:10:00.000Z', said);
    return { session: { ...session, ...own }, messages };
  });
  fakeServer(fakeOperations(chatsApi(chats)));
  renderFeature(
    <>
      <AskedInChatNotice visitorId="visitor-1" sessionId="s-1" />
      <AskedInChatNotice visitorId="visitor-1" sessionId="s-2" />
    </>,
  );
}

it('whoever opens a lead reads what its visitor asked the team for in the chat, and goes there', async () => {
  const lastMessage = {
    sender: 'assistant',
    content: 'I have passed that on.',
    timestamp: '2026-11-20T18:12:11.000Z',
    visitorSaid: 'please cancel',
  } as const;
  const said = ['Submit', 'please cancel', 'my brother takes it', 'ok thanks'].map((content) => ({
    content,
  }));
  open({ ...ASKED, personRequestedAt: '2026-11-20T18:11:00.200Z', lastMessage }, said);
  const [alert] = await screen.findAllByRole('alert');
  await waitFor(() =>
    expect(alert?.textContent).toBe(
      'Asked to cancel in the chat, Nov 20, 2:11 PM. Nobody has taken the chat over since. Written: “please cancel”, “my brother takes it”Answer in the chat',
    ),
  );
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toContain('s-1');
});

it('what is cut of their last words says so', async () => {
  const lastMessage = {
    sender: 'user',
    content: 'w'.repeat(200),
    timestamp: '2026-11-20T18:12:11.000Z',
  } as const;
  open({ ...ASKED, lastMessage });
  const [alert] = await screen.findAllByRole('alert');
  expect(alert?.textContent).toContain(`${'w'.repeat(200)}…”`);
});

it.each<[string, Partial<ChatSession>]>([
  ['in which nobody was asked for', {}],
  ['that a person has taken over since', { ...ASKED, isHandedOff: true }],
  ['that is closed', { ...ASKED, status: 'closed' }],
])('nothing is said of a chat %s', async (_which, changes) => {
  open(changes);
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});
