import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';

/** How often most alarms look. */
export const FIVE_MINUTES = Duration.minutes(5);

/** Under which heading of docs/operations.md it is said what to do. */
type RunbookSection =
  | 'A function fails'
  | 'A function is slow'
  | 'Functions are short'
  | 'Calls fail'
  | 'Calls are slow'
  | 'Sockets fail'
  | 'Pages fail'
  | 'Dead letters'
  | 'A queue stands still'
  | 'Tables refuse'
  | 'No lead in a business day'
  | 'Sign-ins are guessed'
  | 'Somebody floods'
  | 'Pushes fail';

interface RunbookAlarm {
  /** What the alarm is called behind its environment. */
  name: string;
  /** One sentence for who is woken by it. */
  means: string;
  section: RunbookSection;
  metric: IMetric;
  threshold: number;
  /** It rings below the threshold, and not at or above it. */
  below?: boolean;
  /** How many periods in a row; one by default. */
  periods?: number;
  /** What a period says in which nothing was recorded: that all is well, by default. */
  missing?: TreatMissingData;
}

/** Makes an alarm that reaches the topic, and whose text says what it means and where to read on. */
export function addAlarm(scope: Construct, topic: ITopic, alarm: RunbookAlarm): Alarm {
  const { name, means, section, metric, threshold, below = false, periods = 1 } = alarm;
  const added = new Alarm(scope, name, {
    alarmName: `${environmentName(scope)}-${name}`,
    alarmDescription: `${means} What to do: docs/operations.md, "${section}".`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: below
      ? ComparisonOperator.LESS_THAN_THRESHOLD
      : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: alarm.missing ?? TreatMissingData.NOT_BREACHING,
  });
  added.addAlarmAction(new SnsAction(topic));
  return added;
}

/** What the names begin with that an account has once in a region: the stage, and the stack where it has a name of its own. */
export function environmentName(scope: Construct): string {
  const { stage, stackName } = settingsOf(scope);
  const isUsual = stackName === 'HarbourHaul' || stackName === `HarbourHaul-${stage}`;
  return isUsual ? stage : `${stage}-${stackName}`;
}
