/** What reads images is loaded once a photo is chosen; out of reach, it is as if the browser could read none. */
const loadScaling = () => import('#lib/photos/scale-photo.ts');

/** A small picture of a photo, as a data URL; null where it cannot be read. */
export function preview(file: File): Promise<string | null> {
  return loadScaling().then(
    ({ photoPreviewUrl }) => photoPreviewUrl(file),
    () => null,
  );
}

/** The photo, scaled down to what is stored of it; null where it cannot be read. */
export function shrunk(file: File): Promise<File | null> {
  return loadScaling().then(
    ({ shrinkPhoto }) => shrinkPhoto(file),
    () => null,
  );
}
