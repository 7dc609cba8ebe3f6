import { setTimeout as wait } from 'node:timers/promises';
import { TooManyRequestsError } from '../lambda/lambda-errors.ts';
import type { LambdaService } from '../lambda/lambda-service.ts';
import type { Stack } from '../template/stack.ts';
import type { Queue, ReceivedMessage } from './queue.ts';
import { failedMessages, queueEvent } from './queue-event.ts';
import { type QueueMapping, queueMappings } from './queue-mappings.ts';
import type { Queues } from './queues.ts';

export interface QueueReadersOptions {
  readonly stack: Stack;
  readonly queues: Queues;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  readonly log: (line: string) => void;
  /** How long what failed waits before each retry, in milliseconds; for the queue's visibility timeout without it. */
  readonly retryDelays?: readonly number[] | undefined;
}

/** How long Lambda's reader waits when no function is free, in milliseconds; longer each time. */
const firstPause = 100;

export interface QueueReaders {
  /** Whether the queues that functions read hold nothing, not even what waits for its next try. */
  isDone(): boolean;
  close(): Promise<void>;
}

/** Brings messages to the functions that the template maps to queues. @throws TemplateError */
export function startQueueReaders(options: QueueReadersOptions): QueueReaders {
  const closing = new AbortController();
  const mappings = queueMappings(options.stack);
  for (const mapping of mappings) readQueue(mapping, options, closing.signal);
  return {
    isDone: () => mappings.every(({ queueArn }) => options.queues.find(queueArn).size === 0),
    close: async () => closing.abort(),
  };
}

function readQueue(mapping: QueueMapping, options: QueueReadersOptions, closing: AbortSignal): void {
  const queue = options.queues.find(mapping.queueArn);
  let underWay = 0;
  const read = (): void => {
    while (underWay < mapping.maxConcurrency && !closing.aborted) {
      const batch = queue.receive(mapping.batchSize);
      if (batch.length === 0) return;
      underWay += 1;
      void deliver(queue, mapping, batch, options, closing).finally(() => {
        underWay -= 1;
        read();
      });
    }
  };
  queue.onAvailable(read);
}

/** Deletes what was done, and leaves the rest to come again. */
async function deliver(
  queue: Queue,
  mapping: QueueMapping,
  batch: readonly ReceivedMessage[],
  { lambda, stack, log, retryDelays }: QueueReadersOptions,
  closing: AbortSignal,
): Promise<void> {
  const { queueArn, functionArn, reportsFailures } = mapping;
  const { accountId } = stack.identity;
  const ids = batch.map(({ messageId }) => messageId);
  let failed: ReadonlySet<string>;
  try {
    const until = Date.now() + queue.definition.visibilityTimeout;
    const invoke = () => lambda.invoke(functionArn, queueEvent(batch, { queueArn, accountId }));
    const response = await whenFree(invoke, until, closing);
    failed = reportsFailures ? failedMessages(response, ids) : new Set();
  } catch (error) {
    if (closing.aborted) return;
    log(`SQS: a batch of ${queue.definition.name} failed: ${String(error)}`);
    failed = new Set(ids);
  }
  for (const message of batch) {
    if (!failed.has(message.messageId)) queue.delete(message);
    else if (retryDelays !== undefined)
      queue.changeVisibility(message, retryDelays[message.receiveCount - 1] ?? 0);
  }
}

/** Tries again while Lambda runs as many functions as it may, for as long as nobody else gets the messages. */
async function whenFree<T>(invoke: () => Promise<T>, until: number, signal: AbortSignal): Promise<T> {
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await invoke();
    } catch (error) {
      if (!(error instanceof TooManyRequestsError) || Date.now() + pause > until) throw error;
      await wait(pause, undefined, { signal });
    }
  }
}
