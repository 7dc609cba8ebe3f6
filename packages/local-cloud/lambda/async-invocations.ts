import { setTimeout as wait } from 'node:timers/promises';
import { type FailedInvocation, invocationRecord, type SendMessage } from '../sqs/dead-letters.ts';
import type { Stack } from '../template/stack.ts';
import type { LambdaService } from './lambda-service.ts';
import { type FailureQueue, retryPolicy } from './retry-policy.ts';

export interface AsyncInvocationOptions {
  readonly stack: Stack;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  readonly log: (line: string) => void;
  /** Receives events that failed after all retries. */
  readonly sendMessage: SendMessage;
  /** How long to wait before each retry, in milliseconds; Lambda waits one minute, then two. */
  readonly retryDelays?: readonly number[] | undefined;
}

const lambdaDelays = [60_000, 120_000];

/** Invokes functions for services that wait for no answer, as Lambda does: again after failures, and then it files the event away. */
export class AsyncInvocations {
  readonly #options: AsyncInvocationOptions;
  readonly #underWay = new Set<Promise<void>>();
  readonly #closing = new AbortController();
  #failed = 0;

  constructor(options: AsyncInvocationOptions) {
    this.#options = options;
  }

  /** Events that failed after all retries. */
  get failed(): number {
    return this.#failed;
  }

  /** Whether no event is under way. */
  get isDone(): boolean {
    return this.#underWay.size === 0;
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Delivers an event in the background. @param what as the log says that it was given up */
  deliver(functionArn: string, payload: unknown, what: string): void {
    const delivery = this.#deliver(functionArn, payload, what).finally(() => this.#underWay.delete(delivery));
    this.#underWay.add(delivery);
  }

  /** Resolves when no event is under way. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Drops what waits for a retry, and retries nothing any more. */
  async close(): Promise<void> {
    this.#closing.abort();
  }

  async #deliver(functionArn: string, payload: unknown, what: string): Promise<void> {
    const { stack, lambda, retryDelays = lambdaDelays } = this.#options;
    const policy = retryPolicy(stack, functionArn);
    const { signal } = this.#closing;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await lambda.invoke(functionArn, payload);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (attempt >= policy.retries) {
          const failed = { functionArn, requestPayload: payload, invokeCount: attempt + 1, error };
          this.#giveUp(failed, policy.failureQueue, what);
          return;
        }
        await wait(retryDelays[attempt] ?? 0, undefined, { signal }).catch(() => {});
      }
    }
  }

  #giveUp(failed: FailedInvocation, queue: FailureQueue | undefined, what: string): void {
    const { sendMessage, log } = this.#options;
    this.#failed += 1;
    const place = fileAway(failed, queue, sendMessage);
    log(`${what} (went to ${place}): ${String(failed.error)}`);
  }
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
