import { isPhotoName, photoPath } from '@harbour-haul/domain/photos/photo';
import type { PhotosRepository } from '../dynamodb/photos/photos-repository.ts';
import type { PhotoStore } from '../s3/photo-store.ts';

/** Expires the photos of a lead with the lead that is in the trash, and restores them with it. */
export class PhotoTrash {
  readonly #photos: Pick<PhotosRepository, 'setExpiry'>;
  readonly #store: Pick<PhotoStore, 'discard' | 'recover'>;

  constructor(photos: Pick<PhotosRepository, 'setExpiry'>, store: Pick<PhotoStore, 'discard' | 'recover'>) {
    this.#photos = photos;
    this.#store = store;
  }

  /** Shows these photos until then and no longer; the bucket removes the images soon after. */
  async discard(paths: readonly string[], expiresAt: Date): Promise<void> {
    await eachPhoto(paths, async (name) => {
      if (await this.#photos.setExpiry(name, expiresAt)) await this.#store.discard(name);
    });
  }

  /** Keeps them as long as their lead again. */
  async recover(paths: readonly string[]): Promise<void> {
    await eachPhoto(paths, async (name) => {
      if (await this.#photos.setExpiry(name, null)) await this.#store.recover(name);
    });
  }
}

async function eachPhoto(paths: readonly string[], run: (name: string) => Promise<void>): Promise<void> {
  const names = paths.map((path) => path.slice(photoPath('').length)).filter(isPhotoName);
  await Promise.all(names.map(run));
}
