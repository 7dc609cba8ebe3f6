import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import type { SampleRecords } from './sample-notifications.ts';

const NONE: SampleRecords = { sessionId: null, leadId: null };

/** The newest chat and the newest lead: samples link to what is there. */
export function useSampleRecords(): SampleRecords {
  const { data } = useQuery({
    queryKey: ['sample-records'],
    queryFn: async ({ signal }) => {
      const [{ sessions }, { leads }] = await Promise.all([
        call('listChatSessions', { query: { limit: 1 } }, { signal }),
        call('listLeads', { query: { limit: 1 } }, { signal }),
      ]);
      return { sessionId: sessions[0]?.id ?? null, leadId: leads[0]?.id ?? null };
    },
    staleTime: 0,
  });
  return data ?? NONE;
}
