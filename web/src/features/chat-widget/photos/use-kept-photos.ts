import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetPhoto, type KeptPhoto, keepPhoto, keptPhotos } from '#lib/photos/kept-photos.ts';

/** A chosen photo; one that is sent again is kept with its message. */
interface PhotoToKeep extends KeptPhoto {
  retriedMessageId: string | null;
}

/**
 * Keeps the chosen photos on this device until they are sent or removed: whoever reloads the page, or closes it and comes back,
 * finds them again.
 * @param adopt takes over what earlier pages have kept, beside what was chosen meanwhile
 */
export function useKeptPhotos(
  photos: readonly PhotoToKeep[],
  adopt: (kept: KeptPhoto[]) => Promise<void>,
): void {
  const files = useRef<ReadonlyMap<string, File>>(new Map());
  /** Those are there already. */
  const found = useRef<readonly File[]>([]);
  const adoptKept = useEffectEvent(adopt);
  useEffect(() => {
    void keptPhotos('chosen').then((kept) => {
      found.current = kept.map(({ file }) => file);
      void adoptKept(kept);
    });
  }, []);
  useEffect(() => {
    const before = files.current;
    const chosen = photos.filter(({ retriedMessageId }) => retriedMessageId === null);
    files.current = new Map(chosen.map(({ id, file }) => [id, file]));
    for (const id of before.keys()) if (!files.current.has(id)) void forgetPhoto(id);
    for (const photo of chosen)
      if (before.get(photo.id) !== photo.file && !found.current.includes(photo.file))
        void keepPhoto('chosen', photo);
  }, [photos]);
}
