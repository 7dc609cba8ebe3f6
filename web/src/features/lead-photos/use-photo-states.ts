import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { useQueries } from '@tanstack/react-query';
import { fetchPhotoState } from './photo-calls.ts';

/** Most uploads are looked at within a second. */
const PENDING_MS = 3000;

/** `missing`: there is no such photo. Undefined: not known yet, or nothing more is known of it, as of old ones. */
export type LoadedPhotoState = PhotoStateResponse | 'missing' | undefined;

/** What is known of photos, by the images that were asked for; one that is still being looked at is asked for again. */
export function usePhotoStates(images: readonly string[]): (image: string) => LoadedPhotoState {
  const named = images.filter((image) => isPhotoName(nameOf(image)));
  const readings = useQueries({
    queries: named.map((image) => ({
      queryKey: ['photo-facts', nameOf(image)],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPhotoState(nameOf(image), signal),
      refetchInterval: ({ state }: { state: { data?: PhotoStateResponse | null | undefined } }) =>
        state.data?.state === 'pending' ? PENDING_MS : false,
    })),
  });
  return (image) => {
    const data = readings[named.indexOf(image)]?.data;
    return data === null ? 'missing' : data;
  };
}

function nameOf(image: string): string {
  return image.split('/').at(-1) ?? '';
}
