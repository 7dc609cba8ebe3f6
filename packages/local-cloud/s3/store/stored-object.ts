import type { Checksum } from '../body/body-digests.ts';

/** What a caller chose for an object besides its content. */
export interface ObjectAttributes {
  /** `content-type` and the like, and `x-amz-meta-*`, by name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

/** What S3 stores about the content itself. */
export interface ContentFacts {
  readonly size: number;
  /** Without quotes. */
  readonly etag: string;
  readonly checksum: Checksum | undefined;
}

/** An object of a bucket, as its metadata file holds it. */
export interface StoredObject extends ObjectAttributes, ContentFacts {
  readonly key: string;
  /** Epoch milliseconds. */
  readonly lastModified: number;
  /** The name of the content's file, in the bucket's `content` folder. */
  readonly file: string;
}
