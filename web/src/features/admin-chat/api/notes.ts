import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { chatKeys } from './chat-keys.ts';

interface LoadedNotes {
  notes: readonly ChatNote[];
  hasFailed: boolean;
  retry: () => void;
}

/** The notes of a chat up to a number: a further one is another query, so that what was pushed is fetched. */
function notesQuery(sessionId: string, noteSeq: number) {
  return queryOptions({
    queryKey: [...chatKeys.notes(sessionId), noteSeq],
    queryFn:
      noteSeq > 0
        ? async ({ signal }) => (await call('listChatNotes', { params: { id: sessionId } }, { signal })).notes
        : skipToken,
  });
}

/** Returns the notes of a chat; nothing is asked for where there is none. */
export function useNotes(session: ChatSession | undefined): LoadedNotes {
  const query = useQuery({
    ...notesQuery(session?.id ?? '', session?.noteSeq ?? 0),
    placeholderData: keepPreviousData,
  });
  return {
    notes: query.data ?? [],
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** Stores a note of this admin. Trying again under the same `clientNoteId` is harmless. */
export function useAddNote(sessionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { content: string; clientNoteId: string }) =>
      call('postChatNote', { params: { id: sessionId }, body }),
    onSuccess: (note) => cacheNote(client, note),
  });
}

/** Shows an own note without fetching it, where all before it are known. */
function cacheNote(client: QueryClient, note: ChatNote): void {
  const { sessionId, number } = note;
  const before = number === 1 ? [] : client.getQueryData(notesQuery(sessionId, number - 1).queryKey);
  if (before?.length === number - 1) {
    client.setQueryData(notesQuery(sessionId, number).queryKey, [...before, note]);
  }
}
