import { isGrouped, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';

/** Distinguishes lists of different groups. */
export function groupMark(group: LeadGroup): string {
  return isGrouped(group) ? ` ${JSON.stringify(group)}` : '';
}
