import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { type RecordCall, useRecordCall } from '#components/calls/use-record-call.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { clearPendingCall } from './pending-call.ts';

/**
 * Records how a call of a lead ended, in all that shows it; nothing more is asked about it then.
 * @param onReached gets the lead once it is noted that its customer was reached
 */
export function useNotedCall(lead: Lead, onReached?: (called: Lead) => void): RecordCall {
  const client = useQueryClient();
  return useRecordCall(lead, {
    onChanged: (changed) => refreshLeads(client, [changed]),
    onNoted: (called, outcome) => {
      if (outcome === 'reached') onReached?.(called);
      clearPendingCall();
    },
  });
}
