import { jest } from '@jest/globals';
import { apiRequest } from '#lib/api-client.ts';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import type { Attention } from './attention.ts';
import { Desk } from './desk.ts';

/** For tests without a screen: Sam's desk, with all that it tells. */
export function openDesk() {
  const platform = fakePlatform();
  const told = {
    onListFailed: jest.fn(),
    onChatFailed: jest.fn(),
    onSendFailed: jest.fn(),
  };
  const attentions: Attention[] = [];
  const desk = new Desk({
    user: { id: 'sam', username: 'sam', role: 'admin' },
    request: apiRequest,
    platform,
    socketUrl: () => 'ws://localhost/ws',
    ...told,
  });
  desk.onAttention((attention) => attentions.push(attention));
  const ids = () => [...desk.feed.store.get().sessions.keys()].toSorted();
  return { desk, platform, attentions, ids, ...told };
}

/** Lets all that is under way come to rest: every answer here is given without a timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
