import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { AppError } from '@harbour-haul/domain/errors';
import { visitorTaken } from '../../shared/visitor-claim.ts';
import type { LeadsDeps } from '../deps.ts';

/**
 * The session in which a conversation became a lead before it went on in another; null where it is none of this visitor, who has
 * then begun another request.
 */
export async function ownEarlierSession(
  sessionId: string | null,
  visitorId: string | null,
  proven: string | null,
  { sessions }: Pick<LeadsDeps, 'sessions'>,
): Promise<string | null> {
  if (sessionId === null || proven === null || proven !== visitorId) return null;
  return (await sessions.get(sessionId))?.session.visitorId === visitorId ? sessionId : null;
}

/**
 * A lead may only name a chat of its own visitor. Returns that one.
 * @throws AppError, the same for another visitor's session as for none.
 */
export async function requireOwnSession(
  sessionId: string,
  visitorId: string | null,
  proven: string | null,
  deps: Pick<LeadsDeps, 'sessions'>,
): Promise<SessionRow> {
  if (proven === null || proven !== visitorId) throw visitorTaken(proven);
  const row = await deps.sessions.get(sessionId);
  if (row?.session.visitorId === visitorId) return row;
  throw new AppError('forbidden', 'This is not a chat of this visitor.', {
    fields: { sessionId: 'Please use a session of this visitor.' },
  });
}
