import { setTimeout as wait } from 'node:timers/promises';
import type { AsyncInvocations } from '../lambda/async-invocations.ts';
import type { LambdaService } from '../lambda/lambda-service.ts';
import type { QueueReaders } from '../sqs/queue-readers.ts';
import type { TableStreams } from '../streams/table-streams.ts';

interface Work {
  readonly lambda: Pick<LambdaService, 'load'>;
  readonly streams: Pick<TableStreams, 'caughtUp'>;
  readonly queueReaders: Pick<QueueReaders, 'isDone'>;
  readonly invocations: Pick<AsyncInvocations, 'isDone'>;
}

const INTERVAL = 20;

/** Resolves when nothing is left to do: what functions write may come to others by streams and queues again. */
export async function whenIdle({ lambda, streams, queueReaders, invocations }: Work): Promise<void> {
  for (;;) {
    const { begun } = lambda.load();
    await streams.caughtUp();
    const now = lambda.load();
    const isDelivered = queueReaders.isDone() && invocations.isDone;
    if (now.underWay === 0 && now.begun === begun && isDelivered) return;
    await wait(INTERVAL);
  }
}
