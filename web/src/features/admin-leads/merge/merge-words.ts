import type { Lead } from '@harbour-haul/domain/leads/lead';
import { statusRules } from '@harbour-haul/domain/leads/lead-status';
import { describeLostPlans } from '@harbour-haul/domain/leads/merge/describe-plans';
import { differingPeople, type PersonField } from '@harbour-haul/domain/leads/merge/different-people';
import { mergeLeads } from '@harbour-haul/domain/leads/merge/merge-leads';
import { isOpen } from '@harbour-haul/domain/leads/merge/open-work';
import { moneyText } from '../money-text.ts';

type Pair = readonly [Lead, Lead];

/** Which lead stays, and what it takes from which. */
export function takenText(kept: Lead, other: Lead): string {
  const rest = `the texts of both are kept, and #${other.id} leaves the list. This can be undone.`;
  if (isOpen(kept) === isOpen(other)) {
    return `#${kept.id} stays. What it lacks is filled from #${other.id}, ${rest}`;
  }
  const open = isOpen(kept) ? kept : other;
  return `#${kept.id} stays, with status, pickup, follow-up and value of the open request #${open.id}. What else it lacks is filled from #${other.id}, ${rest}`;
}

/** What becomes of the status of the one that stays; nothing where it stays as it is. */
export function statusText(kept: Lead, other: Lead): string | null {
  const { status } = mergedOf(kept, other);
  if (status === kept.status) return null;
  return isOpen(kept)
    ? `#${kept.id} is ${statusRules(status).label} then.`
    : `#${kept.id} is ${statusRules(kept.status).label}. With the open request of #${other.id} it is open again, as ${statusRules(status).label}.`;
}

/** What of either only a line of the notes is left of; in the words of that line. */
export function lostTexts(kept: Lead, other: Lead): string[] {
  const merged = mergedOf(kept, other);
  return [kept, other].flatMap((lead) => {
    const lost = describeLostPlans(lead, merged);
    return lost === null ? [] : [`Only the notes keep of #${lead.id}: ${lost.replaceAll('\n', '; ')}.`];
  });
}

/** Why two leads are better left two; nothing where nothing speaks against it. */
export function doubtTexts(leads: Pair): string[] {
  return [differentPeopleText(leads), finishedJobText(leads)].filter((text) => text !== null);
}

const PERSON_WORDS: Record<PersonField, string> = { name: 'names', phone: 'phone numbers', email: 'emails' };

/** Of two leads that look like those of different people. */
function differentPeopleText([first, second]: Pair): string | null {
  const fields = differingPeople(first, second).map((field) => PERSON_WORDS[field]);
  const last = fields.pop();
  if (last === undefined) return null;
  const named = fields.length === 0 ? last : `${fields.join(', ')} and ${last}`;
  return `#${first.id} and #${second.id} look like different people: their ${named} have nothing in common. Merge them only if you know that they are one customer.`;
}

/** Of two leads of which one is a finished job. */
function finishedJobText(leads: Pair): string | null {
  const done = leads.filter(({ status }) => status === 'completed');
  const [job] = done;
  if (!job) return null;
  const open = leads.find(isOpen);
  const [first, second] = leads;
  const who =
    done.length > 1 ? `#${first.id} and #${second.id} are finished jobs` : `#${job.id} is a finished job`;
  const cost = open ? costOf(job, open) : 'Merged, the two count as one, with one status and one value.';
  return `${who}. ${cost} A customer who asks again after a finished job has two jobs: better keep both leads, and merge only what is one and the same job.`;
}

function costOf({ estimatedValue }: Lead, open: Lead): string {
  const value =
    estimatedValue === null ? '' : `, and its value of ${moneyText(estimatedValue)} leaves the figures`;
  return `Merged with the open request of #${open.id} it counts as completed no more${value}.`;
}

function mergedOf(kept: Lead, other: Lead): Lead {
  return mergeLeads({ lead: kept, other }, '', new Date()).lead;
}
