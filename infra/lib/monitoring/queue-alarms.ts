import { Duration } from 'aws-cdk-lib';
import { Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { addAlarm, FIVE_MINUTES } from './runbook-alarm.ts';

/** Longer than five attempts of the slowest function take. */
const STANDSTILL = Duration.minutes(40);

/** Dead letters are kept for 14 days, and what is lost then is lost for good. */
const LETTERS_OLD = Duration.days(10);

/** The alarms of one queue: of one that holds dead letters, or of one that is worked on. */
export function addQueueAlarms(scope: Construct, topic: ITopic, queue: Queue): void {
  const name = queueName(queue);
  const age = queue.metricApproximateAgeOfOldestMessage({ period: FIVE_MINUTES, statistic: Stats.MAXIMUM });
  if (queue.deadLetterQueue) {
    addAlarm(scope, topic, {
      name: `${name}-waits`,
      means: `What lies in the queue ${name} is not worked on.`,
      section: 'A queue stands still',
      metric: age,
      threshold: STANDSTILL.toSeconds(),
    });
    return;
  }
  addAlarm(scope, topic, {
    name: `${name}-any`,
    means: `An event was tried several times in vain and lies in the queue ${name}.`,
    section: 'Dead letters',
    metric: queue.metricApproximateNumberOfMessagesVisible({
      period: Duration.minutes(1),
      statistic: Stats.MAXIMUM,
    }),
    threshold: 1,
  });
  addAlarm(scope, topic, {
    name: `${name}-old`,
    means: `A dead letter has lain in the queue ${name} for ten days, and is lost after fourteen.`,
    section: 'Dead letters',
    metric: age,
    threshold: LETTERS_OLD.toSeconds(),
  });
}

/** Where a queue stands in the stack: `PhotoCleaning/DeadLetters/Queue` is `photo-cleaning-dead-letters`. */
function queueName({ node }: Queue): string {
  const path = node.scopes.slice(2).map(({ node: { id } }) => id);
  const words = path.filter((id) => id !== 'Queue').join('-');
  return words.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}
