import type { ExportFilterInput } from '@harbour-haul/contract/exports/export-filter-schema';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { leadsText } from '../list-labels.ts';

/** As many leads are counted one by one where the server keeps no count of a list. */
const COUNTED = 100;

/** Says how many leads a file of this filter will have; of chosen days, only that they decide. */
export function useExportCount({ ids, startDate, endDate, ...list }: ExportFilterInput): string {
  const byDays = Boolean(startDate || endDate);
  const { data } = useQuery({
    queryKey: ['export-count', list],
    queryFn: async ({ signal }) => {
      const { status, search, needsReply, followUpDue, owner } = list;
      const query = {
        limit: COUNTED,
        ...(status && { status }),
        ...(search && { search }),
        ...(needsReply && { needsReply: 'true' }),
        ...(followUpDue && { followUpDue: 'true' }),
        ...(owner && { owner }),
      };
      const { leads, total, nextCursor } = await call('listLeads', { query }, { signal });
      return total ?? (nextCursor === null ? leads.length : null);
    },
    enabled: !ids && !byDays,
    staleTime: 0,
  });
  if (byDays) return 'The file will have those of them that came in on these days.';
  if (ids) return countSentence(leadsText(ids.split(',').length));
  if (data === undefined) return '';
  return countSentence(data === null ? `more than ${leadsText(COUNTED)}` : leadsText(data));
}

function countSentence(leads: string): string {
  return `The file will have ${leads}.`;
}
