import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { canChangeRequest } from '@harbour-haul/domain/leads/request/request-view';
import { SITE } from '@harbour-haul/domain/site/site';

const CALL = `Please call ${SITE.callbackPhone}.`;

/** @throws AppError `not_found` for a lead that is gone or deleted. One that was merged is shown as it was sent. */
export function requireShown(lead: Lead | null): asserts lead is Lead {
  if (!lead || lead.trash !== null)
    throw new AppError('not_found', `Your request cannot be shown here any more. ${CALL}`);
}

/** @throws AppError `not_found`, the same for another visitor's lead as for none */
export function requireOwn(lead: Lead | null, visitorId: string | null): Lead & { visitorId: string } {
  if (lead && visitorId !== null && lead.visitorId === visitorId && lead.trash === null) {
    return { ...lead, visitorId };
  }
  throw new AppError('not_found', 'There is no such request of this visitor.');
}

/** @throws AppError `conflict` for a request that is completed or canceled. */
export function requireOpen(lead: Lead): void {
  if (!canChangeRequest(lead)) throw new AppError('conflict', `Your request is closed. ${CALL}`);
}
