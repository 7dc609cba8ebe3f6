import { HALIFAX } from './fields/preferred-date.ts';

/** Business hours, every day, in Halifax's local time; no change of daylight saving time falls into them. */
export const BUSINESS_HOURS = { opens: 9, closes: 20 } as const;
const NOON = 12;
const OPENS_S = BUSINESS_HOURS.opens * 3600;
const CLOSES_S = BUSINESS_HOURS.closes * 3600;
export const BUSINESS_DAY_MINUTES = (CLOSES_S - OPENS_S) / 60;
const BUSINESS_DAY_S = CLOSES_S - OPENS_S;

/** Leads contacted within five minutes are most likely won; after half an hour a competitor has called. */
const SOON_S = 5 * 60;
const LATE_S = 30 * 60;
const DAY_MS = 24 * 3600 * 1000;

/** Made once, since making one is slow. Swedish writes times as ISO 8601 does. */
const HALIFAX_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: HALIFAX,
  dateStyle: 'short',
  timeStyle: 'medium',
});

export interface LeadAge {
  /** Whole minutes of business hours since then. */
  minutes: number;
  /** `soon` up to 5 minutes, `due` up to 30, `late` beyond. */
  tier: 'soon' | 'due' | 'late';
}

/**
 * Returns how long somebody has waited since a moment, in business hours.
 * @param createdAt ISO 8601; since anything else nobody has waited.
 */
export function ageSince(createdAt: string, now: Date): LeadAge {
  const since = Date.parse(createdAt);
  const seconds = Number.isNaN(since) ? 0 : businessSeconds(new Date(since), now);
  const tier = seconds <= SOON_S ? 'soon' : seconds <= LATE_S ? 'due' : 'late';
  return { minutes: Math.floor(seconds / 60), tier };
}

/** Returns the seconds of business hours between two moments; 0 where the second is not the later one. */
export function businessSeconds(from: Date, to: Date): number {
  return Math.max(0, businessClock(to) - businessClock(from));
}

/** Whether a moment lies within business hours. */
export function isBusinessOpen(moment: Date): boolean {
  return businessSeconds(moment, new Date(moment.getTime() + 1000)) > 0;
}

/** Whether a moment lies in those before noon. */
export function isBusinessMorning(moment: Date): boolean {
  return isBusinessOpen(moment) && halifaxHour(moment) < NOON;
}

/** Where a moment stands in the business hours of its day in Halifax. */
export function businessState(moment: Date): 'before' | 'open' | 'after' {
  if (isBusinessOpen(moment)) return 'open';
  return halifaxHour(moment) < BUSINESS_HOURS.opens ? 'before' : 'after';
}

function halifaxHour(moment: Date): number {
  return Number(HALIFAX_CLOCK.format(moment).slice(11, 13));
}

/** Returns the seconds of business hours from 1970 to a moment. */
function businessClock(moment: Date): number {
  const [day = '', time = ''] = HALIFAX_CLOCK.format(moment).split(' ');
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const sinceOpening = hours * 3600 + minutes * 60 + seconds - OPENS_S;
  const ofToday = Math.min(Math.max(sinceOpening, 0), BUSINESS_DAY_S);
  return (Date.parse(day) / DAY_MS) * BUSINESS_DAY_S + ofToday;
}
