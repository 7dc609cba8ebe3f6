import { loadedLater } from '../clients/loaded-later.ts';

/** The exports of a bucket; S3's client, a quarter of a function's code, is loaded by the first call that needs it. */
export function exportFilesLater(bucket: string) {
  return loadedLater(['begin', 'putPart', 'complete', 'remove', 'address'], async () =>
    (await import('./export-files.ts')).openExportFiles(bucket),
  );
}
