import { AccessDeniedError } from '../../iam/access-denied.ts';
import type { Caller } from '../../iam/callers.ts';
import type { Iam } from '../../iam/iam.ts';
import type { AccessRequest } from '../../iam/policy/evaluate.ts';
import { S3Error } from '../protocol/s3-error.ts';

/** An action of IAM, as `s3:PutObject`, on a bucket or on an object in it. */
export interface Need {
  readonly action: string;
  readonly bucket: string;
  readonly key?: string;
  /** Condition keys that only this action has. */
  readonly context?: Readonly<Record<string, string>>;
}

/** What one caller may do in S3. */
export interface S3Permissions {
  /** @throws S3Error AccessDenied */
  require(needs: readonly Need[]): void;
  has(need: Need): boolean;
}

export function s3Permissions(iam: Iam, caller: Caller): S3Permissions {
  return {
    require: (needs) => {
      try {
        iam.authorize(caller, needs.map(accessRequest));
      } catch (error) {
        if (error instanceof AccessDeniedError) throw new S3Error('AccessDenied', error.message);
        throw error;
      }
    },
    has: (need) => iam.isAllowed(caller, accessRequest(need)),
  };
}

function accessRequest({ action, bucket, key, context = {} }: Need): AccessRequest {
  const arn = `arn:aws:s3:::${bucket}`;
  return {
    action,
    resource: key === undefined ? arn : `${arn}/${key}`,
    context: new Map(Object.entries(context)),
  };
}
