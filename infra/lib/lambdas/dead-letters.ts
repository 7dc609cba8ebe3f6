import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IEventSourceDlq, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface DeadLettersProps {
  /** What is notified as soon as there is one. */
  alarms: Topic;
  description: string;
}

/** Where events go that a function has failed on three times, with an alarm that rings while there are any. */
export class DeadLetters extends Construct {
  readonly #queue: Queue;

  constructor(scope: Construct, id: string, { alarms, description }: DeadLettersProps) {
    super(scope, id);
    this.#queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const alarm = new Alarm(this, 'Alarm', {
      alarmDescription: description,
      metric: this.#queue.metricApproximateNumberOfMessagesVisible({
        period: Duration.minutes(1),
        statistic: 'Maximum',
      }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(alarms));
  }

  /** Tries an event of this function twice more, after one minute and after two, before it is a dead letter. */
  takeFrom(handler: LambdaFunction): void {
    handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.#queue) });
  }

  /** Where a stream's reader sends what a function has failed on: the place in the stream, not the records. */
  get ofStreams(): IEventSourceDlq {
    return new SqsDlq(this.#queue);
  }
}
