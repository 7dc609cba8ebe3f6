import type { Lead } from '../lead.ts';
import { type LeadStatus, OPEN_STATUSES } from '../lead-status.ts';

/** The open statuses by how far the work on a lead is; what is closed stands before all of them. */
const PROGRESS: readonly LeadStatus[] = [
  'incomplete',
  ...OPEN_STATUSES.filter((status) => status !== 'incomplete'),
];

/** Which of two leads is best kept where they are merged: the open one, of two open ones that which is further, else the older. */
export function leadToKeep([first, second]: readonly [Lead, Lead]): Lead {
  const further = PROGRESS.indexOf(first.status) - PROGRESS.indexOf(second.status);
  const isFirst = further === 0 ? first.id < second.id : further > 0;
  return isFirst ? first : second;
}
