import { setTimeout as wait } from 'node:timers/promises';
import type { LambdaService } from '../../lambda/lambda-service.ts';
import { type FailedInvocation, invocationRecord, type SendMessage } from '../../sqs/dead-letters.ts';
import type { Stack } from '../../template/stack.ts';
import { isNotified, type NotificationRule, notificationRules } from './notification-rules.ts';
import { notificationEvent, type ObjectCreated } from './object-created.ts';
import { type FailureQueue, type RetryPolicy, retryPolicy } from './retry-policy.ts';

export interface NotificationOptions {
  readonly stack: Stack;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  readonly log: (line: string) => void;
  /** Receives events that failed after all retries. */
  readonly sendMessage: SendMessage;
  /** How long to wait before each retry, in milliseconds; Lambda waits one minute, then two. */
  readonly retryDelays?: readonly number[];
}

export interface BucketNotifications {
  /** Events that failed after all retries. */
  readonly failed: number;
  /** Delivers the event to every function whose rule matches, in the background. */
  publish(event: ObjectCreated): void;
  /** Resolves when no event is under way. */
  settled(): Promise<void>;
  /** Drops what waits for a retry, and retries nothing any more. */
  close(): Promise<void>;
}

const lambdaDelays = [60_000, 120_000];

/** Notifies functions of new objects as S3 and Lambda's asynchronous invocation do. @throws TemplateError */
export function bucketNotifications(options: NotificationOptions): BucketNotifications {
  const { stack, lambda, log, sendMessage, retryDelays = lambdaDelays } = options;
  const rules = notificationRules(stack).map((rule) => ({
    rule,
    policy: retryPolicy(stack, rule.functionArn),
  }));
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();
  let failed = 0;

  async function deliver(rule: NotificationRule, policy: RetryPolicy, event: ObjectCreated): Promise<void> {
    const { region, accountId } = stack.identity;
    const payload = notificationEvent(event, { region, accountId, configurationId: rule.id });
    for (let attempt = 0; ; attempt += 1) {
      try {
        await lambda.invoke(rule.functionArn, payload);
        return;
      } catch (error) {
        if (closing.signal.aborted) return;
        if (attempt >= policy.retries) {
          failed += 1;
          const { functionArn } = rule;
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

  const settled = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay);
  };
  return {
    get failed() {
      return failed;
    },
    publish: (event) => {
      if (closing.signal.aborted) return;
      for (const { rule, policy } of rules.filter((each) => isNotified(each.rule, event))) {
        const delivery = deliver(rule, policy, event).finally(() => underWay.delete(delivery));
        underWay.add(delivery);
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
