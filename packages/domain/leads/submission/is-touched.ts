import type { Lead } from '../lead.ts';

/**
 * Whether more than the request that began it has changed a lead: an admin changed it or called, or another request of
 * its visitor was attached to it. Later saves of the visitor fill empty fields and replace nothing. What others asked
 * changes nothing of a lead, and nothing of what its visitor may do.
 */
export function isTouched(
  lead: Pick<Lead, 'updatedBy' | 'firstContactAt' | 'askedAgain' | 'askedByOthers'>,
): boolean {
  return lead.updatedBy !== null || lead.firstContactAt !== null || lead.askedAgain > lead.askedByOthers;
}
