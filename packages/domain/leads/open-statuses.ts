import type { LeadStatus } from './lead-status.ts';

/** The statuses of leads that somebody still has to work on. */
export const OPEN_STATUSES = [
  'new',
  'incomplete',
  'contacted',
  'qualified',
  'scheduled',
] as const satisfies readonly LeadStatus[];

export function isOpenStatus(status: LeadStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}
