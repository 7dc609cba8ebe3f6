import { randomUUID } from 'node:crypto';
import type { AsyncInvocations } from '../lambda/async-invocations.ts';
import type { MessageFiles } from '../ses/message-files.ts';
import type { Stack } from '../template/stack.ts';
import { type Publish, SnsError } from './sns-server.ts';
import { type LocalTopic, readTopics } from './topics.ts';

export interface PublisherOptions {
  readonly stack: Stack;
  readonly invocations: Pick<AsyncInvocations, 'deliver'>;
  /** Where texts are written to. */
  readonly files: MessageFiles;
}

/** Delivers what is published: a file for each phone, an event for each function. */
export function createPublisher({ stack, invocations, files }: PublisherOptions): Publish {
  const topics = readTopics(stack);
  return (topicArn, message) => {
    const topic = topics.get(topicArn);
    if (topic === undefined) throw new SnsError(404, 'NotFound', 'Topic does not exist');
    const messageId = randomUUID();
    for (const phone of topic.phones) files.write(phone, { txt: `To: ${phone}\n\n${message}\n` });
    const event = snsEvent(topic, messageId, message);
    for (const functionArn of topic.functionArns)
      invocations.deliver(functionArn, event, `SNS: gave up a message of ${topicArn}`);
    return messageId;
  };
}

function snsEvent({ arn }: LocalTopic, messageId: string, message: string): Record<string, unknown> {
  const Sns = {
    Type: 'Notification',
    MessageId: messageId,
    TopicArn: arn,
    Subject: null,
    Message: message,
    Timestamp: new Date().toISOString(),
    MessageAttributes: {},
  };
  return {
    Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', EventSubscriptionArn: `${arn}:local`, Sns }],
  };
}
