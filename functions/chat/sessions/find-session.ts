import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { AppError } from '@harbour-haul/domain/errors';
import type { Identity } from '../../shared/identity.ts';
import { releaseAbandoned } from '../../shared/live/release-abandoned.ts';
import type { ChatDeps } from '../deps.ts';

/**
 * The session of the path, for its visitor or an admin, with an abandoned takeover released.
 * @throws AppError `not_found`, for another visitor's session as for none, so that an id reveals nothing.
 */
export async function findSession(
  request: Identity & { params: { id: string } },
  deps: ChatDeps,
): Promise<SessionRow> {
  const row = await deps.sessions.get(request.params.id);
  if (row && (request.user || row.session.visitorId === request.provenVisitorId)) {
    return releaseAbandoned(row, deps);
  }
  throw new AppError('not_found', 'There is no such chat.');
}
