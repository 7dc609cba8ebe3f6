import { EdgeCache } from '../cloudfront/cache/edge-cache.ts';
import { readDistribution } from '../cloudfront/distribution.ts';
import { createEdgeListener } from '../cloudfront/edge-listener.ts';
import { createEdgeUpgrade } from '../cloudfront/edge-upgrade.ts';
import type { Iam } from '../iam/iam.ts';
import { withLocalBucketAddresses } from '../s3/local-bucket-addresses.ts';
import { staticBuckets } from '../s3/static-bucket.ts';
import type { Stack } from '../template/stack.ts';
import type { LocalCloudOptions } from './cloud-options.ts';
import { distributionCallers } from './service-calls.ts';
import type { SwappableListener } from './swappable-listener.ts';

interface SiteOptions {
  readonly stack: Stack;
  readonly iam: Iam;
  /** The loopback port by an API's domain name. */
  readonly apiPorts: ReadonlyMap<string, number>;
  /** The address of the local S3. */
  readonly s3Url: string;
}

/** @returns what opens the distribution on its port, and again with what the template's custom resources have become */
export function siteOpener(
  { log = () => {}, meter, fileOverride }: LocalCloudOptions,
  site: SwappableListener,
  { stack, iam, apiPorts, s3Url }: SiteOptions,
): () => void {
  const mayList = (resource: string): boolean =>
    distributionCallers(stack).some((caller) =>
      iam.isAllowed(caller, { action: 's3:ListBucket', resource, context: new Map() }),
    );
  const buckets = staticBuckets(stack, mayList);
  const cache = new EdgeCache();
  const edge = { log, ...(meter !== undefined && { meter }) };
  return () => {
    const distribution = withLocalBucketAddresses(
      readDistribution(stack, { buckets, apiPorts }),
      stack,
      s3Url,
    );
    site.use(
      createEdgeListener(distribution, {
        ...edge,
        cache,
        ...(fileOverride !== undefined && { fileOverride }),
      }),
      createEdgeUpgrade(distribution, edge),
    );
  };
}
