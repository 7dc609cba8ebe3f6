import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { fetchTranscript } from './fetch-transcript.ts';
import type { Transcript } from './transcript.ts';

/** A visitor's transcript, loaded again whenever it is opened. */
export function useTranscript(visitorId: string, sessionId: string | null): UseQueryResult<Transcript> {
  return useQuery({
    queryKey: ['chat-transcript', visitorId, sessionId],
    queryFn: ({ signal }) => fetchTranscript(visitorId, sessionId, signal),
    staleTime: 0,
  });
}
