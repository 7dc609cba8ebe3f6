import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { type LeadCount, MAX_COUNTED_LEADS } from '@harbour-haul/domain/leads/search/lead-count';
import { DateTime } from 'luxon';
import { UNREADABLE } from '#components/fields/unreadable.ts';
import { useLeadCount } from '../api/use-lead-count.ts';
import { leadsText } from '../list-labels.ts';

/**
 * Says how many leads a file of this filter will have, by the rule that counts the list; where nobody counts them, which ones. Of days
 * that are not typed to the end it says nothing.
 */
export function useExportCount(filter: ExportFilterInput): string {
  const { ids, startDate, endDate, pickupFrom, pickupTo } = filter;
  const isUnreadable = [startDate, endDate, pickupFrom, pickupTo].includes(UNREADABLE);
  const byPickup = pickupFrom !== undefined;
  const list = listOf(filter);
  const known = useLeadCount(list ?? {}, list !== null && !ids && !byPickup && !isUnreadable);
  if (isUnreadable || (startDate && endDate && endDate < startDate)) return '';
  if (byPickup) return pickupFrom && pickupTo ? pickupSentence(pickupFrom, pickupTo) : '';
  if (ids) {
    const chosen = leadsText(ids.split(',').length);
    return startDate || endDate
      ? `The file will have those of the ${chosen} that came in on these days.`
      : countSentence(chosen);
  }
  if (list === null) return 'The file will have those of them that came in on these days.';
  return known === null ? '' : foundSentence(known);
}

/** Days before and after which no lead came in. */
const [FIRST, LAST] = ['2000-01-01', '2099-12-31'];

/** The list of which the file is; null where no list is of these days: they are of what the team works on. */
function listOf(filter: ExportFilterInput) {
  const { ids: _ids, pickupFrom: _from, pickupTo: _to, startDate, endDate, ...list } = filter;
  const hasDays = Boolean(startDate || endDate);
  if (hasDays && (list.status === 'suspicious' || list.status === 'trash')) return null;
  const days = { createdFrom: startDate || FIRST, createdTo: endDate || LAST };
  // A source is counted by day alone.
  return { ...list, ...((hasDays || list.source) && days) } as ListLeadsQuery;
}

function foundSentence({ count, isMore }: LeadCount): string {
  if (!isMore) return countSentence(leadsText(count));
  if (count === 0) return 'Nobody counted how many leads the file will have.';
  return countSentence(`${count >= MAX_COUNTED_LEADS ? 'more than' : 'at least'} ${leadsText(count)}`);
}

function pickupSentence(from: string, to: string): string {
  const text = (day: string) => DateTime.fromISO(day, { locale: 'en' }).toFormat('MMM d, yyyy');
  return to < from
    ? ''
    : `The file will have the leads whose pickup is scheduled from ${text(from)} to ${text(to)}.`;
}

function countSentence(leads: string): string {
  return `The file will have ${leads}.`;
}
