import type * as PhotoListModule from './photo-list.tsx';

let module: Promise<typeof PhotoListModule> | undefined;

/** Loads the photo list and its upload queue, which most forms never need. A failed load is retried at the next call. */
export function loadPhotoList(): Promise<typeof PhotoListModule> {
  module ??= import('./photo-list.tsx').catch((error: unknown) => {
    module = undefined;
    throw error;
  });
  return module;
}
