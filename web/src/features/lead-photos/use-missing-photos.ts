import { useState } from 'react';
import { imageSources } from '#lib/chat/image-fallback.ts';
import type { LoadedPhotoState } from './api/photo-states.ts';

export interface MissingPhotos {
  /** Whether the image of a photo cannot be had: there is none, it has no address, or none of them has led to it. */
  isMissing: (photo: string) => boolean;
  /** To be called when an image has loaded from none of its addresses: of old names nothing else says that it is not there. */
  onUnavailable: (photo: string) => void;
}

/** Which photos are missing, by what the server says of them and by what has not loaded here. */
export function useMissingPhotos(stateOf: (photo: string) => LoadedPhotoState): MissingPhotos {
  const [unavailable, setUnavailable] = useState<ReadonlySet<string>>(new Set());
  return {
    isMissing: (photo) =>
      stateOf(photo) === 'missing' || unavailable.has(photo) || imageSources(photo).length === 0,
    onUnavailable: (photo) => setUnavailable((before) => new Set([...before, photo])),
  };
}
