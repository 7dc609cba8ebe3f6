import { awaitsFirstContact } from '../leads/awaits-first-contact.ts';
import { customerNews } from '../leads/customer-news.ts';
import type { Lead } from '../leads/lead.ts';
import { businessSeconds } from '../leads/lead-age.ts';
import { isWorked } from '../leads/lead-state.ts';
import type { Occasion } from './occasion.ts';

/** After five minutes of business hours without contact the team is reminded. */
const REMINDER_S = 5 * 60;

/**
 * The occasion that nobody has answered a lead in time; null while there is time, and for a lead that was answered.
 * @param announcedAt when the team was told of the lead; ISO 8601.
 */
export function unansweredOccasion(lead: Lead, announcedAt: string, now: Date): Occasion | null {
  if (!isWorked(lead) || !awaitsFirstContact(lead)) return null;
  return overdue(lead, announcedAt, now, false);
}

/**
 * The occasion that nobody has dealt in time with what the person of a lead asked again, which was answered before; null while there
 * is time, once somebody has, and for whoever waits for their first contact still, of whom the team is reminded by that.
 * @param announcedAt when the team was told of this repeat; ISO 8601.
 */
export function unansweredRepeat(lead: Lead, announcedAt: string, now: Date): Occasion | null {
  if (!isWorked(lead) || awaitsFirstContact(lead) || customerNews(lead) !== 'asked_again') return null;
  return overdue(lead, announcedAt, now, true);
}

function overdue(lead: Lead, since: string, now: Date, isRepeat: boolean): Occasion | null {
  const seconds = businessSeconds(new Date(since), now);
  if (seconds < REMINDER_S) return null;
  return { kind: 'unanswered_lead', lead, minutes: Math.floor(seconds / 60), isRepeat };
}
