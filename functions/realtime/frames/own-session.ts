import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { AppError } from '@harbour-haul/domain/errors';
import { releaseAbandoned } from '../../shared/live/release-abandoned.ts';
import type { RealtimeDeps } from '../deps.ts';

/**
 * The session of a frame: the one it names, else the one that the connection subscribes to.
 * @param cached the caller's copy, which may be outdated; its visitor never changes.
 * @throws AppError `forbidden`, for another visitor's session as for none.
 */
export async function ownSession(
  named: string | null | undefined,
  connection: Connection,
  deps: RealtimeDeps,
  cached?: SessionRow,
): Promise<SessionRow> {
  const row = cached ?? (await deps.sessions.get(named || (connection.sessionId ?? '')));
  if (row && (connection.role === 'admin' || row.session.visitorId === connection.subject)) {
    return releaseAbandoned(row, deps);
  }
  throw new AppError('forbidden', 'There is no such chat of yours.');
}
