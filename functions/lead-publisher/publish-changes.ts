import type { LeadStand, ServerEvent } from '@harbour-haul/contract/realtime';
import { pushToConsoles } from '../shared/live/push-to-consoles.ts';
import type { LeadPublisherDeps } from './deps.ts';

/**
 * Counts a change of leads, then pushes it to every admin. A push that is lost is no failure: the next `pong` carries
 * the count.
 */
export async function publishChanges(leads: LeadStand[], deps: LeadPublisherDeps): Promise<void> {
  const leadsSeq = await deps.marker.advance();
  const event: ServerEvent = { type: 'leads_changed', leadsSeq, leads };
  await pushToConsoles(event, deps);
}
