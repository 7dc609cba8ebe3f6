import { createSession } from '@harbour-haul/domain/chat/create-session';
import { expect } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { sampleMessage } from '#lib/chat/testing/sample-message.ts';
import { type FakeHandler, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { visitorId } from '#lib/visitor-id.ts';
import { LiveChatTestPanel } from './live-chat-test-panel.tsx';

export const SESSION = 'session-1';

/** The panel on a server whose sockets and clock the test controls. */
export function openLiveChatTest(handlers: Record<string, FakeHandler> = {}) {
  const platform = fakePlatform();
  let now = 0;
  const requests = fakeServer({
    'POST /api/chat/sessions': ({ body }) => {
      const { visitorId: visitor } = body as { visitorId: string };
      return { status: 201, body: createSession(SESSION, visitor, new Date()) };
    },
    [`POST /api/chat/sessions/${SESSION}/messages`]: () => ({ status: 201, body: sampleMessage(1) }),
    [`PATCH /api/chat/sessions/${SESSION}`]: () => ({ body: {} }),
    ...handlers,
  });
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
      await act(async () =>
        theirs.say({ type: 'identified', session: createSession(SESSION, visitorId(), new Date()) }),
      );
      return theirs;
    },
  };
}
