import { shortDay } from '../lead-dates.ts';
import type { CountedLeads } from './counted-leads.ts';
import { groupLabel } from './group-labels.ts';

/** Which leads they are: `of Nov 22, 2026, area Dartmouth`. */
export function countedText({ from, to, group }: CountedLeads): string {
  const days = from === to ? `of ${shortDay(from)}` : `from ${shortDay(from)} to ${shortDay(to)}`;
  return `${days}${group ? `, ${groupLabel(group.by, group.name)}` : ''}`;
}
