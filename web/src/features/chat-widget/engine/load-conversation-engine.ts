import type { ConversationEngine } from './conversation-engine.ts';

let engine: Promise<ConversationEngine> | undefined;

/**
 * The real engine. Its parsers of dates and phone numbers weigh more than the widget, so they come once the window is
 * open. A failed load is tried again at the next call.
 */
export function loadConversationEngine(): Promise<ConversationEngine> {
  engine ??= import('./real-engine.ts')
    .then(({ realEngine }) => realEngine)
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}
