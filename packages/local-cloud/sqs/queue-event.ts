import { createHash } from 'node:crypto';
import { isRecord } from '../template/template.ts';
import type { ReceivedMessage } from './queue.ts';

/** The event of a batch, as Lambda gives it to functions. */
export function queueEvent(
  messages: readonly ReceivedMessage[],
  { queueArn, accountId }: { readonly queueArn: string; readonly accountId: string },
): { Records: Record<string, unknown>[] } {
  const awsRegion = queueArn.split(':')[3] ?? '';
  return {
    Records: messages.map((message) => ({
      messageId: message.messageId,
      receiptHandle: message.receiptHandle,
      body: message.body,
      attributes: {
        ApproximateReceiveCount: String(message.receiveCount),
        SentTimestamp: String(message.sentAt),
        SenderId: accountId,
        ApproximateFirstReceiveTimestamp: String(message.firstReceivedAt),
        ...(message.deadLetterSource !== undefined && { DeadLetterQueueSourceArn: message.deadLetterSource }),
      },
      messageAttributes: {},
      md5OfBody: createHash('md5').update(message.body).digest('hex'),
      eventSource: 'aws:sqs',
      eventSourceARN: queueArn,
      awsRegion,
    })),
  };
}

/**
 * The ids of the messages that failed by a function's response. As in Lambda, nothing said is no failure, and what does not
 * name messages of the batch is a failure of all of them.
 */
export function failedMessages(response: unknown, messageIds: readonly string[]): ReadonlySet<string> {
  if (response === null || response === undefined) return new Set();
  if (!isRecord(response)) return new Set(messageIds);
  const items = response.batchItemFailures ?? [];
  if (!Array.isArray(items)) return new Set(messageIds);
  const failed = items.map((item: unknown) => (isRecord(item) ? item.itemIdentifier : undefined));
  const isKnown = (id: unknown): id is string => typeof id === 'string' && messageIds.includes(id);
  return new Set(failed.every(isKnown) ? failed : messageIds);
}
