import { nationalDigits } from '@harbour-haul/domain/leads/fields/phone-digits';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isOpen } from '@harbour-haul/domain/leads/lead-state';
import { useLeadsLeft } from '../api/leads-left.ts';
import { useLeadSearch } from '../api/list-leads.ts';

/** As many as the picker of the merge asks for, so that both ask once. */
const LIMIT = 6;
/** With fewer figures it is no whole number. */
const MIN_DIGITS = 10;

/** The newest other open lead with the same phone, but for the one that a notice names already. */
export function useSamePhone(lead: Lead): Lead | undefined {
  const digits = nationalDigits(lead.phone ?? '');
  const isAsked = isOpen(lead) && digits.length >= MIN_DIGITS;
  const found = useLeadsLeft(useLeadSearch(isAsked ? digits : '', LIMIT).data);
  if (!isAsked) return undefined;
  return found?.find(
    (other) =>
      other.id !== lead.id &&
      other.id !== lead.looksLike &&
      isOpen(other) &&
      nationalDigits(other.phone ?? '') === digits,
  );
}

/** What is said of it: whether the two are one job, only a person can say. */
export function samePhoneText({ id, name }: Lead): string {
  return `Same phone as #${id}${name === null ? '' : ` (${name})`}. Is it one job?`;
}
