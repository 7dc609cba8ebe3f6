import type { Stack } from '../template/stack.ts';
import { TemplateError } from '../template/template.ts';

/** A topic of the stack, and who gets what is published to it. */
export interface LocalTopic {
  readonly arn: string;
  /** Phones, as `+1902…`. */
  readonly phones: readonly string[];
  readonly functionArns: readonly string[];
}

/** The topics of the stack by ARN. Mail subscriptions have to be confirmed, which nobody does here. @throws TemplateError */
export function readTopics(stack: Stack): ReadonlyMap<string, LocalTopic> {
  const subscriptions = stack.ofType('AWS::SNS::Subscription').map(({ logicalId, properties }) => ({
    topicArn: properties.string('TopicArn'),
    protocol: known(properties.string('Protocol'), logicalId),
    endpoint: properties.string('Endpoint'),
  }));
  const topics = stack.ofType('AWS::SNS::Topic').map(({ logicalId }): LocalTopic => {
    const arn = stack.ref(logicalId);
    const endpoints = (protocol: string) =>
      subscriptions
        .filter((subscription) => subscription.topicArn === arn && subscription.protocol === protocol)
        .map(({ endpoint }) => endpoint);
    return { arn, phones: endpoints('sms'), functionArns: endpoints('lambda') };
  });
  return new Map(topics.map((topic) => [topic.arn, topic]));
}

function known(protocol: string, logicalId: string): string {
  if (['sms', 'lambda', 'email'].includes(protocol)) return protocol;
  throw new TemplateError(`${logicalId}.Protocol: the local SNS does not deliver by ${protocol}`);
}
