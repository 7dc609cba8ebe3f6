import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { setPreference } from '#lib/alerts/alert-preferences.ts';
import { installAudio, played } from '#lib/testing/fake-audio.ts';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { openChatTab, rowOf, shownToast } from './testing/open-chat-tab.tsx';
import { settle } from './testing/open-console.ts';

/** What a chime has. */
const NOTES = 2;
const PRIYA = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;

let removeAudio = () => {};
beforeEach(() => {
  removeAudio = installAudio();
});
afterEach(() => {
  setPreference({ sound: false });
  removeAudio();
});

it('is silent until a sound is wanted, and then sounds for who waits and not for a new chat', async () => {
  const server = chatServer([sampleSession('a'), sampleSession('b')]);
  const { say } = await openChatTab(server);
  const asks = (id: string) =>
    say({
      type: 'sessionUpdate',
      session: server.change(id, { personRequestedAt: '2026-11-21T15:00:00.000Z' }),
    });
  await asks('a');
  await act(settle);
  expect(played).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Chat settings' }));
  // Says by itself how it sounds.
  fireEvent.click(await screen.findByRole('switch', { name: 'Sound when a visitor needs you' }));
  expect(played).toHaveBeenCalledTimes(NOTES);
  const now = new Date().toISOString();
  const session = sampleSession('new', { createdAt: now, lastActivityAt: now });
  server.sessions.set('new', session);
  await say({
    type: 'new_chat_session',
    session,
    sessionId: 'new',
    visitorId: session.visitorId,
    timestamp: now,
  });
  await asks('b');
  await waitFor(() => expect(played.mock.calls.length).toBeGreaterThanOrEqual(2 * NOTES));
  await act(settle);
  expect(played).toHaveBeenCalledTimes(2 * NOTES);
});

it('calls a visitor by name in the row and in toasts as soon as they have said it', async () => {
  const server = chatServer([sampleSession('a')]);
  const { say } = await openChatTab(server);
  expect(rowOf('Visitor A').getByRole('checkbox', { name: 'Select Visitor A' })).toBeTruthy();
  await say({ type: 'sessionUpdate', session: server.change('a', { customer: PRIYA }) });
  const title = 'Priya Nair · Electronics · Dartmouth';
  expect(rowOf('Priya Nair').getByRole('checkbox', { name: `Select ${title}` })).toBeTruthy();
  await say({
    type: 'sessionUpdate',
    session: server.change('a', { personRequestedAt: '2026-11-21T15:00:00.000Z' }),
  });
  expect(shownToast()).toContain(`${title} asked for a person`);
});
