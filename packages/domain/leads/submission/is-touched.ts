import type { Lead } from '../lead.ts';

/**
 * Whether anybody but its own visitor has changed a lead: an admin changed it or called, or another request was
 * attached to it. Later saves of the visitor fill empty fields and replace nothing.
 */
export function isTouched(lead: Pick<Lead, 'updatedBy' | 'firstContactAt' | 'askedAgain'>): boolean {
  return lead.updatedBy !== null || lead.firstContactAt !== null || lead.askedAgain > 0;
}
