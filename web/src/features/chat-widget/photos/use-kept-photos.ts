import { useEffect, useEffectEvent, useRef } from 'react';
import { keysOfTab } from '#lib/storage/tab-storage.ts';
import { forgetPhoto, type KeptPhoto, keepPhoto, keptPhoto } from './kept-photo.ts';

/** Not how the keys of photos begin that were said and could not be stored. */
const PREFIX = 'chatPhoto-';

/** A chosen photo; one that is sent again is kept with its message. */
interface PhotoToKeep extends KeptPhoto {
  id: string;
  retriedMessageId: string | null;
}

/**
 * Keeps the chosen photos until they are sent or removed, as the quote form keeps its own: whoever reloads the page finds
 * them again, as far as a tab has room.
 * @param adopt takes over what an earlier page has kept
 */
export function useKeptPhotos(photos: readonly PhotoToKeep[], adopt: (kept: KeptPhoto[]) => void): void {
  const files = useRef<Map<string, File>>(undefined);
  const adoptKept = useEffectEvent(adopt);
  useEffect(() => {
    const kept = keysOfTab(PREFIX).map(keptPhoto);
    adoptKept(kept.filter((photo) => photo !== null));
  }, []);
  useEffect(() => {
    // Nothing is chosen before what was kept is taken over.
    const known = files.current;
    const chosen = photos.filter(({ retriedMessageId }) => retriedMessageId === null);
    files.current = new Map(chosen.map(({ id, file }) => [PREFIX + id, file]));
    if (!known) return;
    for (const key of keysOfTab(PREFIX)) if (!files.current.has(key)) forgetPhoto(key);
    for (const photo of chosen) {
      const key = PREFIX + photo.id;
      if (known.get(key) === photo.file) continue;
      // Where the file cannot be read, there is nothing to keep.
      void keepPhoto(key, photo, () => files.current?.get(key) === photo.file).catch(() => forgetPhoto(key));
    }
  }, [photos]);
}
