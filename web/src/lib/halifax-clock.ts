import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: HALIFAX, hour: '2-digit', minute: '2-digit' });

/** What the clocks in Halifax show: `HH:MM`, from 00:00 to 23:59. */
export const halifaxClock = (now: Date): string => CLOCK.format(now);
