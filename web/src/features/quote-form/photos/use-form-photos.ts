import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { useRef, useState, useSyncExternalStore } from 'react';
import { neverChanges } from '../never-changes.ts';
import { loadPhotoList } from './load-photo-list.ts';
import { PHOTOS_UNREACHABLE, type PhotoNotice, PROBLEM_NOTICES } from './photo-notices.ts';
import type { QueuedPhoto } from './queued-photo.ts';
import type { UploadQueue } from './upload-queue.ts';

type PhotoUploads = Pick<typeof import('./photo-list.tsx'), 'PhotoList'> & { queue: UploadQueue };

export interface FormPhotos {
  /** The upload queue and its list; null until the first photo is chosen. */
  uploads: PhotoUploads | null;
  count: number;
  /** How many uploads are still running. */
  pendingCount: number;
  add: (files: readonly File[]) => void;
  /** Resolves to the paths of the uploaded photos, the main one first, once no upload is running. */
  settled: () => Promise<string[]>;
  /** Ends the wait: running uploads are aborted and left out. */
  skip: () => void;
  /** Uploads failed photos again, and resolves as `settled` does. */
  retry: () => Promise<string[]>;
  /** How many failed and can be retried. */
  failedCount: () => number;
  /** Removes all photos. */
  clear: () => void;
}

const NONE: readonly QueuedPhoto[] = [];

/** The photos of the form; their code is loaded when the first is chosen. */
export function useFormPhotos(showNotice: (notice: PhotoNotice) => void): FormPhotos {
  const [uploads, setUploads] = useState<PhotoUploads | null>(null);
  const opening = useRef<Promise<PhotoUploads>>(undefined);
  /** The queue of `uploads`, for calls that outlive a render. */
  const queue = useRef<UploadQueue>(undefined);
  const photos = useSyncExternalStore(
    (listener) => uploads?.queue.subscribe(listener) ?? neverChanges(),
    () => uploads?.queue.photos ?? NONE,
    () => NONE,
  );

  async function open(): Promise<PhotoUploads> {
    const { PhotoList, createUploadQueue } = await loadPhotoList();
    const opened = {
      PhotoList,
      queue: createUploadQueue(MAX_FORM_PHOTOS, (problem) => showNotice(PROBLEM_NOTICES[problem])),
    };
    queue.current = opened.queue;
    setUploads(opened);
    return opened;
  }

  function add(files: readonly File[]) {
    opening.current ??= open();
    opening.current
      .then(({ queue: opened }) => opened.add(files))
      .catch(() => {
        opening.current = undefined;
        showNotice(PHOTOS_UNREACHABLE);
      });
  }

  async function settled(): Promise<string[]> {
    // It may still be opening.
    await opening.current?.catch(() => undefined);
    await queue.current?.settled();
    const sent = queue.current?.photos.filter(({ state }) => state === 'ready' || state === 'checking') ?? [];
    return sent.flatMap(({ path }) => path ?? []);
  }

  const failedIds = () =>
    (queue.current?.photos ?? NONE).filter(({ state }) => state === 'failed').map(({ id }) => id);

  return {
    uploads,
    count: photos.length,
    pendingCount: uploads?.queue.pendingCount ?? 0,
    add,
    settled,
    skip: () => queue.current?.stop(),
    retry: () => {
      queue.current?.retry(failedIds());
      return settled();
    },
    failedCount: () => failedIds().length,
    clear: () => {
      queue.current?.stop();
      queue.current = undefined;
      opening.current = undefined;
      setUploads(null);
    },
  };
}
