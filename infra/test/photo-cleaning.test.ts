import { readTemplate } from '@harbour-haul/testing/assembly';
import { expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { PhotoCleaning } from '../lib/lambdas/photo-cleaning.ts';
import { HOST_BINARIES_CONTEXT } from '../lib/names.ts';
import { dataTables } from '../lib/storage/data-tables.ts';
import { PhotosBucket } from '../lib/storage/photos-bucket.ts';

const template = Template.fromJSON(readTemplate());
const deadLetters = { 'Fn::GetAtt': [Match.stringLikeRegexp('^PhotoCleaningDeadLetters'), 'Arn'] };

it.each([
  { name: 'Cleaner', prefix: 'quarantine/', queueName: 'Uploads', batchSize: 1 },
  { name: 'Classifier', prefix: 'clean/', queueName: 'CleanPictures', batchSize: 5 },
])('brings the $name what is put into $prefix by a queue, two batches at a time', (row) => {
  const ofQueue = Match.stringLikeRegexp(`^PhotoCleaning${row.queueName}Queue`);
  const queue = { 'Fn::GetAtt': [ofQueue, 'Arn'] };
  const ofFunction = Match.stringLikeRegexp(`^PhotoCleaning${row.name}Function`);
  template.hasResourceProperties('Custom::S3BucketNotifications', {
    NotificationConfiguration: {
      QueueConfigurations: Match.arrayWith([
        {
          Events: ['s3:ObjectCreated:Put'],
          Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: row.prefix }] } },
          QueueArn: queue,
        },
      ]),
    },
  });
  template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    EventSourceArn: queue,
    FunctionName: { Ref: ofFunction },
    BatchSize: row.batchSize,
    ScalingConfig: { MaximumConcurrency: 2 },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

/** Every queue that gives up messages, with the timeout of the function that reads it. */
function readQueues() {
  const resources = readTemplate().Resources;
  return Object.values(resources)
    .filter(({ Type }) => Type === 'AWS::Lambda::EventSourceMapping')
    .map(({ Properties = {} }) => {
      const id = (Properties.EventSourceArn as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0];
      const reader = (Properties.FunctionName as { Ref: string }).Ref;
      return { queue: resources[id], timeout: Number(resources[reader]?.Properties?.Timeout) };
    })
    .filter(({ queue }) => queue?.Type === 'AWS::SQS::Queue');
}

it('hides a message for six times as long as its function may take, and gives it up after five receives', () => {
  const queues = readQueues();
  expect(queues).toHaveLength(2);
  for (const { queue, timeout } of queues) {
    const properties = queue?.Properties;
    expect(properties?.VisibilityTimeout).toBe(6 * timeout);
    expect(properties?.SqsManagedSseEnabled).toBe(true);
    expect(properties?.RedrivePolicy).toMatchObject({ maxReceiveCount: 5 });
  }
  template.hasResourceProperties('AWS::SQS::Queue', {
    RedrivePolicy: { deadLetterTargetArn: deadLetters, maxReceiveCount: 5 },
  });
});

it('lets one bucket of one account send to its queue', () => {
  template.hasResourceProperties('AWS::SQS::QueuePolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Action: 'sqs:SendMessage',
          Condition: {
            ArnLike: { 'aws:SourceArn': { 'Fn::GetAtt': [Match.stringLikeRegexp('^PhotosBucket'), 'Arn'] } },
            StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } },
          },
          Principal: { Service: 's3.amazonaws.com' },
        }),
      ]),
    },
  });
});

it('keeps dead letters for two weeks', () => {
  template.hasResourceProperties('AWS::SQS::Queue', {
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 3600,
  });
});

it('leaves out the classifier where the context sets that', () => {
  const app = new App({
    context: { [HOST_BINARIES_CONTEXT]: true, photoClassifier: 'false' },
    builtinCloudFormationValidation: false,
  });
  const stack = new Stack(app);
  const { bucket } = new PhotosBucket(stack, 'PhotosBucket', { siteOrigins: ['https://site.example'] });
  new PhotoCleaning(stack, 'PhotoCleaning', { bucket, tables: dataTables(stack) });
  const other = Template.fromStack(stack);
  expect(JSON.stringify(other.toJSON())).not.toMatch(/rekognition|PhotoCleaningClassifier|CleanPictures/);
});
