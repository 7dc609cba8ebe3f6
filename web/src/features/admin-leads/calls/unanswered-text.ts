import type { UnansweredCalls } from '@harbour-haul/domain/leads/record-call';
import { daysSince, halifaxDay, momentDay, momentTime } from '../lead-dates.ts';

const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ORDINALS = new Intl.PluralRules('en-CA', { type: 'ordinal' });

/** `2nd`, `3rd`, `11th`. */
export function ordinal(count: number): string {
  return `${count}${ENDINGS[ORDINALS.select(count)] ?? 'th'}`;
}

/** What is known of calls that nobody answered: `No answer, 2nd time, yesterday 4:10 PM`. */
export function unansweredText({ unanswered, unansweredAt }: UnansweredCalls, now: Date): string {
  const times = unanswered === 1 ? [] : [`${ordinal(unanswered)} time`];
  return ['No answer', ...times, ...(unansweredAt === null ? [] : [whenText(unansweredAt, now)])].join(', ');
}

function whenText(at: string, now: Date): string {
  const days = daysSince(halifaxDay(at), now);
  const day = days === 0 ? 'today' : days === 1 ? 'yesterday' : momentDay(at);
  return `${day} ${momentTime(at)}`;
}
