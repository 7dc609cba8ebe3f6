import { nationalDigits } from '@harbour-haul/domain/leads/fields/phone/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { isOpen } from '@harbour-haul/domain/leads/lead-state';
import { useLeadsLeft } from '../api/leads-left.ts';
import { useLeadSearch } from '../api/list-leads.ts';

/** As many as the picker of the merge asks for, so that both ask once. */
const LIMIT = 6;
/** With fewer figures it is no whole number. */
const MIN_DIGITS = 10;

/**
 * The other open leads with the same phone, the newest first, but for the one that a notice names already and those that an admin
 * has separated from it: whether they are one job was answered then.
 * @param events of the lead, the newest first, as far as they are loaded
 */
export function useSamePhone(lead: Lead, events: readonly LeadEvent[] = []): readonly Lead[] {
  const digits = nationalDigits(lead.phone ?? '');
  const isAsked = isOpen(lead) && digits.length >= MIN_DIGITS;
  const found = useLeadsLeft(useLeadSearch(isAsked ? digits : '', LIMIT).data);
  if (!isAsked || !found) return NONE;
  return found.filter(
    (other) =>
      other.id !== lead.id &&
      other.id !== lead.looksLike &&
      !isSeparated(other.id, events) &&
      isOpen(other) &&
      nationalDigits(other.phone ?? '') === digits,
  );
}

const NONE: readonly Lead[] = [];

function isSeparated(otherId: number, events: readonly LeadEvent[]): boolean {
  const last = events.find((event) => 'otherId' in event && event.otherId === otherId);
  return last?.type === 'unmerged' || last?.type === 'unmerged_from';
}

/** What is said of them: whether they are one job with this, only a person can say. */
export function samePhoneText(others: readonly Lead[]): string {
  const named = others.map(({ id, name }) => `#${id}${name === null ? '' : ` (${name})`}`);
  return `Same phone as ${listOf(named)}. Is it one job?`;
}

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
