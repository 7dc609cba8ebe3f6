import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { cleanKey, quarantineKey, thumbnailKey } from './photo-keys.ts';

/** What lies in quarantine under a photo's name. */
export type Upload = { outcome: 'found'; bytes: Uint8Array } | { outcome: 'too_large' } | { outcome: 'gone' };

/** The photos bucket as the cleaning function sees it. What it does may be done again. */
export class PhotoCleaningFiles {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Reads an upload; of one that is larger than a photo may be, nothing is read. */
  async readUpload(name: string): Promise<Upload> {
    try {
      const { Body, ContentLength = Number.POSITIVE_INFINITY } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: quarantineKey(name) }),
      );
      if (!Body) return { outcome: 'gone' };
      if (ContentLength <= MAX_PHOTO_BYTES)
        return { outcome: 'found', bytes: await Body.transformToByteArray() };
      await Body.transformToWebStream().cancel();
      return { outcome: 'too_large' };
    } catch (error) {
      if (error instanceof NoSuchKey) return { outcome: 'gone' };
      throw error;
    }
  }

  /**
   * Leaves nothing of an upload but its name: while that is taken, S3 refuses what is put by the same URL once more. The
   * bucket's rule removes it within a day, long after the URL has expired.
   */
  async closeUpload(name: string): Promise<void> {
    await this.#put(quarantineKey(name), new Uint8Array());
  }

  /** Stores what was made of an upload; the image itself comes last, so that where it is, the thumbnail is too. */
  async writeClean(name: string, images: { image: Uint8Array; thumbnail: Uint8Array }): Promise<void> {
    await this.#put(thumbnailKey(name), images.thumbnail);
    await this.#put(cleanKey(name), images.image);
  }

  /** Removes what `writeClean` stored. */
  async removeClean(name: string): Promise<void> {
    await this.#remove(cleanKey(name));
    await this.#remove(thumbnailKey(name));
  }

  async #put(Key: string, Body: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ Bucket: this.#bucket, Key, Body, ContentType: 'image/jpeg' }),
    );
  }

  async #remove(Key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key }));
  }
}
