import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../../iam/callers.ts';
import type { LambdaService } from '../../lambda/lambda-service.ts';
import { type FailedInvocation, invocationRecord, type SendMessage } from '../../sqs/dead-letters.ts';
import type { Queues } from '../../sqs/queues.ts';
import type { Stack } from '../../template/stack.ts';
import { isNotified, notificationRules } from './notification-rules.ts';
import { notificationEvent, type ObjectCreated, testEvent } from './object-created.ts';
import { type FailureQueue, retryPolicy } from './retry-policy.ts';

export interface NotificationOptions {
  readonly stack: Stack;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  readonly queues: Pick<Queues, 'send'>;
  readonly log: (line: string) => void;
  /** Receives events that failed after all retries. */
  readonly sendMessage: SendMessage;
  /** How long to wait before each retry, in milliseconds; Lambda waits one minute, then two. */
  readonly retryDelays?: readonly number[];
}

export interface BucketNotifications {
  /** Events that failed after all retries. */
  readonly failed: number;
  /** Delivers the event to every queue and, in the background, to every function whose rule matches. */
  publish(event: ObjectCreated): void;
  /** Resolves when no event is under way. */
  settled(): Promise<void>;
  /** Drops what waits for a retry, and retries nothing any more. */
  close(): Promise<void>;
}

const lambdaDelays = [60_000, 120_000];

/**
 * Notifies queues of new objects as S3 does, and functions as S3 and Lambda's asynchronous invocation do. Each queue gets
 * S3's test event first, by which S3 finds out whether it may send there.
 * @throws TemplateError, AccessDeniedError
 */
export function bucketNotifications(options: NotificationOptions): BucketNotifications {
  const { stack, lambda, queues, log, sendMessage, retryDelays = lambdaDelays } = options;
  const rules = notificationRules(stack);
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let failed = 0;

  function send(queueArn: string, bucket: string, message: unknown): void {
    const s3: Caller = { kind: 'service', name: 's3.amazonaws.com', sourceArn: `arn:aws:s3:::${bucket}` };
    queues.send(s3, queueArn, JSON.stringify(message));
  }

  async function invoke(functionArn: string, event: ObjectCreated, payload: unknown): Promise<void> {
    const policy = retryPolicy(stack, functionArn);
    for (let attempt = 0; ; attempt += 1) {
      try {
        await lambda.invoke(functionArn, payload);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (attempt >= policy.retries) {
          failed += 1;
          const failure = { functionArn, requestPayload: payload, invokeCount: attempt + 1, error };
          const place = fileAway(failure, policy.failureQueue, sendMessage);
          log(
            `S3: gave up ${event.eventName} ${event.bucket}/${event.key} (went to ${place}): ${String(error)}`,
          );
          return;
        }
        await wait(retryDelays[attempt] ?? 0, undefined, { signal: closing.signal }).catch(() => {});
      }
      if (closing.signal.aborted) return;
    }
  }

  function track(delivery: Promise<void>): void {
    const tracked = delivery.finally(() => underWay.delete(tracked));
    underWay.add(tracked);
  }

  for (const { target, bucket } of rules)
    if (target.kind === 'queue') send(target.arn, bucket, testEvent(bucket, new Date()));
  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    get failed() {
      return failed;
    },
    publish: (event) => {
      if (closing.signal.aborted) return;
      const { region, accountId } = stack.identity;
      for (const { id, target } of rules.filter((rule) => isNotified(rule, event))) {
        const payload = notificationEvent(event, { region, accountId, configurationId: id });
        if (target.kind === 'queue') send(target.arn, event.bucket, payload);
        else track(invoke(target.arn, event, payload));
      }
    },
    settled,
    close: async () => closing.abort(),
  };
}

/** Sends a failed event to its queue, if it has one; returns where it went. */
function fileAway(
  failed: FailedInvocation,
  queue: FailureQueue | undefined,
  sendMessage: SendMessage,
): string {
  if (queue === undefined) return 'nowhere: the function has no failure queue';
  sendMessage(
    queue.arn,
    queue.takes === 'event' ? failed.requestPayload : invocationRecord(failed, new Date()),
  );
  return queue.arn;
}
