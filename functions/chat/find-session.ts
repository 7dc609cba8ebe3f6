import type { SessionRow } from '@harbour-haul/aws/dynamodb/session-items';
import { AppError } from '@harbour-haul/domain/errors';
import type { HttpRequest } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';

/**
 * The session of the path, for its visitor or an admin.
 * @throws AppError `not_found`, for another visitor's session as for none: an id reveals nothing.
 */
export async function findSession(request: HttpRequest, deps: ChatDeps): Promise<SessionRow> {
  const row = await deps.sessions.get(request.params.id ?? '');
  if (row && (request.user || row.session.visitorId === request.provenVisitorId)) return row;
  throw new AppError('not_found', 'There is no such chat.');
}
