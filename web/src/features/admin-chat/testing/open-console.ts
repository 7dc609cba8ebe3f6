import { jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { createQueryClient } from '#lib/query-client.ts';
import type { Attention } from '../state/attention.ts';
import { ChatConsole } from '../state/chat-console.ts';

/** The admin of the tests. */
export const SAM = { id: 'sam', username: 'sam', role: 'admin', displayName: 'Sam' } as const;

/** For tests without a screen: Sam's chat console, with everything that it reports. */
export function openConsole() {
  const platform = fakePlatform();
  const client = createQueryClient(() => {});
  const callbacks = {
    onLeadNews: jest.fn(),
    onListFailed: jest.fn(),
    onChatFailed: jest.fn(),
    onSendFailed: jest.fn(),
  };
  const attentions: Attention[] = [];
  const chatConsole = new ChatConsole({
    user: SAM,
    client,
    platform,
    socketUrl: () => 'ws://localhost/ws',
    ...callbacks,
  });
  chatConsole.onAttention((attention) => attentions.push(attention));
  const ids = () => [...chatConsole.sessions.all().keys()].toSorted();
  return { chatConsole, client, platform, attentions, ids, ...callbacks };
}

/** Resolves pending promises: every fake response here comes without a timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}
