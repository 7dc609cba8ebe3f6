import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { contentTypeOf } from './content-type.ts';
import { syncFilter } from './sync-filter.ts';

/** An object of a bucket that CDK deploys files to. */
export interface BucketObject {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A bucket filled from the cloud assembly and read by the distribution alone. */
export interface StaticBucket {
  readonly name: string;
  /** 404 when the distribution may list the bucket; else S3 sends the same 403 for a missing key as for a forbidden one. */
  readonly missingStatus: 403 | 404;
  get(key: string): BucketObject | undefined;
}

/**
 * The buckets of the stack by regional domain name, filled by their deployments, in the template's order.
 * @param mayList whether the distribution may list the bucket of this ARN
 */
export function staticBuckets(
  stack: Stack,
  mayList: (bucketArn: string) => boolean,
): ReadonlyMap<string, StaticBucket> {
  const objects = deployedObjects(stack);
  return new Map(
    stack.ofType('AWS::S3::Bucket').map(({ logicalId }) => {
      const name = stack.ref(logicalId);
      const files = objects.get(name);
      const missingStatus = mayList(stack.attribute(logicalId, 'Arn')) ? 404 : 403;
      return [
        stack.attribute(logicalId, 'RegionalDomainName'),
        { name, missingStatus, get: (key) => files?.get(key) },
      ];
    }),
  );
}

function deployedObjects(stack: Stack): Map<string, Map<string, BucketObject>> {
  const buckets = new Map<string, Map<string, BucketObject>>();
  for (const { properties } of stack.ofType('Custom::CDKBucketDeployment')) {
    const bucket = properties.string('DestinationBucketName');
    const objects = buckets.get(bucket) ?? new Map<string, BucketObject>();
    buckets.set(bucket, objects);
    const chosen = syncFilter(properties.strings('Exclude'), properties.strings('Include'));
    const prefix = properties.optional('DestinationBucketKeyPrefix')?.asString() ?? '';
    const metadata = systemMetadata(properties);
    for (const source of sources(stack, properties)) {
      for (const key of filesBelow(source.directory)) {
        if (chosen(key))
          objects.set(join(prefix, key), readObject(join(source.directory, key), metadata, source.markers));
      }
    }
  }
  return buckets;
}

interface Source {
  readonly directory: string;
  /** Texts the deployment replaces by values known at deploy time only. */
  readonly markers: ReadonlyMap<string, string>;
}

function sources(stack: Stack, properties: PropertyReader): Source[] {
  const markers = properties.items('SourceMarkers');
  return properties.items('SourceObjectKeys').map((key, index) => {
    const directory = stack.assets.get(key.asString());
    if (directory === undefined || !existsSync(directory)) {
      throw new TemplateError(`${key.path}: no asset ${key.asString()} in the cloud assembly`);
    }
    const entries = markers[index]
      ?.entries()
      .map(([name, value]): [string, string] => [name, value.asString()]);
    return { directory, markers: new Map(entries) };
  });
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function systemMetadata(properties: PropertyReader): Record<string, string> {
  const entries = properties.optional('SystemMetadata')?.entries() ?? [];
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value.asString()]));
}

function readObject(
  path: string,
  metadata: Record<string, string>,
  markers: ReadonlyMap<string, string>,
): BucketObject {
  let body = readFileSync(path);
  for (const [marker, value] of markers) body = Buffer.from(body.toString('utf8').replaceAll(marker, value));
  const etag = `"${createHash('md5').update(body).digest('hex')}"`;
  return { etag, headers: { 'content-type': contentTypeOf(path), ...metadata, etag }, body };
}
