import type { Need, S3Permissions } from '../auth/s3-permissions.ts';
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
  /** What the signature states for the body. */
  readonly payloadHash: string;
  /** What the caller may do. */
  readonly permissions: S3Permissions;
  readonly now: number;
  /** The largest object, or part, that is accepted, in bytes. */
  readonly sizeLimit: number;
  /** Publishes a new object. */
  readonly created: (object: StoredObject, event: CreationEvent) => void;
}

/** A call of S3's API. Any other parameter or `x-amz-*` header gets a 501. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly target: 'bucket' | 'object';
  /** Parameters that make a request this operation; a value is one it must have. */
  readonly requires?: Readonly<Record<string, string | undefined>>;
  /** A header that makes a request this operation. */
  readonly requiredHeader?: string;
  /** Further parameters it supports. */
  readonly query?: readonly string[];
  /** The `x-amz-*` headers it supports; `*` ends a prefix. */
  readonly headers?: readonly string[];
  /** The actions of IAM that the caller needs, on the bucket or object of the request or on others. */
  readonly needs: (call: Call) => readonly Need[];
  readonly run: (call: Call) => Promise<S3Response>;
}
