import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { cleanKey, quarantineKey, TRASH_TAG, thumbnailKey } from './photo-keys.ts';
import { createS3Client } from './s3-client.ts';

/** How long a browser may take to begin its upload. */
const UPLOAD_SECONDS = 10 * 60;
/** The most keys that S3 deletes by one request. */
const MAX_KEYS_PER_DELETE = 1000;

/** A request that a browser sends straight to S3. */
export interface SignedUpload {
  method: 'PUT';
  url: string;
  /** Signed: the browser must send them as they are. */
  headers: Record<string, string>;
}

export type ImageSize = 'full' | 'thumbnail';

/** The images of photos, in S3. */
export class PhotoStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Signs an upload into quarantine: of this type and length, under this name, and once as long as it lies there. */
  async signUpload(name: string, contentType: string, size: number, now: Date): Promise<SignedUpload> {
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: quarantineKey(name),
      ContentType: contentType,
      ContentLength: size,
      IfNoneMatch: '*',
    });
    const url = await getSignedUrl(this.#client, command, {
      expiresIn: UPLOAD_SECONDS,
      signingDate: now,
      signableHeaders: new Set(['host', 'content-type', 'content-length', 'if-none-match']),
    });
    return { method: 'PUT', url, headers: { 'content-type': contentType, 'if-none-match': '*' } };
  }

  /** Stores what came through a function in quarantine, where it is checked like any other upload. */
  async quarantine(name: string, contentType: string, bytes: Uint8Array): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: quarantineKey(name),
        ContentType: contentType,
        Body: bytes,
      }),
    );
  }

  /** An image that was made of a clean photo; null where it is gone. */
  async read(name: string, size: ImageSize): Promise<Uint8Array | null> {
    const Key = size === 'full' ? cleanKey(name) : thumbnailKey(name);
    try {
      const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key }));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      // Without the right to list a bucket, S3 responds 403 for what is missing.
      const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
      if (status === 404 || status === 403) return null;
      throw error;
    }
  }

  /**
   * Leaves the images of a photo to the bucket's rule for what is in the trash. That rule counts from when an object
   * was made: they are made anew, of themselves.
   */
  async discard(name: string): Promise<void> {
    await this.#eachImage(name, (Key) =>
      this.#client.send(
        new CopyObjectCommand({
          Bucket: this.#bucket,
          Key,
          CopySource: `${this.#bucket}/${Key}`,
          ContentType: 'image/jpeg',
          MetadataDirective: 'REPLACE',
          Tagging: TRASH_TAG,
          TaggingDirective: 'REPLACE',
        }),
      ),
    );
  }

  /** Takes the images of a photo from the trash again. */
  async recover(name: string): Promise<void> {
    await this.#eachImage(name, (Key) =>
      this.#client.send(new DeleteObjectTaggingCommand({ Bucket: this.#bucket, Key })),
    );
  }

  async #eachImage(name: string, run: (key: string) => Promise<unknown>): Promise<void> {
    await Promise.all([cleanKey(name), thumbnailKey(name)].map(run));
  }

  /**
   * Removes all that lies in the bucket of these photos; what is gone already is no error.
   * @throws Error where S3 kept any of it.
   */
  async remove(names: readonly string[]): Promise<void> {
    const keys = names.flatMap((name) => [quarantineKey(name), cleanKey(name), thumbnailKey(name)]);
    for (let start = 0; start < keys.length; start += MAX_KEYS_PER_DELETE) {
      const Objects = keys.slice(start, start + MAX_KEYS_PER_DELETE).map((Key) => ({ Key }));
      const { Errors = [] } = await this.#client.send(
        new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
      );
      const [first] = Errors;
      if (first) throw new Error(`S3 kept ${Errors.length} images: ${first.Code ?? 'unknown'}`);
    }
  }
}

/** The photos of a bucket, by a client of their own. */
export function openPhotoStore(bucket: string): PhotoStore {
  return new PhotoStore(createS3Client(), bucket);
}
