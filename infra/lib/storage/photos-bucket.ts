import { Aws, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  HttpMethods,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Grantable } from '../lambdas/product-function.ts';

/** The beginning of the stack's own id, a time: new with every new stack, and of no use to who reads it. */
const STACK_TIME = Fn.select(0, Fn.split('-', Fn.select(2, Fn.split('/', Aws.STACK_ID))));

/**
 * The name of the photos bucket. It is spelled out, since the bucket names the site in its CORS rule and the site names the
 * bucket in its content security policy: neither can wait for the other. No two stacks share one, so that a bucket which
 * outlives its stack is in no other's way.
 */
export const PHOTOS_BUCKET_NAME = Fn.join('-', ['harbour-haul-photos', Aws.ACCOUNT_ID, STACK_TIME]);

/** Where pages send photos, as a source of the content security policy. */
export const PHOTOS_BUCKET_ORIGIN = `https://${PHOTOS_BUCKET_NAME}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`;

/** The prefixes of `aws/s3/photo-keys.ts`. */
export const PHOTO_PREFIXES = {
  quarantine: 'quarantine/',
  clean: 'clean/',
  thumbnails: 'thumbnails/',
} as const;
export type PhotoPrefix = keyof typeof PHOTO_PREFIXES;

/** Lets a function do this with the objects below these prefixes. */
export function allowPhotoObjects(
  handler: Grantable,
  actions: readonly string[],
  prefixes: readonly PhotoPrefix[],
): void {
  const resources = prefixes.map(
    (prefix) => `arn:${Aws.PARTITION}:s3:::${PHOTOS_BUCKET_NAME}/${PHOTO_PREFIXES[prefix]}*`,
  );
  handler.allow(actions, resources);
}

interface PhotosBucketProps {
  /** `https://…` of the site by each of its names, whose pages alone may put photos here. */
  siteOrigins: string[];
}

/** What visitors send and what is made of it: private, and read by functions alone. */
export class PhotosBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { siteOrigins }: PhotosBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName: PHOTOS_BUCKET_NAME,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      cors: [
        {
          allowedOrigins: siteOrigins,
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['content-type', 'if-none-match'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        { id: 'quarantine', prefix: PHOTO_PREFIXES.quarantine, expiration: Duration.days(1) },
        // A lead stays in the trash for 30 days; its photos are tagged then (`aws/s3/photo-keys.ts`).
        { id: 'trash', tagFilters: { trash: 'yes' }, expiration: Duration.days(31) },
        { id: 'unfinished', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // The library's own types disagree under exactOptionalPropertyTypes.
    }) as IBucket;
  }
}
