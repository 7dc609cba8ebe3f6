import { join } from 'node:path';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import { ObjectStore } from '../store/object-store.ts';
import { UploadStore } from '../store/upload-store.ts';
import { type CorsRule, readCorsRules } from './cors-rules.ts';
import { isAbandoned, isExpired, type LifecycleRule, readLifecycleRules } from './lifecycle-rules.ts';

/** A bucket of the template with what it holds. */
export interface Bucket {
  readonly name: string;
  readonly cors: readonly CorsRule[];
  readonly lifecycle: readonly LifecycleRule[];
  readonly objects: ObjectStore;
  readonly uploads: UploadStore;
}

/**
 * Opens the stack's buckets below `directory`, by name. Those that CDK deploys files to are left out: they are read by
 * the distribution alone.
 * @throws TemplateError
 */
export async function openBuckets(
  stack: Stack,
  directory: string,
  siteHost: string,
): Promise<ReadonlyMap<string, Bucket>> {
  const deployed = new Set(
    stack
      .ofType('Custom::CDKBucketDeployment')
      .map(({ properties }) => properties.string('DestinationBucketName')),
  );
  const buckets = new Map<string, Bucket>();
  for (const { logicalId, properties } of stack.ofType('AWS::S3::Bucket')) {
    const name = stack.ref(logicalId);
    if (deployed.has(name)) continue;
    if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(name))
      throw new TemplateError(
        `${logicalId}: the local S3 takes names of small letters, digits and hyphens, not ${name}`,
      );
    const folder = join(directory, name);
    buckets.set(name, {
      name,
      cors: readCorsRules(properties, siteHost),
      lifecycle: readLifecycleRules(properties),
      objects: await ObjectStore.open(folder),
      uploads: await UploadStore.open(join(folder, 'uploads')),
    });
  }
  return buckets;
}

/** Removes what the bucket's lifecycle rules expire; returns how many objects and uploads that were. */
export async function applyLifecycle({ lifecycle, objects, uploads }: Bucket, now: number): Promise<number> {
  const expired = objects.objects().filter((object) => isExpired(lifecycle, object, now));
  const abandoned = uploads.all().filter((upload) => isAbandoned(lifecycle, upload, now));
  for (const { key } of expired) await objects.delete(key);
  for (const { id } of abandoned) await uploads.exclusive(id, () => uploads.remove(id));
  return expired.length + abandoned.length;
}
