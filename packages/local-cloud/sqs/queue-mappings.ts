import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { type QueueDefinition, queueDefinitions } from './queue-definitions.ts';

/** A function that is brought a queue's messages. */
export interface QueueMapping {
  readonly queueArn: string;
  readonly functionArn: string;
  /** How many messages an event holds at most. */
  readonly batchSize: number;
  /** How many events are under way at most. */
  readonly maxConcurrency: number;
  /** Whether the function names the messages that failed; all of a batch have or none without it. */
  readonly reportsFailures: boolean;
}

const defaultBatchSize = 10;
/** Lambda reads a queue with five readers where the template sets no maximum. */
const defaultConcurrency = 5;
const defaultTimeoutSeconds = 3;

/** Settings that would change what happens, and that nothing here does. */
const unsupported = ['FilterCriteria', 'MaximumBatchingWindowInSeconds', 'ProvisionedPollerConfig'];

/** The event source mappings of the stack whose source is a queue. @throws TemplateError for what Lambda refuses, too */
export function queueMappings(stack: Stack): QueueMapping[] {
  const queues = new Map(queueDefinitions(stack).map((queue) => [queue.arn, queue]));
  return stack.ofType('AWS::Lambda::EventSourceMapping').flatMap(({ properties }) => {
    const queue = queues.get(properties.string('EventSourceArn'));
    return queue === undefined ? [] : [readMapping(stack, properties, queue)];
  });
}

function readMapping(stack: Stack, properties: PropertyReader, queue: QueueDefinition): QueueMapping {
  for (const name of unsupported) {
    const found = properties.optional(name);
    if (found !== undefined) throw new TemplateError(`${found.path}: the local SQS has none`);
  }
  const { functionArn, timeoutSeconds } = findFunction(stack, properties.child('FunctionName'));
  if (queue.visibilityTimeout < timeoutSeconds * 1000) {
    throw new TemplateError(
      `${properties.path}: Queue visibility timeout: ${queue.visibilityTimeout / 1000} seconds is less than Function timeout: ${timeoutSeconds} seconds`,
    );
  }
  const responses = properties.strings('FunctionResponseTypes');
  return {
    queueArn: queue.arn,
    functionArn,
    batchSize: within(properties, 'BatchSize', properties.number('BatchSize') ?? defaultBatchSize, [1, 10]),
    maxConcurrency: readConcurrency(properties.optional('ScalingConfig')),
    reportsFailures: responses.includes('ReportBatchItemFailures'),
  };
}

function readConcurrency(scaling: PropertyReader | undefined): number {
  const maximum = scaling?.number('MaximumConcurrency');
  if (scaling === undefined || maximum === undefined) return defaultConcurrency;
  return within(scaling, 'MaximumConcurrency', maximum, [2, 1000]);
}

function within(
  { path }: PropertyReader,
  name: string,
  value: number,
  [least, most]: readonly [number, number],
): number {
  if (value < least || value > most)
    throw new TemplateError(`${path}.${name}: ${value} is not from ${least} to ${most}`);
  return value;
}

/** A mapping may name its function by name or ARN. */
function findFunction(
  stack: Stack,
  name: PropertyReader,
): { readonly functionArn: string; readonly timeoutSeconds: number } {
  for (const { logicalId, properties } of stack.ofType('AWS::Lambda::Function')) {
    const functionArn = stack.attribute(logicalId, 'Arn');
    if ([functionArn, stack.ref(logicalId)].includes(name.asString()))
      return { functionArn, timeoutSeconds: properties.number('Timeout') ?? defaultTimeoutSeconds };
  }
  throw new TemplateError(`${name.path}: the stack has no function ${name.asString()}`);
}
