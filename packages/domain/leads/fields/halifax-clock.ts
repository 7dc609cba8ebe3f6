import { HALIFAX } from './preferred-date.ts';

/** Made once, since making one is slow. */
const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: HALIFAX, timeStyle: 'short' });

/** What the clocks in Halifax show at a moment: `HH:MM`, from 00:00 to 23:59. */
export const halifaxClock = (now: Date | number): string => CLOCK.format(now);
