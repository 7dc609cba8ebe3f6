import type { PropertyReader } from '../../template/property-reader.ts';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import type { ObjectCreated } from './object-created.ts';

/** A function that is notified of new objects of a bucket. */
export interface NotificationRule {
  readonly id: string;
  readonly bucket: string;
  readonly functionArn: string;
  /** As `s3:ObjectCreated:*`. */
  readonly events: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
}

const unsupported = ['EventBridgeConfiguration', 'QueueConfigurations', 'TopicConfigurations'];

/**
 * The notifications of the stack's buckets, which CDK makes by a custom resource.
 * @throws TemplateError for targets other than functions and events other than new objects
 */
export function notificationRules(stack: Stack): NotificationRule[] {
  return stack.ofType('Custom::S3BucketNotifications').flatMap(({ logicalId, properties }) => {
    const bucket = properties.string('BucketName');
    const configuration = properties.child('NotificationConfiguration');
    for (const name of unsupported) {
      const found = configuration.optional(name);
      if (found !== undefined) throw new TemplateError(`${found.path}: the local S3 notifies functions only`);
    }
    return configuration
      .items('LambdaFunctionConfigurations')
      .map((rule, index) => readRule(rule, bucket, `${logicalId}-${index}`));
  });
}

/** Whether the rule is about this event. */
export function isNotified(rule: NotificationRule, event: ObjectCreated): boolean {
  return (
    rule.bucket === event.bucket &&
    event.key.startsWith(rule.prefix) &&
    event.key.endsWith(rule.suffix) &&
    rule.events.some((name) => name === 's3:ObjectCreated:*' || name === `s3:${event.eventName}`)
  );
}

function readRule(rule: PropertyReader, bucket: string, id: string): NotificationRule {
  const events = rule.strings('Events');
  const other = events.find((name) => !name.startsWith('s3:ObjectCreated:'));
  if (other !== undefined)
    throw new TemplateError(`${rule.path}.Events: the local S3 does not send ${other}`);
  const filters = rule.optional('Filter')?.child('Key').items('FilterRules') ?? [];
  const filter = (name: string): string =>
    filters.find((item) => item.string('Name').toLowerCase() === name)?.string('Value') ?? '';
  return {
    id: rule.optional('Id')?.asString() ?? id,
    bucket,
    functionArn: rule.string('LambdaFunctionArn'),
    events,
    prefix: filter('prefix'),
    suffix: filter('suffix'),
  };
}
