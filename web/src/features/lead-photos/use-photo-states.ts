import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { useQueries } from '@tanstack/react-query';
import { fetchPhotoState } from './photo-calls.ts';

/** Most uploads are checked within a second. */
const PENDING_MS = 3000;

/** `missing`: there is no such photo. Undefined: not known yet, or nothing more is known of it, as of old ones. */
export type LoadedPhotoState = PhotoStateResponse | 'missing' | undefined;

/** The states of photos, by their paths; that of a photo still being checked is refetched. */
export function usePhotoStates(photos: readonly string[]): (photo: string) => LoadedPhotoState {
  const named = photos.filter((photo) => isPhotoName(nameOf(photo)));
  const queries = useQueries({
    queries: named.map((photo) => ({
      queryKey: ['photo-state', nameOf(photo)],
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

function nameOf(photo: string): string {
  return photo.split('/').at(-1) ?? '';
}
