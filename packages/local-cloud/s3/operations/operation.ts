import type { Bucket } from '../buckets/bucket.ts';
import type { S3Request } from '../protocol/s3-request.ts';
import type { S3Response } from '../protocol/s3-response.ts';
import type { StoredObject } from '../store/stored-object.ts';

/** How an object came to be, as notifications name it. */
export type CreationEvent = 'Put' | 'Copy' | 'CompleteMultipartUpload';

/** A proven request for a bucket that exists, with all an operation needs. */
export interface Call {
  readonly request: S3Request;
  readonly bucket: Bucket;
  readonly buckets: ReadonlyMap<string, Bucket>;
  /** The object's key; empty for operations on the bucket. */
  readonly key: string;
  /** What the signature says of the body. */
  readonly payloadHash: string;
  readonly now: number;
  /** The largest object, or part, that is taken, in bytes. */
  readonly sizeLimit: number;
  /** Tells the world of a new object. */
  readonly created: (object: StoredObject, event: CreationEvent) => void;
}

/** A call of S3's API. Whatever parameter or `x-amz-*` header it does not name is answered with 501. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly target: 'bucket' | 'object';
  /** Parameters that make a request this operation; a value is one it must have. */
  readonly requires?: Readonly<Record<string, string | undefined>>;
  /** A header that makes a request this operation. */
  readonly requiredHeader?: string;
  /** Further parameters it knows. */
  readonly query?: readonly string[];
  /** The `x-amz-*` headers it knows; `*` ends a prefix. */
  readonly headers?: readonly string[];
  readonly run: (call: Call) => Promise<S3Response>;
}
