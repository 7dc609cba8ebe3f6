import { ANALYTICS_FILE } from '@harbour-haul/contract/analytics-ids';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { WEB_BUILD } from './web-build.ts';

/**
 * Copies the web build into the bucket: hashed assets first, then the pages that name them, then the edges forget the pages
 * that they hold. Nothing is removed, since open pages and those in caches still ask for assets of former deployments.
 */
export function deployWebFiles(scope: Construct, bucket: IBucket, distribution: IDistribution): void {
  const { analytics } = settingsOf(scope);
  const all = { sources: [Source.asset(WEB_BUILD)], destinationBucket: bucket, prune: false };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...all,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...all,
    // Of two files with one name the later one is copied.
    sources: [...all.sources, Source.jsonData(ANALYTICS_FILE, analytics)],
    exclude: ['assets/*'],
    // Browsers ask each time, and an edge answers without asking S3: for a day, or until the next deployment.
    cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400, must-revalidate')],
    distribution,
    // One path, however many pages; and a path is held under its route as well as under its file.
    distributionPaths: ['/*'],
  });
  pages.node.addDependency(assets);
}
