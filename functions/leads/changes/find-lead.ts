import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsDeps } from '../deps.ts';

const ID = /^[1-9]\d{0,11}$/;

/**
 * The lead of an id, trashed and merged ones too.
 * @throws AppError `not_found`, also for one whose time in the trash is over.
 */
export async function findLead(id: number, deps: LeadsDeps): Promise<Lead> {
  const lead = await deps.leads.get(id);
  if (!lead || isExpired(lead, deps.now())) throw noSuchLead();
  return lead;
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
