import type { PropertyReader } from '../../template/property-reader.ts';
import { TemplateError } from '../../template/template.ts';
import type { StoredObject } from '../store/stored-object.ts';

/** What a lifecycle rule of a bucket removes. */
export interface LifecycleRule {
  readonly prefix: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly largerThan: number;
  readonly smallerThan: number;
  readonly expirationDays: number | undefined;
  readonly abortUploadDays: number | undefined;
}

const day = 24 * 60 * 60_000;

/** Reads a bucket's enabled rules. @throws TemplateError for an expiration by date, which nothing here uses */
export function readLifecycleRules(bucket: PropertyReader): LifecycleRule[] {
  const rules = bucket.optional('LifecycleConfiguration')?.items('Rules') ?? [];
  return rules
    .filter((rule) => rule.string('Status') === 'Enabled')
    .map((rule) => {
      const date = rule.optional('ExpirationDate');
      if (date !== undefined) throw new TemplateError(`${date.path}: the local S3 expires by days only`);
      const abort = rule.optional('AbortIncompleteMultipartUpload');
      return {
        prefix: rule.optional('Prefix')?.asString() ?? '',
        tags: Object.fromEntries(
          rule.items('TagFilters').map((tag) => [tag.string('Key'), tag.string('Value')]),
        ),
        largerThan: rule.number('ObjectSizeGreaterThan') ?? -1,
        smallerThan: rule.number('ObjectSizeLessThan') ?? Number.POSITIVE_INFINITY,
        expirationDays: rule.number('ExpirationInDays'),
        abortUploadDays: abort?.number('DaysAfterInitiation'),
      };
    });
}

/** Whether an object's time is over by any rule. */
export function isExpired(rules: readonly LifecycleRule[], object: StoredObject, now: number): boolean {
  return rules.some(
    (rule) =>
      object.key.startsWith(rule.prefix) &&
      Object.entries(rule.tags).every(([name, value]) => object.tags[name] === value) &&
      object.size > rule.largerThan &&
      object.size < rule.smallerThan &&
      isOver(object.lastModified, rule.expirationDays, now),
  );
}

/** Whether an upload that was never completed is to be aborted by any rule. */
export function isAbandoned(
  rules: readonly LifecycleRule[],
  upload: { readonly key: string; readonly initiated: number },
  now: number,
): boolean {
  return rules.some(
    (rule) => upload.key.startsWith(rule.prefix) && isOver(upload.initiated, rule.abortUploadDays, now),
  );
}

/** S3 adds the days and rounds up to the next midnight UTC. */
function isOver(since: number, days: number | undefined, now: number): boolean {
  return days !== undefined && now >= Math.ceil((since + days * day) / day) * day;
}
