import { customerNews } from '@harbour-haul/domain/leads/customer-news';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { LEAD_FIELDS } from '@harbour-haul/domain/leads/lead-fields';
import { aboutLead, type LeadAlert } from './lead-alert.ts';

/**
 * What an admin is told of a customer who canceled, corrected or asked again: `Frank Beaton canceled the pickup of Dec 2`.
 * @param events the lead's timeline, which says what was corrected; null where it is not known
 */
export function newsAlert(lead: Lead, events: readonly LeadEvent[] | null): LeadAlert {
  const who = lead.name ?? `The customer of lead #${lead.id}`;
  const what = customerNews(lead);
  return {
    title: what === null ? 'Lead Changed' : TITLES[what],
    message: `${who} ${whatOf(what, lead, events)}`,
    type: 'warning',
    ...aboutLead(lead),
  };
}

const TITLES = {
  canceled: 'Canceled',
  corrected: 'Request Changed',
  asked_again: 'Asked Again',
  questioned: 'Question Asked',
};

function whatOf(
  what: ReturnType<typeof customerNews>,
  lead: Lead,
  events: readonly LeadEvent[] | null,
): string {
  const day = lead.scheduledDate && DAY.format(new Date(lead.scheduledDate));
  const pickup = day === null ? 'their request' : `the pickup of ${day}`;
  if (what === 'canceled') return `canceled ${pickup}`;
  if (what === 'asked_again') return day === null ? 'asked again' : `asked again, beside ${pickup}`;
  if (what === 'questioned') return day === null ? 'asked a question' : `asked a question, beside ${pickup}`;
  if (events === null) return `changed ${pickup}`;
  const fields = correctedFields(events, lead.newsAt ?? '');
  return fields.length === 0 ? `added to ${pickup}` : `changed ${pickup}: ${fields.join(', ')}`;
}

/** The labels of what was corrected then; none where something was only added. */
function correctedFields(events: readonly LeadEvent[], newsAt: string): string[] {
  for (const event of events) {
    if (event.type === 'corrected' && event.at >= newsAt)
      return event.changes.map(({ field }) => LEAD_FIELDS[field].label);
  }
  return [];
}

/** Days are stored at noon UTC. */
const DAY = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });
