import type { Lead } from '../lead.ts';
import { LEAD_FIELDS } from '../lead-fields.ts';
import { statusRules } from '../lead-status.ts';

type Plans = Pick<Lead, 'status' | 'scheduledDate' | 'scheduledHours' | 'followUpDate' | 'estimatedValue'>;

/**
 * What was planned of a lead and does not stand after a merge, in plain lines; null for nothing. They begin with the status in which
 * that was planned, where it is another: a value says something else of a job that is done.
 * That a job is done is said where nothing was planned of it, too.
 */
export function describeLostPlans(before: Plans, after: Plans): string | null {
  const lines = [lostPickup(before, after), lostFollowUp(before, after), lostValue(before, after)].filter(
    (line) => line !== null,
  );
  const isOther = before.status !== after.status && (lines.length > 0 || before.status === 'completed');
  if (isOther) lines.unshift(`${LEAD_FIELDS.status.label}: ${statusRules(before.status).label}`);
  return lines.join('\n') || null;
}

function lostPickup({ scheduledDate: day, scheduledHours: hours }: Plans, after: Plans): string | null {
  const stands =
    dayOf(day) === dayOf(after.scheduledDate) && (hours === null || hours === after.scheduledHours);
  if (day === null || stands) return null;
  return `${LEAD_FIELDS.scheduledDate.label}: ${dayOf(day)}${hours === null ? '' : `, ${hours}`}`;
}

function lostFollowUp({ followUpDate: day }: Plans, after: Plans): string | null {
  if (day === null || dayOf(day) === dayOf(after.followUpDate)) return null;
  return `${LEAD_FIELDS.followUpDate.label}: ${dayOf(day)}`;
}

function lostValue({ estimatedValue: value }: Plans, after: Plans): string | null {
  if (value === null || value === after.estimatedValue) return null;
  return `${LEAD_FIELDS.estimatedValue.label}: $${value}`;
}

function dayOf(day: string | null): string | undefined {
  return day?.slice(0, 10);
}
