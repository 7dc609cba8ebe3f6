import type { CannedReplies } from '@harbour-haul/domain/chat/canned/canned-reply';
import { withOwnReplies } from '@harbour-haul/domain/chat/canned/merge-replies';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { readOwnReplies, writeOwnReplies } from '../replies/own-replies.ts';
import { chatKeys } from './chat-keys.ts';

/** What others change is seen so long after it, where a message is begun or the list opened. */
const STALE_MS = 30_000;
/** Browsers of the team that move their replies at the same moment are few. */
const MAX_MOVES = 3;

const repliesQuery = queryOptions({
  queryKey: chatKeys.cannedReplies,
  queryFn: async ({ signal }) => moveOwnReplies(await call('listCannedReplies', {}, { signal })),
  staleTime: STALE_MS,
});

/** Returns the replies that all admins have ready; no data until they are loaded. */
export function useCannedReplies() {
  return useQuery(repliesQuery);
}

/** Saves the list of replies. @throws ApiRequestError 409 where somebody else has saved it since it was read */
export function useSaveReplies() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CannedReplies) => call('saveCannedReplies', { body }),
    onSuccess: (saved) => client.setQueryData(repliesQuery.queryKey, saved),
  });
}

/** Returns the list as it is saved now. */
export function fetchReplies(client: QueryClient): Promise<CannedReplies> {
  return client.fetchQuery({ ...repliesQuery, staleTime: 0 });
}

/** Moves what this browser kept before the list was shared to it, once. A failure is made up for by the next load. */
async function moveOwnReplies(shared: CannedReplies): Promise<CannedReplies> {
  const own = readOwnReplies();
  if (own.length === 0) return shared;
  let current = shared;
  for (let move = 0; move < MAX_MOVES; move += 1) {
    const { replies, left } = withOwnReplies(current, own, () => crypto.randomUUID());
    try {
      const isNew = JSON.stringify(replies) !== JSON.stringify(current.replies);
      const saved = isNew ? await call('saveCannedReplies', { body: { ...current, replies } }) : current;
      writeOwnReplies(left);
      return saved;
    } catch (error) {
      if (!(error instanceof ApiRequestError) || error.status !== 409) return current;
      current = await call('listCannedReplies', {});
    }
  }
  return current;
}
