import { log } from '../shared/log.ts';
import type { LeadPromoterDeps } from './deps.ts';

/** 3 or 4 o'clock in Halifax, when hardly anybody reads or changes anything. */
const [HOUR_UTC, MINUTE] = [7, 0];

/** Joins the counters of days that are over, once a night; what a minute that is left out would join, the next night does. */
export async function joinDaysAtNight({
  joinDays,
  now,
}: Pick<LeadPromoterDeps, 'joinDays' | 'now'>): Promise<void> {
  const at = now();
  if (at.getUTCHours() !== HOUR_UTC || at.getUTCMinutes() !== MINUTE) return;
  const days = await joinDays(at);
  if (days > 0) log('info', 'days joined', { days });
}
