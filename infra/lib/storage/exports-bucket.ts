import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Grantable } from '../lambdas/product-function.ts';

/** Below it lie exports of leads, as `aws/s3/export-files.ts` names them. */
const PREFIX = 'leads/';

/**
 * Where large exports are written and downloaded from: private, and emptied every day. What is in it can be made again,
 * and is better deleted than retained, so it goes with the stack.
 */
export class ExportsBucket extends Construct {
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.DESTROY,
      lifecycleRules: [
        {
          id: 'kept-for-a-day',
          expiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      // The library's own types disagree under exactOptionalPropertyTypes.
    }) as IBucket;
  }

  get name(): string {
    return this.#bucket.bucketName;
  }

  /** Lets a function do this with exports. */
  allow(handler: Grantable, actions: readonly string[]): void {
    handler.allow(actions, [this.#bucket.arnForObjects(`${PREFIX}*`)]);
  }
}
