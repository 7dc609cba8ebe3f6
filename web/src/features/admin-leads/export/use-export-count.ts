import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { call } from '#lib/api/admin-call.ts';
import { UNREADABLE } from '../lead-editor/lead-values.ts';
import { leadsText } from '../list-labels.ts';

/** As many leads are counted one by one where the server keeps no count of a list. */
const COUNTED = 100;

/**
 * Says how many leads a file of this filter will have; where nobody counts them, which ones. Of days that are not typed
 * to the end it says nothing.
 */
export function useExportCount(filter: ExportFilterInput): string {
  const { ids, startDate, endDate, pickupFrom, pickupTo, ...list } = filter;
  const isUnreadable = [startDate, endDate, pickupFrom, pickupTo].includes(UNREADABLE);
  const period = periodQuery(filter);
  const byDays = period === null && Boolean(startDate || endDate);
  const byPickup = pickupFrom !== undefined;
  const { data } = useQuery({
    queryKey: ['export-count', list, period],
    queryFn: async ({ signal }) => {
      const { status, search, needsReply, followUpDue, owner, junkType, area } = list;
      const query = {
        limit: COUNTED,
        ...(status && { status }),
        ...(search && { search }),
        ...(needsReply && { needsReply: 'true' }),
        ...(followUpDue && { followUpDue: 'true' }),
        ...(owner && { owner }),
        ...(junkType && { junkType }),
        ...(area && { area }),
        ...period,
      };
      const { leads, total, nextCursor } = await call('listLeads', { query }, { signal });
      return total ?? (nextCursor === null ? leads.length : null);
    },
    enabled: !ids && !byDays && !byPickup && !isUnreadable,
    staleTime: 0,
  });
  if (isUnreadable) return '';
  if (byPickup) return pickupFrom && pickupTo ? pickupSentence(pickupFrom, pickupTo) : '';
  if (byDays) return 'The file will have those of them that came in on these days.';
  if (ids) return countSentence(leadsText(ids.split(',').length));
  if (data === undefined) return '';
  return countSentence(data === null ? `more than ${leadsText(COUNTED)}` : leadsText(data));
}

/** The days as the list takes them: both, of what the team works on, and of no other list. */
function periodQuery({ startDate, endDate, status, ...list }: ExportFilterInput) {
  const isPlain = !Object.values(list).some(Boolean) && status !== 'suspicious' && status !== 'trash';
  if (!isPlain || !startDate || !endDate || endDate < startDate) return null;
  return { createdFrom: startDate, createdTo: endDate };
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
