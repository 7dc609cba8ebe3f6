import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { plainFrameSchema } from '@harbour-haul/contract/realtime-frames';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { releaseAbandoned, releaseAbandonedOf } from '../../shared/live/release-abandoned.ts';
import type { RealtimeDeps } from '../deps.ts';
import type { FrameOperation } from './frame.ts';

type Pong = Extract<ServerEvent, { type: 'pong' }>;

/** So many chats can have been missed between two pings without anybody noticing which. */
const NEWEST = 10;

/**
 * `ping`: a heartbeat. An admin's renews the takeover that it names; a visitor's releases an abandoned takeover of their
 * chat. The reply says how that chat stands, and to admins how leads and the newest chats do: whoever has missed a push
 * pulls it.
 */
export const ping: FrameOperation = async ({ body, connection }, deps) => {
  const { sessionId } = parseInput(plainFrameSchema, body);
  if (connection.role === 'admin') {
    // In parallel: a console pings all day long, and a function is paid by its time.
    const [row, news] = await Promise.all([
      sessionId ? renewed(sessionId, connection.subject, deps) : null,
      newsOf(deps),
      deps.relay.sweep(),
    ]);
    return { ...pong(row?.session), ...(row && { noteSeq: row.session.noteSeq }), ...news };
  }
  const row = connection.sessionId === null ? null : await deps.sessions.get(connection.sessionId);
  return pong(row ? (await releaseAbandoned(row, deps)).session : undefined);
};

/** The chat of a ping, its takeover renewed where this admin holds it. */
async function renewed(sessionId: string, username: string, deps: RealtimeDeps) {
  await deps.takeovers.renew(sessionId, username, deps.now());
  return deps.sessions.get(sessionId);
}

/** What tells an admin's console whether it has missed anything. */
async function newsOf(deps: RealtimeDeps): Promise<Pick<Pong, 'leadsSeq' | 'chats'>> {
  const [leadsSeq, newest] = await Promise.all([
    deps.leadsMarker.read(),
    deps.sessions.list(ACTIVE_STATES, { limit: NEWEST, after: null }),
  ]);
  const sessions = await releaseAbandonedOf(newest.sessions, deps);
  return {
    leadsSeq,
    chats: sessions.map(({ id, seq, version, noteSeq }) => ({ id, seq, version, noteSeq })),
  };
}

function pong(session: ChatSession | undefined): Pong {
  if (!session) return { type: 'pong' };
  const { id: sessionId, seq, version } = session;
  return { type: 'pong', sessionId, seq, version };
}
