import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { useRef, useState, useSyncExternalStore } from 'react';
import { neverChanges } from '../never-changes.ts';
import { loadPhotoDesk } from './load-photo-desk.ts';
import { COMPLAINTS, PHOTOS_UNREACHABLE, type PhotoNotice } from './photo-notices.ts';
import type { PhotoTray } from './photo-tray.ts';
import type { TrayPhoto } from './tray-photo.ts';

type Desk = Pick<typeof import('./photo-desk.tsx'), 'PhotoList'> & { tray: PhotoTray };

export interface FormPhotos {
  /** What shows the photos; null until the first was chosen. */
  desk: Desk | null;
  count: number;
  /** How many are still on their way. */
  underWay: number;
  add: (files: readonly File[]) => void;
  /** Ends as soon as no photo is on its way, and answers the paths of all that arrived, the main one first. */
  settle: () => Promise<string[]>;
  /** Ends the wait: what is on its way is left out. */
  skip: () => void;
  /** Sends again what did not arrive, and answers as `settle`. */
  retry: () => Promise<string[]>;
  /** How many did not arrive and may yet. */
  leftOut: () => number;
  /** Forgets all photos. */
  clear: () => void;
}

const NONE: readonly TrayPhoto[] = [];

/** The photos of the form; their code is fetched when the first is chosen. */
export function useFormPhotos(showNotice: (notice: PhotoNotice) => void): FormPhotos {
  const [desk, setDesk] = useState<Desk | null>(null);
  const opening = useRef<Promise<Desk>>(undefined);
  /** The same as `desk`, for calls that outlive a render. */
  const tray = useRef<PhotoTray>(undefined);
  const photos = useSyncExternalStore(
    (listener) => desk?.tray.subscribe(listener) ?? neverChanges(),
    () => desk?.tray.photos ?? NONE,
    () => NONE,
  );

  async function open(): Promise<Desk> {
    const { PhotoList, createTray } = await loadPhotoDesk();
    const opened = {
      PhotoList,
      tray: createTray(MAX_FORM_PHOTOS, (complaint) => showNotice(COMPLAINTS[complaint])),
    };
    tray.current = opened.tray;
    setDesk(opened);
    return opened;
  }

  function add(files: readonly File[]) {
    opening.current ??= open();
    opening.current
      .then(({ tray }) => tray.add(files))
      .catch(() => {
        opening.current = undefined;
        showNotice(PHOTOS_UNREACHABLE);
      });
  }

  async function settle(): Promise<string[]> {
    // It may still be opening.
    await opening.current?.catch(() => undefined);
    await tray.current?.settled();
    const sent = tray.current?.photos.filter(({ state }) => state === 'ready' || state === 'checking') ?? [];
    return sent.flatMap(({ path }) => path ?? []);
  }

  const failedIds = () =>
    (tray.current?.photos ?? NONE).filter(({ state }) => state === 'failed').map(({ id }) => id);

  return {
    desk,
    count: photos.length,
    underWay: desk?.tray.underWay ?? 0,
    add,
    settle,
    skip: () => tray.current?.stop(),
    retry: () => {
      tray.current?.retry(failedIds());
      return settle();
    },
    leftOut: () => failedIds().length,
    clear: () => {
      tray.current?.stop();
      tray.current = undefined;
      opening.current = undefined;
      setDesk(null);
    },
  };
}
