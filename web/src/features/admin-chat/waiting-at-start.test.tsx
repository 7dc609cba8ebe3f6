import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { runLazyLoads } from '#lib/lazy/lazy-loads.ts';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { openChatTab, shownToast } from './testing/open-chat-tab.tsx';

const at = (minute: string) => `2026-11-21T12:${minute}:00.000Z`;
const wrote = (minute: string) => ({
  lastMessage: { sender: 'user' as const, content: 'Hello?', timestamp: at(minute) },
});
const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Sam' };

beforeEach(runLazyLoads);
afterEach(() => {
  jest.useRealTimers();
});

it('tells once of those who waited before, the longest wait first, without a toast', async () => {
  const busy = Array.from({ length: 60 }, (_, index) =>
    sampleSession(`busy-${index}`, { lastActivityAt: at('50') }),
  );
  const server = chatServer([
    ...busy,
    sampleSession('a', { ...MINE, ...wrote('30') }),
    sampleSession('b', { personRequestedAt: at('10'), lastActivityAt: at('01') }),
    sampleSession('c', { isHandedOff: true, adminId: 'max', adminName: 'Max', ...wrote('20') }),
  ]);
  const { onWaiting, onNotify, pass } = await openChatTab(server);
  await waitFor(() => expect(onWaiting).toHaveBeenCalled());
  await pass(60_000);
  const told = onWaiting.mock.calls.map(([waiting]) =>
    waiting.map(({ message, since, waits, action }) => [message, since, waits, action]),
  );
  expect(told.at(-1)).toEqual([
    ['Visitor B asked for a person', at('10'), true, '/admin/chat/b'],
    ['Visitor A is waiting for a reply', at('30'), true, '/admin/chat/a'],
  ]);
  expect(onNotify).not.toHaveBeenCalled();
  expect(shownToast()).toBeUndefined();
});

it('tells of no chat that is open before the admin', async () => {
  const server = chatServer([sampleSession('a', { personRequestedAt: at('10') })]);
  const { onWaiting } = await openChatTab(server, 'a');
  await waitFor(() => expect(onWaiting).toHaveBeenCalled());
  expect(onWaiting.mock.lastCall).toEqual([[]]);
});

it('asks again where the server does not say it at once', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const server = chatServer([sampleSession('a', { personRequestedAt: at('10') })]);
  const asked = () => server.requests.filter(({ query }) => query.state === 'needs').length;
  server.refuse = ({ query }) => (query.state === 'needs' ? { status: 503 } : null);
  const { onWaiting } = await openChatTab(server);
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  expect(onWaiting).not.toHaveBeenCalled();
  server.refuse = () => null;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(onWaiting.mock.lastCall?.[0]).toMatchObject([{ action: '/admin/chat/a' }]));
});
