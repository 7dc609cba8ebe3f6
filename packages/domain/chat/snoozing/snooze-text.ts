import { HALIFAX, halifaxToday } from '../../leads/fields/preferred-date.ts';
import { daysLater } from '../../leads/overview/halifax-days.ts';

const CLOCK = { timeZone: HALIFAX, hour: 'numeric', minute: '2-digit' } as const;
const TODAY = new Intl.DateTimeFormat('en-US', CLOCK);
const WITHIN_A_WEEK = new Intl.DateTimeFormat('en-US', { ...CLOCK, weekday: 'short' });
const LATER = new Intl.DateTimeFormat('en-US', {
  ...CLOCK,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** A time until which a chat is snoozed, as people in Halifax say it: `Mon 9:00 AM`, without the day where that is today. */
export function snoozeTimeText(until: Date, now: Date): string {
  const [day, today] = [halifaxToday(until), halifaxToday(now)];
  // A narrow space stands before AM where the platform's data say so.
  if (day === today) return TODAY.format(until).replaceAll('\u202f', ' ');
  const form = day < daysLater(today, 7) ? WITHIN_A_WEEK : LATER;
  return form.format(until).replaceAll('\u202f', ' ');
}
