import type { Lead } from '../lead.ts';
import { statusRules } from '../lead-status.ts';
import { pickFields } from './fill-fields.ts';

/** What the team has planned for a lead and done about it: with the status these say how its job stands. */
const WORK_FIELDS = [
  'scheduledDate',
  'scheduledHours',
  'followUpDate',
  'followUpStatus',
  'estimatedValue',
  'callBackAt',
  'firstContactAt',
  'statusContactAt',
] as const;

export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return statusRules(status).open;
}

/**
 * The work of two leads of which one is open and the other closed: that of the open one, also where it has none. The day of a job
 * that is done is no day of the next, and a contact about what is done is none about it. Nothing for two that are both open or
 * both closed.
 */
export function workOfOpen(one: Lead, other: Lead): Partial<Pick<Lead, (typeof WORK_FIELDS)[number]>> {
  if (isOpen(one) === isOpen(other)) return {};
  return pickFields(WORK_FIELDS, isOpen(one) ? one : other);
}
