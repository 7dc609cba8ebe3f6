import { useEffect, useSyncExternalStore } from 'react';
import { followPhotoChecks } from '#lib/photos/follow-checks.ts';
import { type LeftOutPhotos, leftOutSnapshot, onLeftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { useQuoteTexts } from '../texts/use-quote-texts.ts';

const NOT_KNOWN = () => null;

/** Why the first photo of the last request that cannot be used is not with it; null where there is none, as far as is known. */
export function useRefusedBefore(): string | null {
  const known = useSyncExternalStore(onLeftOutPhotos, leftOutSnapshot, NOT_KNOWN);
  useEffect(() => void followPhotoChecks(), []);
  return (known && (JSON.parse(known) as LeftOutPhotos).refused[0]) ?? null;
}

/** Says it to whoever left before it was known, with the page where another one is added to that request. */
export function RefusedBefore({ why }: { why: string }) {
  const { message, photos } = useQuoteTexts();
  const [said, add, path] = photos.refusedBefore;
  return (
    <>
      {said} {message(why)} <a href={path}>{add}</a>
    </>
  );
}
