import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DraftPhoto } from '../draft/quote-draft.ts';
import { areKept } from './photo-files.ts';
import type { PhotoNotice } from './photo-notices.ts';
import { isPending, isUploaded, type QueuedPhoto, toDraft } from './queued-photo.ts';
import { accepted, type LeftOutFiles, missing, UploadQueue } from './upload-queue.ts';

export interface FormPhotos {
  queue: UploadQueue;
  count: number;
  /** There is room for no more. */
  isFull: boolean;
  /** How many are still on their way or being checked. */
  pendingCount: number;
  /** What the draft keeps of them. */
  kept: readonly DraftPhoto[];
  /** Returns the names of the files that are no photos, or have no room. */
  add: (files: readonly File[]) => LeftOutFiles;
  /** Takes up again what a draft has kept. */
  restore: (kept: readonly DraftPhoto[]) => void;
  /** The paths of those that are uploaded and not refused, as far as is known. */
  uploadedPaths: () => string[];
  /** Resolves to the paths of the uploaded ones, the main one first, once no upload is running. */
  settled: () => Promise<string[]>;
  /** Resolves once what was uploaded is checked, or cannot be for now. */
  checked: () => Promise<void>;
  /** Ends the wait: running uploads are aborted and left out. */
  skip: () => void;
  /** Uploads failed photos again, and resolves as `settled` does. */
  retry: () => Promise<string[]>;
  /** How many failed and can be retried. */
  failedCount: () => number;
  /** How many were to be sent; what the form has refused, and said so, is none of them. */
  acceptedCount: () => number;
  /** How many of those are not uploaded. */
  missingCount: () => number;
  /** How many were refused. */
  refusedCount: () => number;
  /** Whether they outlive the tab, uploaded or on this device. */
  areKept: () => Promise<boolean>;
  /** Nothing more comes of them: what is not uploaded is kept on this device no longer. */
  forgetFiles: () => void;
  /** Removes all photos. */
  clear: () => void;
}

const NONE: readonly QueuedPhoto[] = [];

/**
 * The photos of the form.
 * @param tooLarge is shown of a photo that this browser cannot make smaller
 */
export function useFormPhotos(showNotice: (notice: PhotoNotice) => void, tooLarge: PhotoNotice): FormPhotos {
  const [queue] = useState(() => new UploadQueue(MAX_PHOTOS_AT_ONCE, () => showNotice(tooLarge)));
  const photos = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.photos,
    () => NONE,
  );

  useEffect(() => {
    const onOnline = () => queue.retryOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [queue]);

  const idsOf = (wanted: QueuedPhoto['state']) =>
    queue.photos.filter(({ state }) => state === wanted).map(({ id }) => id);
  const uploadedPaths = () => queue.photos.filter(isUploaded).flatMap(({ path }) => path ?? []);

  async function settled(): Promise<string[]> {
    await queue.settled();
    return uploadedPaths();
  }

  return {
    queue,
    count: photos.length,
    isFull: queue.room < 1,
    pendingCount: photos.filter(isPending).length,
    kept: useMemo(() => photos.map(toDraft), [photos]),
    add: (files) => queue.add(files),
    restore: (kept) => queue.restore(kept),
    uploadedPaths,
    settled,
    checked: () => queue.checked(),
    skip: () => queue.stop(),
    retry: () => {
      for (const id of idsOf('refused')) queue.remove(id);
      queue.retry(idsOf('failed'));
      return settled();
    },
    failedCount: () => idsOf('failed').length,
    acceptedCount: () => accepted(queue.photos).length,
    missingCount: () => missing(queue.photos).length,
    refusedCount: () => idsOf('refused').length,
    areKept: () => areKept(queue.photos),
    forgetFiles: () => queue.forgetFiles(),
    clear: () => queue.clear(),
  };
}
