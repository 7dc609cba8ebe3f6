import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';
import { isRecord, TemplateError } from '../template/template.ts';

/** A queue of the template; times in milliseconds. */
export interface QueueDefinition {
  readonly name: string;
  readonly arn: string;
  /** How long a message that was received is hidden from other readers. */
  readonly visibilityTimeout: number;
  /** How long a message is kept, whatever becomes of it. */
  readonly retention: number;
  /** Where a message goes that was received so often without being deleted. */
  readonly redrive: { readonly deadLetterArn: string; readonly maxReceives: number } | undefined;
}

const defaultVisibilitySeconds = 30;
const defaultRetentionSeconds = 4 * 24 * 3600;
const unsupported = ['FifoQueue', 'DelaySeconds'];

/** The queues of the stack. @throws TemplateError for what the local SQS does not do */
export function queueDefinitions(stack: Stack): QueueDefinition[] {
  return stack.ofType('AWS::SQS::Queue').map(({ logicalId, properties }) => {
    for (const name of unsupported) {
      const found = properties.optional(name);
      if (found !== undefined) throw new TemplateError(`${found.path}: the local SQS has none`);
    }
    const seconds = (name: string, standard: number): number => (properties.number(name) ?? standard) * 1000;
    return {
      name: stack.attribute(logicalId, 'QueueName'),
      arn: stack.attribute(logicalId, 'Arn'),
      visibilityTimeout: seconds('VisibilityTimeout', defaultVisibilitySeconds),
      retention: seconds('MessageRetentionPeriod', defaultRetentionSeconds),
      redrive: readRedrive(properties.optional('RedrivePolicy')),
    };
  });
}

function readRedrive(policy: PropertyReader | undefined): QueueDefinition['redrive'] {
  const value = policy?.resolved();
  if (policy === undefined || !isRecord(value)) return undefined;
  return {
    deadLetterArn: policy.string('deadLetterTargetArn'),
    maxReceives: Number(policy.string('maxReceiveCount')),
  };
}
