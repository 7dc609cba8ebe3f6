import { awaitsFirstContact } from '../leads/awaits-first-contact.ts';
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
  const seconds = businessSeconds(new Date(announcedAt), now);
  if (seconds < REMINDER_S) return null;
  return { kind: 'unanswered_lead', lead, minutes: Math.floor(seconds / 60) };
}
