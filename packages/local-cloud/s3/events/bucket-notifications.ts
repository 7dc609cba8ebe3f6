import type { Caller } from '../../iam/callers.ts';
import { type AsyncInvocationOptions, AsyncInvocations } from '../../lambda/async-invocations.ts';
import type { Queues } from '../../sqs/queues.ts';
import { isNotified, notificationRules } from './notification-rules.ts';
import { notificationEvent, type ObjectCreated, testEvent } from './object-created.ts';

export interface NotificationOptions extends AsyncInvocationOptions {
  readonly queues: Pick<Queues, 'send'>;
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

/**
 * Notifies queues of new objects as S3 does, and functions as S3 and Lambda's asynchronous invocation do. Each queue gets
 * S3's test event first, by which S3 finds out whether it may send there.
 * @throws TemplateError, AccessDeniedError
 */
export function bucketNotifications(options: NotificationOptions): BucketNotifications {
  const { stack, queues } = options;
  const rules = notificationRules(stack);
  const invocations = new AsyncInvocations(options);

  function send(queueArn: string, bucket: string, message: unknown): void {
    const s3: Caller = { kind: 'service', name: 's3.amazonaws.com', sourceArn: `arn:aws:s3:::${bucket}` };
    queues.send(s3, queueArn, JSON.stringify(message));
  }

  for (const { target, bucket } of rules)
    if (target.kind === 'queue') send(target.arn, bucket, testEvent(bucket, new Date()));
  return {
    get failed() {
      return invocations.failed;
    },
    publish: (event) => {
      if (invocations.isClosed) return;
      const { region, accountId } = stack.identity;
      for (const { id, target } of rules.filter((rule) => isNotified(rule, event))) {
        const payload = notificationEvent(event, { region, accountId, configurationId: id });
        if (target.kind === 'queue') send(target.arn, event.bucket, payload);
        else
          invocations.deliver(
            target.arn,
            payload,
            `S3: gave up ${event.eventName} ${event.bucket}/${event.key}`,
          );
      }
    },
    settled: () => invocations.settled(),
    close: () => invocations.close(),
  };
}
