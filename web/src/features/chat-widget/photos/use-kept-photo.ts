import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetPhoto, type KeptPhoto, keepPhoto, keptPhoto } from './kept-photo.ts';

const KEY = 'chatPhoto';

/**
 * Keeps the chosen photo until it is sent or removed, as the quote form keeps its own: whoever reloads the page finds it
 * again.
 * @param adopt takes over what an earlier page has kept
 */
export function useKeptPhoto(photo: KeptPhoto | null, adopt: (kept: KeptPhoto) => void): void {
  const hasBegun = useRef(false);
  const { file, preview = null } = photo ?? {};
  const adoptKept = useEffectEvent(adopt);
  useEffect(() => {
    const kept = keptPhoto(KEY);
    if (kept) adoptKept(kept);
  }, []);
  useEffect(() => {
    // Nothing is chosen before what was kept is taken over.
    if (!file && hasBegun.current) forgetPhoto(KEY);
    hasBegun.current = true;
    if (!file) return undefined;
    let isChosen = true;
    // Where the file cannot be read, there is nothing to keep.
    void keepPhoto(KEY, { file, preview }, () => isChosen).catch(() => forgetPhoto(KEY));
    return () => {
      isChosen = false;
    };
  }, [file, preview]);
}
