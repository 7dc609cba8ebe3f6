import { loadedLater } from '../clients/loaded-later.ts';

/** The photos of a bucket; S3's client, a fifth of a function's code, is loaded by the first call that needs it. */
export function photoStoreLater(bucket: string) {
  return loadedLater(['signUpload', 'quarantine', 'read', 'discard', 'recover', 'remove'], async () =>
    (await import('./photo-store.ts')).openPhotoStore(bucket),
  );
}
