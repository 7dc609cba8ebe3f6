import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** The context key of the address that alarms are sent to: `cdk deploy --context alarmEmail=ops@…`. */
const ALARM_EMAIL = 'alarmEmail';

/** What alarms are published to. Without an address they are to be seen in CloudWatch alone. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Harbour Haul alarms', enforceSSL: true });
    const email: unknown = this.node.tryGetContext(ALARM_EMAIL);
    if (typeof email === 'string' && email !== '') this.topic.addSubscription(new EmailSubscription(email));
  }
}
