import { Topic } from 'aws-cdk-lib/aws-sns';
import { SmsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Grantable } from '../lambdas/product-function.ts';
import type { NoticeSettings } from '../settings/notice-settings.ts';

/** The value of a function's TEAM_TOPIC where nobody gets texts. */
const NO_TOPIC = 'none';

/** The topic that texts to the team are published to: one of its phones, or one that is there already. */
export class TeamTexts extends Construct {
  readonly topicArn: string;

  constructor(scope: Construct, id: string, { teamPhones, teamTopicArn }: NoticeSettings) {
    super(scope, id);
    this.topicArn = teamTopicArn ?? (teamPhones.length > 0 ? this.#topicOf(teamPhones).topicArn : NO_TOPIC);
  }

  allowPublishing(grantee: Grantable): void {
    if (this.topicArn !== NO_TOPIC) grantee.allow(['sns:Publish'], [this.topicArn]);
  }

  /** A topic, since the right to text a number is the right to text every number. */
  #topicOf(phones: readonly string[]): Topic {
    const topic = new Topic(this, 'Topic', { displayName: 'Harbour Haul', enforceSSL: true });
    for (const phone of phones) topic.addSubscription(new SmsSubscription(phone));
    return topic;
  }
}
