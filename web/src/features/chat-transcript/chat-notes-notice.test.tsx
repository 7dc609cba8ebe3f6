import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ChatNotesNotice } from './chat-notes-notice.tsx';
import { chatsApi, sampleChat } from './testing/chats-api.ts';

const note = (number: number, said: Partial<ChatNote>): ChatNote => ({
  id: `n-${number}`,
  sessionId: 's-1',
  number,
  content: 'Call her after 6.',
  authorId: 'dana',
  authorName: 'Dana',
  afterSeq: 1,
  createdAt: '2026-11-20T18:12:10.000Z',
  ...said,
});

function open(notes: ChatNote[]) {
  const requests = fakeServer(
    fakeOperations(chatsApi([{ ...sampleChat('s-1', '2026-11-20T18:10:00.000Z', [{}]), notes }])),
  );
  renderFeature(<ChatNotesNotice visitorId="visitor-1" sessionId="s-1" />);
  return requests;
}

it('whoever opens a lead reads what the team noted in its chat, the newest last, and who did', async () => {
  open([
    note(1, {}),
    note(2, { event: 'taken' }),
    note(3, { authorName: 'Sam', content: 'Gate code\n4711' }),
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'Noted in the chatDana, Nov 20, 2:12 PM: Call her after 6.Sam, Nov 20, 2:12 PM: Gate code\n4711',
  );
});

it('nothing is said of a chat in which the team noted nothing', async () => {
  const requests = open([note(1, { event: 'taken' })]);
  await waitFor(() => expect(requests.some(({ path }) => path.endsWith('/notes'))).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});
