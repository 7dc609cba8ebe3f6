import { idleCutoff, isIdle } from '@harbour-haul/domain/chat/idle-chats';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import { log } from '../../shared/log.ts';
import type { ChatDeps } from '../deps.ts';

/** As many as one look closes; the next look closes more. */
const MAX_CLOSED = 20;

interface IdleDeps extends Pick<ChatDeps, 'now' | 'sentChatHours'> {
  sessions: Pick<ChatDeps['sessions'], 'list'>;
  takeovers: Pick<ChatDeps['takeovers'], 'closeIdle'>;
  relay: Pick<ChatDeps['relay'], 'publishSession'>;
}

/**
 * Closes sent chats that nobody has said anything in for the configured time. There is no timer: whoever lists chats
 * triggers it, and reads the oldest sent ones alone.
 */
export async function closeIdleChats(deps: IdleDeps): Promise<void> {
  await ignoreFailure(async () => {
    const cutoff = idleCutoff(deps.now(), deps.sentChatHours);
    const oldest = await deps.sessions.list(['sent'], { limit: MAX_CLOSED, after: null, order: 'oldest' });
    const idle = oldest.sessions.filter((session) => isIdle(session, cutoff));
    await Promise.all(
      idle.map(async ({ id }) => {
        const result = await deps.takeovers.closeIdle(id, cutoff, deps.now());
        if (result.outcome !== 'changed') return;
        log('info', 'idle chat closed', { sessionId: id });
        await deps.relay.publishSession(result.session);
      }),
    );
  }, 'idle chats not closed');
}
