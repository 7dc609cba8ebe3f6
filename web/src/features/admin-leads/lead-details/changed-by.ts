import type { Lead } from '@harbour-haul/domain/leads/lead';
import { displayName } from '@harbour-haul/domain/users/display-name';

/** Who changed a lead last, in the middle of a sentence. */
export function changedBy({ updatedBy }: Pick<Lead, 'updatedBy'>): string {
  return updatedBy === null ? 'the visitor' : displayName(updatedBy);
}
