import type { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import type { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { isHolderAway, presenceCutoff } from '@harbour-haul/domain/chat/takeover';
import { log } from '../log.ts';
import type { LiveRelay } from './live-relay.ts';

export interface ReleaseDeps {
  sessions: SessionsRepository;
  takeovers: TakeoversRepository;
  connections: ConnectionsRepository;
  relay: LiveRelay;
  now(): Date;
}

/**
 * Releases a takeover whose admin neither answered nor was connected for five minutes, and returns the session after
 * it. There is no timer: whoever reads the chat triggers it, by the server's clock.
 */
export async function releaseAbandoned(row: SessionRow, deps: ReleaseDeps): Promise<SessionRow> {
  const now = deps.now();
  if (!isHolderAway(row.session, row.holderSeenAt, now)) return row;
  const since = Date.parse(presenceCutoff(now));
  const admins = await deps.connections.inChannel(ADMINS_CHANNEL, now);
  const isConnected = admins.some(
    ({ subject, seenAt }) => subject === row.session.adminId && seenAt >= since,
  );
  if (isConnected) return row;
  const session = await deps.takeovers.release(row, now);
  if (!session) return (await deps.sessions.get(row.session.id)) ?? row;
  log('info', 'takeover released', { sessionId: session.id });
  await deps.relay.publishSession(session);
  return { ...row, session };
}

/** The same for a list of sessions, which may be a moment old: those taken over are read again. */
export async function releaseAbandonedOf(
  sessions: readonly ChatSession[],
  deps: ReleaseDeps,
): Promise<ChatSession[]> {
  return Promise.all(
    sessions.map(async (session) => {
      if (!session.isHandedOff) return session;
      const row = await deps.sessions.get(session.id);
      return row ? (await releaseAbandoned(row, deps)).session : session;
    }),
  );
}
