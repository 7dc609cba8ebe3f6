import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { useQueries } from '@tanstack/react-query';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';

/** The query keys of photos. */
export const photoKeys = {
  state: (name: string) => ['photo-state', name],
  ofChats: (visitorId: string) => ['chat-photos', visitorId],
  files: (visitorId: string) => ['chat-photos', visitorId, 'files'],
};

/** Most uploads are checked within a second. */
const PENDING_MS = 3000;

/** `missing`: there is no such photo. Undefined: not known yet, or nothing more is known of it, as of old ones. */
export type LoadedPhotoState = PhotoStateResponse | 'missing' | undefined;

/** The states of photos, by their paths; that of a photo still being checked is refetched. */
export function usePhotoStates(photos: readonly string[]): (photo: string) => LoadedPhotoState {
  const named = photos.filter((photo) => isPhotoName(nameOf(photo)));
  const queries = useQueries({
    queries: named.map((photo) => ({
      queryKey: photoKeys.state(nameOf(photo)),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPhotoState(nameOf(photo), signal),
      refetchInterval: ({ state }: { state: { data?: PhotoStateResponse | null | undefined } }) =>
        state.data?.state === 'pending' ? PENDING_MS : false,
    })),
  });
  return (photo) => {
    const data = queries[named.indexOf(photo)]?.data;
    return data === null ? 'missing' : data;
  };
}

/** The state of a photo by its file name; null if there is none. */
export async function fetchPhotoState(name: string, signal: AbortSignal): Promise<PhotoStateResponse | null> {
  try {
    return await call('getPhotoState', { params: { name } }, { signal });
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}

function nameOf(photo: string): string {
  return photo.split('/').at(-1) ?? '';
}
