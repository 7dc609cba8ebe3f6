import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';
import { parsePattern, type RecordFilter } from './record-filter.ts';

/** A function that is brought the changes of a table. */
export interface StreamMapping {
  readonly id: string;
  readonly tableName: string;
  /** As the template has it, which is what functions see. */
  readonly streamArn: string;
  readonly functionArn: string;
  readonly batchSize: number;
  /** Records that fit none are dropped; without filters none is. */
  readonly filters: readonly RecordFilter[];
  readonly bisects: boolean;
  readonly maxRetries: number;
  readonly maxAgeSeconds: number;
  /** Whether the function names the first record that failed. */
  readonly reportsFailures: boolean;
  /** The ARN of the queue for what is given up. */
  readonly failureQueue: string | undefined;
}

const defaultBatchSize = 100;
const fromDynamoDb = /^arn:aws:dynamodb:[^:]*:[^:]*:table\/([^/]+)\/stream\//;

/** Settings that would change what happens, and that nothing here does. */
const unsupported = ['TumblingWindowInSeconds', 'ParallelizationFactor', 'MaximumBatchingWindowInSeconds'];

/** The event source mappings of the stack whose source is a table. @throws TemplateError */
export function streamMappings(stack: Stack): StreamMapping[] {
  return stack.ofType('AWS::Lambda::EventSourceMapping').flatMap(({ logicalId, properties }) => {
    const streamArn = properties.string('EventSourceArn');
    const tableName = fromDynamoDb.exec(streamArn)?.[1];
    return tableName === undefined
      ? []
      : [readMapping(stack, logicalId, properties, { streamArn, tableName })];
  });
}

function readMapping(
  stack: Stack,
  id: string,
  properties: PropertyReader,
  source: Pick<StreamMapping, 'streamArn' | 'tableName'>,
): StreamMapping {
  for (const name of unsupported) {
    if (properties.optional(name) !== undefined)
      throw new TemplateError(`${id}.${name}: the local streams have none`);
  }
  const start = properties.string('StartingPosition');
  if (start !== 'TRIM_HORIZON') throw new TemplateError(`${id}: the local streams do not start at ${start}`);
  return {
    ...source,
    id,
    functionArn: functionArn(stack, properties.string('FunctionName'), id),
    batchSize: properties.number('BatchSize') ?? defaultBatchSize,
    filters: (properties.optional('FilterCriteria')?.items('Filters') ?? []).map((filter) =>
      parsePattern(filter.string('Pattern'), filter.path),
    ),
    bisects: properties.boolean('BisectBatchOnFunctionError'),
    maxRetries: limit(properties.number('MaximumRetryAttempts')),
    maxAgeSeconds: limit(properties.number('MaximumRecordAgeInSeconds')),
    reportsFailures: properties.strings('FunctionResponseTypes').includes('ReportBatchItemFailures'),
    failureQueue: properties.optional('DestinationConfig')?.optional('OnFailure')?.string('Destination'),
  };
}

/** Without a limit, and with -1, Lambda goes on for as long as the stream keeps the record. */
function limit(value: number | undefined): number {
  return value === undefined || value === -1 ? Number.POSITIVE_INFINITY : value;
}

function functionArn(stack: Stack, nameOrArn: string, id: string): string {
  const found = stack
    .ofType('AWS::Lambda::Function')
    .map(({ logicalId }) => ({ name: stack.ref(logicalId), arn: stack.attribute(logicalId, 'Arn') }))
    .find(({ name, arn }) => name === nameOrArn || arn === nameOrArn);
  if (found === undefined) throw new TemplateError(`${id}.FunctionName: there is no function ${nameOrArn}`);
  return found.arn;
}
