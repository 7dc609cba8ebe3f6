import type * as PhotoDesk from './photo-desk.tsx';

let desk: Promise<typeof PhotoDesk> | undefined;

/** The code of photos, which most forms never need. A failed load is tried again at the next call. */
export function loadPhotoDesk(): Promise<typeof PhotoDesk> {
  desk ??= import('./photo-desk.tsx').catch((error: unknown) => {
    desk = undefined;
    throw error;
  });
  return desk;
}
