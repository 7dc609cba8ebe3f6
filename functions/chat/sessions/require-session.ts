import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import type { SessionCreationResult } from '@harbour-haul/aws/dynamodb/sessions/visitor-sessions-repository';
import { AppError } from '@harbour-haul/domain/errors';
import { tooManyConflicts } from '../../shared/chat/too-many-conflicts.ts';
import { idempotencyMismatch } from '../../shared/idempotency-key.ts';
import { requireSameVisitor, visitorTaken } from '../../shared/visitor-claim.ts';

/**
 * The session of a creation's result.
 * @param proven the visitorId that the sender's cookie proves, or null.
 * @throws AppError where there is none.
 */
export function requireSession(result: SessionCreationResult, proven: string | null): SessionRow {
  switch (result.outcome) {
    case 'created':
    case 'found':
      return result.row;
    case 'repeated':
      requireSameVisitor(result.row.session.visitorId, proven);
      // A key lies where scripts and whoever has the device later can read it.
      if (proven === null && !result.claims) throw visitorTaken(proven);
      return result.row;
    case 'key_used_for_other_body':
      throw idempotencyMismatch();
    case 'visitor_taken':
      throw visitorTaken(proven);
    case 'too_many':
      throw new AppError(
        'rate_limited',
        'That was a lot of chats for one day. Please come back tomorrow.',
        result,
      );
    case 'busy':
      throw tooManyConflicts();
    default:
      return result satisfies never;
  }
}
