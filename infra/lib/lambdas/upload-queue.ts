import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping } from 'aws-cdk-lib/aws-lambda';
import {
  type BucketNotificationDestinationConfig,
  BucketNotificationDestinationType,
  EventType,
  type IBucket,
  type IBucketNotificationDestination,
} from 'aws-cdk-lib/aws-s3';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { PHOTO_PREFIXES, type PhotoPrefix } from '../storage/photos-bucket.ts';
import type { DeadLetters } from './dead-letters.ts';
import type { Grantable } from './product-function.ts';

/**
 * How often a message is tried before it is a dead letter: AWS's advice for a queue that feeds Lambda is five at least, since a
 * receive counts where no function was free too. A store that refuses writes for minutes loses no photo then.
 */
const MAX_RECEIVES = 5;

/**
 * How many of a queue's messages are worked on at a time: the least that Lambda takes. A new account runs ten functions at
 * a time, and a burst of photos must leave most of them to people.
 */
const MAX_CONCURRENCY = 2;

interface UploadQueueProps {
  bucket: IBucket;
  prefix: PhotoPrefix;
  handler: Grantable;
  /** The handler's own timeout. */
  timeout: Duration;
  /** How many messages an invocation gets at most. */
  batchSize: number;
  deadLetters: DeadLetters;
}

/** Brings a function what is put below a prefix, a few at a time however many come at once. */
export class UploadQueue extends Construct implements IBucketNotificationDestination {
  readonly #queue: Queue;

  constructor(scope: Construct, id: string, props: UploadQueueProps) {
    super(scope, id);
    const { bucket, prefix, deadLetters, timeout } = props;
    this.#queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // AWS's advice: Lambda goes on trying a batch for a while where all its functions are busy.
      visibilityTimeout: Duration.seconds(6 * timeout.toSeconds()),
      deadLetterQueue: { queue: deadLetters.queue, maxReceiveCount: MAX_RECEIVES },
    });
    // Of what is put, and not of what is copied: an image on its way into the trash is nothing new.
    bucket.addEventNotification(EventType.OBJECT_CREATED_PUT, this, { prefix: PHOTO_PREFIXES[prefix] });
    this.#feed(props);
  }

  /** Lets the bucket send to the queue, and no other bucket or account. S3 tries it as soon as it is told of the queue. */
  bind(_scope: Construct, bucket: IBucket): BucketNotificationDestinationConfig {
    this.#queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [this.#queue.queueArn],
        conditions: {
          ArnLike: { 'aws:SourceArn': bucket.bucketArn },
          StringEquals: { 'aws:SourceAccount': Stack.of(this).account },
        },
      }),
    );
    return {
      arn: this.#queue.queueArn,
      type: BucketNotificationDestinationType.QUEUE,
      dependencies: [this.#queue],
    };
  }

  #feed({ handler, batchSize }: UploadQueueProps): void {
    handler.allow(
      ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
      [this.#queue.queueArn],
    );
    new EventSourceMapping(this, 'Mapping', {
      target: handler.lambda,
      eventSourceArn: this.#queue.queueArn,
      batchSize,
      maxConcurrency: MAX_CONCURRENCY,
      reportBatchItemFailures: true,
    });
  }
}
