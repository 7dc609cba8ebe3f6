import { isPhotoName, photoPath } from '@harbour-haul/domain/photos/photo';
import type { PhotosRepository } from '../dynamodb/photos/photos-repository.ts';
import type { PhotoStore } from '../s3/photo-store.ts';

/** Removes photos for good: the images first, so that a failure in between leaves a row by which to try again. */
export class PhotoEraser {
  readonly #photos: Pick<PhotosRepository, 'ofVisitor' | 'remove'>;
  readonly #store: Pick<PhotoStore, 'remove'>;

  constructor(photos: Pick<PhotosRepository, 'ofVisitor' | 'remove'>, store: Pick<PhotoStore, 'remove'>) {
    this.#photos = photos;
    this.#store = store;
  }

  /**
   * Erases all photos of a visitor, whatever their state, and others by their paths: a lead may show photos of a
   * second visitor who was the same person. Doing it again erases what came since.
   * @param visitorId null where nobody is known.
   * @returns how many photos there were.
   */
  async erasePhotos(visitorId: string | null, paths: readonly string[], now: Date): Promise<number> {
    const named = paths.map((path) => path.slice(photoPath('').length)).filter(isPhotoName);
    let erased = await this.#erase(named);
    const tried = new Set(named);
    while (visitorId !== null) {
      const photos = await this.#photos.ofVisitor(visitorId, now);
      const left = photos.map(({ name }) => name).filter((name) => !tried.has(name));
      if (left.length === 0) break;
      erased += await this.#erase(left);
      for (const name of left) tried.add(name);
    }
    return erased;
  }

  async #erase(names: readonly string[]): Promise<number> {
    await this.#store.remove(names);
    const removed = await Promise.all(names.map((name) => this.#photos.remove(name)));
    return removed.filter(Boolean).length;
  }
}
