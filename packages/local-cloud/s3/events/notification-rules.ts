import type { PropertyReader } from '../../template/property-reader.ts';
import type { Stack } from '../../template/stack.ts';
import { TemplateError } from '../../template/template.ts';
import type { ObjectCreated } from './object-created.ts';

/** A function or queue that is notified of new objects of a bucket. */
export interface NotificationRule {
  readonly id: string;
  readonly bucket: string;
  readonly target: NotificationTarget;
  /** As `s3:ObjectCreated:*`. */
  readonly events: readonly string[];
  readonly prefix: string;
  readonly suffix: string;
}

export interface NotificationTarget {
  readonly kind: 'function' | 'queue';
  readonly arn: string;
}

const unsupported = ['EventBridgeConfiguration', 'TopicConfigurations'];

/** Where the configuration lists the targets of a kind, and what it calls their ARN there. */
const configurations = [
  { kind: 'function', list: 'LambdaFunctionConfigurations', arn: 'LambdaFunctionArn' },
  { kind: 'queue', list: 'QueueConfigurations', arn: 'QueueArn' },
] as const;

/**
 * The notifications of the stack's buckets, which CDK makes by a custom resource.
 * @throws TemplateError for targets other than functions and queues, and events other than new objects
 */
export function notificationRules(stack: Stack): NotificationRule[] {
  return stack.ofType('Custom::S3BucketNotifications').flatMap(({ logicalId, properties }) => {
    const bucket = properties.string('BucketName');
    const configuration = properties.child('NotificationConfiguration');
    for (const name of unsupported) {
      const found = configuration.optional(name);
      if (found !== undefined)
        throw new TemplateError(`${found.path}: the local S3 notifies functions and queues only`);
    }
    return configurations
      .flatMap(({ kind, list, arn }) =>
        configuration
          .items(list)
          .map((rule) => ({ rule, target: { kind, arn: rule.string(arn) } satisfies NotificationTarget })),
      )
      .map(({ rule, target }, index) => readRule(rule, target, { bucket, id: `${logicalId}-${index}` }));
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

function readRule(
  rule: PropertyReader,
  target: NotificationTarget,
  { bucket, id }: Pick<NotificationRule, 'bucket' | 'id'>,
): NotificationRule {
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
    target,
    events,
    prefix: filter('prefix'),
    suffix: filter('suffix'),
  };
}
