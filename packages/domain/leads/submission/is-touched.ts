import type { Lead } from '../lead.ts';

/**
 * Whether anybody but its own visitor has had a hand in a lead: an admin changed it or called, or another request was
 * taken into it. What the visitor says after that fills what is empty and replaces nothing.
 */
export function isTouched(lead: Pick<Lead, 'updatedBy' | 'firstContactAt' | 'askedAgain'>): boolean {
  return lead.updatedBy !== null || lead.firstContactAt !== null || lead.askedAgain > 0;
}
