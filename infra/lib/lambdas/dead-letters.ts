import { Duration } from 'aws-cdk-lib';
import type { IEventSourceDlq, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Where events go that a function has failed on several times; an alarm rings while there are any (`monitoring/`). */
export class DeadLetters extends Construct {
  /** What a queue's messages go to that were received too often. */
  readonly queue: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
  }

  /** Tries an event of this function twice more, after one minute and after two, before it is a dead letter. */
  takeFrom(handler: LambdaFunction): void {
    handler.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(this.queue) });
  }

  /** Where a stream's reader sends what a function has failed on: the place in the stream, not the records. */
  get ofStreams(): IEventSourceDlq {
    return new SqsDlq(this.queue);
  }
}
