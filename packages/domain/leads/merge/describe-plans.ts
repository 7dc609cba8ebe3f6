import { fieldLabel, fieldWords } from '../details/field-words.ts';
import type { Lead } from '../lead.ts';

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
  if (isOther) lines.unshift(`${fieldLabel('status')}: ${fieldWords('status', before.status)}`);
  return lines.join('\n') || null;
}

function lostPickup({ scheduledDate: day, scheduledHours: hours }: Plans, after: Plans): string | null {
  const stands =
    dayOf(day) === dayOf(after.scheduledDate) && (hours === null || hours === after.scheduledHours);
  if (day === null || stands) return null;
  return `${fieldLabel('scheduledDate')}: ${fieldWords('scheduledDate', day)}${hours === null ? '' : `, ${hours}`}`;
}

function lostFollowUp({ followUpDate: day }: Plans, after: Plans): string | null {
  if (day === null || dayOf(day) === dayOf(after.followUpDate)) return null;
  return `${fieldLabel('followUpDate')}: ${fieldWords('followUpDate', day)}`;
}

function lostValue({ estimatedValue: value }: Plans, after: Plans): string | null {
  if (value === null || value === after.estimatedValue) return null;
  return `${fieldLabel('estimatedValue')}: $${value}`;
}

function dayOf(day: string | null): string | undefined {
  return day?.slice(0, 10);
}
