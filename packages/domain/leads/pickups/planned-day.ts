import type { Lead } from '../lead.ts';

/** The day that stands where the wished one does, once a pickup is scheduled; null where none is, or it is off. */
export function plannedDay({ status, scheduledDate }: Pick<Lead, 'status' | 'scheduledDate'>): string | null {
  return status === 'canceled' ? null : scheduledDate;
}
