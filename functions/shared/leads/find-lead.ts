import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';

const ID = /^[1-9]\d{0,11}$/;

/** @throws AppError `not_found` for a lead whose time in the trash is over. */
export function requireKept(lead: Lead, now: Date): void {
  if (isExpired(lead, now)) throw noSuchLead();
}

/**
 * The id in a path.
 * @throws AppError `not_found` for what cannot be one.
 */
export function readLeadId({ id }: { id: string }): number {
  if (!ID.test(id)) throw noSuchLead();
  return Number(id);
}

/** Whether a lead's time in the trash is over; DynamoDB removes it days later. */
export function isExpired({ trash }: Lead, now: Date): boolean {
  return trash !== null && Date.parse(trash.expiresAt) <= now.getTime();
}

export function noSuchLead(): AppError {
  return new AppError('not_found', 'There is no such lead. It may have been erased.');
}
