import type { PhotosRepository } from '../dynamodb/photos-repository.ts';
import type { PhotoStore } from '../s3/photo-store.ts';

/** Removes photos for good: the pictures first, so that a failure in between leaves a row by which to try again. */
export class PhotoEraser {
  private readonly photos: Pick<PhotosRepository, 'ofVisitor' | 'remove'>;
  private readonly store: Pick<PhotoStore, 'remove'>;

  constructor(photos: Pick<PhotosRepository, 'ofVisitor' | 'remove'>, store: Pick<PhotoStore, 'remove'>) {
    this.photos = photos;
    this.store = store;
  }

  /**
   * Erases all photos of a visitor, whatever their state; doing it again erases what came since.
   * @returns how many photos there were.
   */
  async erasePhotos(visitorId: string): Promise<number> {
    const gone = new Set<string>();
    for (;;) {
      // The index forgets a row a moment after the table does.
      const left = (await this.photos.ofVisitor(visitorId)).filter(({ name }) => !gone.has(name));
      if (left.length === 0) return gone.size;
      await this.store.remove(left.map(({ name }) => name));
      await Promise.all(left.map(({ name }) => this.photos.remove(name)));
      for (const { name } of left) gone.add(name);
    }
  }
}
