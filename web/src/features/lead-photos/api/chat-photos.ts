import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { fetchPhotoState, photoKeys } from './photo-states.ts';

export interface ChatPhotosQuery {
  /** What the server lists; undefined before the first response. */
  loaded: string[] | undefined;
  isLoading: boolean;
  isError: boolean;
  refresh: () => void;
  /** Files under the names of older chats; undefined before the first lookup. */
  lookedUp: string[] | undefined;
  isLookingUp: boolean;
  lookUp: () => void;
  /** How often the list could not be loaded. */
  failures: number;
}

/**
 * The photos of a visitor's chats. Files under older names are looked up when the list cannot be loaded, or on request:
 * four calls that find nothing for most visitors.
 * @param visitorId null where the lead is of nobody known; then there are none
 */
export function useChatPhotos(visitorId: string | null): ChatPhotosQuery {
  const id = visitorId ?? '';
  const list = useQuery({
    queryKey: photoKeys.ofChats(id),
    queryFn: ({ signal }) => call('listChatPhotos', { query: { visitorId: id } }, { signal }),
    enabled: visitorId !== null,
    staleTime: 0,
  });
  const files = useQuery({
    queryKey: photoKeys.files(id),
    queryFn: ({ signal }) => lookUpFiles(id, signal),
    enabled: visitorId !== null && list.isError,
    staleTime: 0,
  });
  return {
    loaded: list.data,
    isLoading: list.isFetching,
    isError: list.isError,
    refresh: () => void list.refetch(),
    lookedUp: files.data,
    isLookingUp: files.isFetching,
    lookUp: () => void files.refetch(),
    failures: list.errorUpdateCount,
  };
}

/** Says with a toast that the list of chat photos could not be loaded, each time that it could not. */
export function useFailureToast({ failures }: Pick<ChatPhotosQuery, 'failures'>): void {
  const showToast = useToast();
  const notified = useRef(failures);
  useEffect(() => {
    if (failures <= notified.current) return;
    notified.current = failures;
    showToast({
      title: 'Error loading photos',
      description: 'Failed to load chat photos',
      variant: 'destructive',
    });
  }, [failures, showToast]);
}

/** The paths of the photos under the file names that older chats gave them (specification section 7). */
async function lookUpFiles(visitorId: string, signal: AbortSignal): Promise<string[]> {
  const names = [`chat_${visitorId}`, `chat-${visitorId}`, `chat_${visitorId}_1`, `chat_${visitorId}_2`];
  const states = await Promise.all(names.map((name) => fetchPhotoState(`${name}.jpg`, signal)));
  return [...new Set(states.flatMap((found) => (found?.state === 'clean' ? [found.path] : [])))];
}
