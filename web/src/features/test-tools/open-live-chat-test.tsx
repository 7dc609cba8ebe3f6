import { createSession } from '@harbour-haul/domain/chat/create-session';
import { expect } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { type FakeOperation, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { LiveChatTestPanel } from './live-chat-test-panel.tsx';

export const SESSION = 'session-1';

export const sampleSession = (visitor: string) => createSession(SESSION, visitor, new Date());

const createSampleChat: FakeOperation<'createChatSession'> = ({ body }) => ({
  status: 201,
  body: sampleSession((body as { visitorId: string }).visitorId),
});

/** The panel on a server whose sockets and clock the test controls. */
export function openLiveChatTest(createChatSession = createSampleChat) {
  const platform = fakePlatform();
  let now = 0;
  const requests = fakeServer(
    fakeOperations({
      createChatSession,
      postChatMessage: () => ({ status: 201, body: sampleMessage(1) }),
      updateChatSession: () => ({ body: { ...sampleSession(visitorId()), status: 'closed' } }),
    }),
  );
  const deps = { platform, origin: { protocol: 'http:', host: 'site.example' }, clock: () => now };
  const { unmount } = renderFeature(<LiveChatTestPanel deps={deps} />);
  fireEvent.click(screen.getByRole('button', { name: 'Start the test' }));
  const socket = async (number: number) => {
    await waitFor(() => expect(platform.sockets).toHaveLength(number));
    const found = platform.sockets[number - 1];
    if (!found) throw new Error(`There is no socket ${number}.`);
    return found;
  };
  const sent = async (method: string, path: string) => {
    const find = () => requests.find((one) => one.method === method && one.path === path);
    await waitFor(() => expect(find()).toBeTruthy());
    return find()?.body as Record<string, unknown>;
  };
  return {
    platform,
    unmount,
    socket,
    sent,
    passTime: (ms: number) => {
      now += ms;
    },
    /** The admin's channel is accepted and replies. */
    listen: async () => {
      const own = await socket(1);
      await act(async () => own.open());
      await act(async () => own.say({ type: 'activeSessions', sessions: [] }));
      return own;
    },
    /** The visitor's channel is accepted and replies. */
    connect: async () => {
      const theirs = await socket(2);
      await act(async () => theirs.open());
      await act(async () => theirs.say({ type: 'identified', session: sampleSession(visitorId()) }));
      return theirs;
    },
  };
}
