import { notificationRules } from '../s3/events/notification-rules.ts';
import { scheduleRules } from '../schedules/schedule-rules.ts';
import { readTopics } from '../sns/topics.ts';
import { queueMappings } from '../sqs/queue-mappings.ts';
import { streamMappings } from '../streams/stream-mappings.ts';
import type { Stack } from '../template/stack.ts';

/** The ARNs of the functions that run of themselves: on new objects, changes of tables, messages, and by the clock. */
export function eventFunctionArns(stack: Stack): string[] {
  return [
    ...notificationRules(stack)
      .filter(({ target }) => target.kind === 'function')
      .map(({ target }) => target.arn),
    ...queueMappings(stack).map(({ functionArn }) => functionArn),
    ...streamMappings(stack).map(({ functionArn }) => functionArn),
    ...[...readTopics(stack).values()].flatMap(({ functionArns }) => functionArns),
    ...scheduleRules(stack).flatMap(({ functionArns }) => functionArns),
  ];
}
