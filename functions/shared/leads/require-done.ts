import type { ChangeResult } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { AppError } from '@harbour-haul/domain/errors';
import { noSuchLead } from './find-lead.ts';

/** @throws AppError for a lead that is not there, or changes faster than it can be changed. */
export function requireDone<T>(result: ChangeResult<T>): Extract<ChangeResult<T>, T> {
  if (result.outcome === 'missing') throw noSuchLead();
  if (result.outcome !== 'busy') return result as Extract<ChangeResult<T>, T>;
  throw new AppError('rate_limited', 'Please try again in a moment.', { retryAfterSeconds: 1 });
}
