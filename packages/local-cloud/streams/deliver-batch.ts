import { setTimeout as wait } from 'node:timers/promises';
import type { LambdaService } from '../lambda/lambda-service.ts';
import { isRecord } from '../template/template.ts';
import type { StreamRecord } from './stream-client.ts';
import type { StreamMapping } from './stream-mappings.ts';

/** What was given up, and how often it was tried. */
export interface GivenUp {
  readonly records: readonly StreamRecord[];
  readonly attempts: number;
  readonly condition: 'RetryAttemptsExhausted' | 'EventAgeExceeded';
}

export interface DeliveryOptions {
  readonly mapping: StreamMapping;
  readonly region: string;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  /** How long to wait before each retry, in milliseconds; the last for all after it. */
  readonly retryDelays: readonly number[];
  readonly signal: AbortSignal;
  readonly giveUp: (given: GivenUp) => void;
}

/**
 * Brings records to the function as Lambda does: from the first that failed on again, cut in halves where that is set,
 * until all are done or given up. @throws AbortError when the signal ends it, with nothing given up
 */
export async function deliverBatch(
  records: readonly StreamRecord[],
  options: DeliveryOptions,
): Promise<void> {
  const { mapping, retryDelays, signal } = options;
  let left = records;
  for (let attempts = 1; ; attempts += 1) {
    const failedFrom = await firstFailure(left, options);
    signal.throwIfAborted();
    if (failedFrom === undefined) return;
    // What stands before the failure is done, and a new beginning.
    if (failedFrom > 0) return deliverBatch(left.slice(failedFrom), options);
    left = left.slice(failedFrom);
    if (mapping.bisects && left.length > 1) {
      const middle = Math.ceil(left.length / 2);
      await deliverBatch(left.slice(0, middle), options);
      return deliverBatch(left.slice(middle), options);
    }
    const condition = endOf(left, attempts, mapping);
    if (condition !== undefined) return options.giveUp({ records: left, attempts, condition });
    await wait(retryDelays[attempts - 1] ?? retryDelays.at(-1) ?? 0, undefined, { signal });
  }
}

function endOf(
  [first]: readonly StreamRecord[],
  attempts: number,
  { maxRetries, maxAgeSeconds }: StreamMapping,
): GivenUp['condition'] | undefined {
  if (attempts > maxRetries) return 'RetryAttemptsExhausted';
  const age = Date.now() / 1000 - (first?.dynamodb.ApproximateCreationDateTime ?? 0);
  return age > maxAgeSeconds ? 'EventAgeExceeded' : undefined;
}

/** The index of the first record that failed; undefined where none did. */
async function firstFailure(
  records: readonly StreamRecord[],
  { mapping, region, lambda }: DeliveryOptions,
): Promise<number | undefined> {
  const Records = records.map((record) => ({
    ...record,
    awsRegion: region,
    eventSourceARN: mapping.streamArn,
  }));
  try {
    const result = await lambda.invoke(mapping.functionArn, { Records });
    return mapping.reportsFailures ? reportedFailure(result, records) : undefined;
  } catch {
    return 0;
  }
}

/** Nothing, null and an empty list are a success; what names no record of the batch is a failure of all. */
function reportedFailure(result: unknown, records: readonly StreamRecord[]): number | undefined {
  const failures = isRecord(result) ? result.batchItemFailures : undefined;
  if (!Array.isArray(failures) || failures.length === 0) return undefined;
  const numbers = failures.map((failure) => (isRecord(failure) ? failure.itemIdentifier : undefined));
  const indexes = numbers.map((number) =>
    records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === number),
  );
  return Math.max(0, Math.min(...indexes));
}
