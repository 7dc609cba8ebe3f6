import { readTemplate } from '@harbour-haul/testing/assembly';
import { expect, it } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { PhotoCleaning } from '../lib/lambdas/photo-cleaning.ts';
import { HOST_BINARIES_CONTEXT } from '../lib/names.ts';
import { dataTables } from '../lib/storage/data-tables.ts';
import { PhotosBucket } from '../lib/storage/photos-bucket.ts';

const template = Template.fromJSON(readTemplate());
const queue = { 'Fn::GetAtt': [Match.stringLikeRegexp('^PhotoCleaningDeadLetters'), 'Arn'] };

it.each([
  ['Cleaner', 'quarantine/', 1769],
  ['Classifier', 'clean/', 512],
])('notifies the %s of what is put into %s', (name, prefix, MemorySize) => {
  const ofFunction = Match.stringLikeRegexp(`^PhotoCleaning${name}`);
  template.hasResourceProperties('Custom::S3BucketNotifications', {
    NotificationConfiguration: {
      LambdaFunctionConfigurations: Match.arrayWith([
        {
          Events: ['s3:ObjectCreated:Put'],
          Filter: { Key: { FilterRules: [{ Name: 'prefix', Value: prefix }] } },
          LambdaFunctionArn: { 'Fn::GetAtt': [ofFunction, 'Arn'] },
        },
      ]),
    },
  });
  template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
    FunctionName: { Ref: ofFunction },
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: queue } },
  });
  const functions = template.findResources('AWS::Lambda::Function', { Properties: { MemorySize } });
  expect(Object.keys(functions).some((id) => id.startsWith(`PhotoCleaning${name}`))).toBe(true);
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
  expect(JSON.stringify(other.toJSON())).not.toMatch(/rekognition|PhotoCleaningClassifier/);
});
