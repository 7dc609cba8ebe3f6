import { extname } from 'node:path';
import { ANALYTICS_FILE } from '@harbour-haul/contract/analytics-ids';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { COMPRESSED_BUILD, WEB_BUILD, webFiles } from './web-build.ts';

const ASSETS_CACHE = [CacheControl.fromString('public, max-age=31536000, immutable')];

/**
 * Copies the web build into the bucket: hashed assets first, those that are texts compressed, then the pages that name them, then
 * the edges forget the pages that they hold. Nothing is removed, since open pages and those in caches still ask for assets of former
 * deployments.
 */
export function deployWebFiles(scope: Construct, bucket: IBucket, distribution: IDistribution): void {
  const { analytics } = settingsOf(scope);
  // Each file is copied in one form alone: the later of two would take the place of the one before.
  const kinds = new Set(webFiles(COMPRESSED_BUILD).map((file) => extname(file)));
  const exclude = [...kinds].map((kind) => `assets/*${kind}`);
  const all = { sources: [Source.asset(WEB_BUILD, { exclude })], destinationBucket: bucket, prune: false };
  const compressed = new BucketDeployment(scope, 'CompressedAssets', {
    ...all,
    sources: [Source.asset(COMPRESSED_BUILD)],
    // Every browser that runs modules takes it; CloudFront leaves as it is what has a coding already.
    contentEncoding: 'br',
    cacheControl: ASSETS_CACHE,
  });
  const assets = new BucketDeployment(scope, 'Assets', {
    ...all,
    exclude: ['*'],
    include: ['assets/*'],
    cacheControl: ASSETS_CACHE,
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
  pages.node.addDependency(compressed, assets);
}
