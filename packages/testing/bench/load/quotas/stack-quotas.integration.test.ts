import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { expect, it } from '@jest/globals';
import { ASSEMBLY_DIR, readTemplate } from '../../../assembly.ts';
import { AWS_QUOTAS, DYNAMODB } from './aws-quotas.ts';
import { stackQuotas, streamReaders } from './stack-quotas.ts';

const stack = openStack(readCloudAssembly(ASSEMBLY_DIR));

/** What the template has of each service that somebody's visit reaches: resources, or rights where it has none of those. */
const SERVICES: Record<string, string> = {
  Lambda: 'AWS::Lambda::Function',
  'API Gateway': 'AWS::ApiGatewayV2::Api',
  DynamoDB: 'AWS::DynamoDB::Table',
  S3: 'AWS::S3::Bucket',
  SQS: 'AWS::SQS::Queue',
  SNS: 'AWS::SNS::Topic',
  SES: 'AWS::SES::EmailIdentity',
  KMS: 'AWS::KMS::Key',
  CloudFront: 'AWS::CloudFront::Distribution',
  'CloudWatch Logs': 'AWS::Logs::LogGroup',
  Rekognition: 'rekognition:DetectLabels',
  SSM: 'ssm:GetParameter',
};
/** What the stack has beside them: who may do what, what rings and shows, and what goes by the clock. */
const ASIDE = ['IAM', 'CloudWatch', 'Events', 'Scheduler', 'ApiGateway', 'CDK'];

it('a quota is named of every service that the stack has, and of no other', () => {
  const named = new Set([...AWS_QUOTAS, ...stackQuotas(stack)].map(({ service }) => service));
  expect([...named].toSorted()).toEqual(Object.keys(SERVICES).toSorted());
  const text = JSON.stringify(readTemplate());
  expect(Object.values(SERVICES).filter((found) => !text.includes(`"${found}"`))).toEqual([]);
  const kinds = Object.values(readTemplate().Resources).map(({ Type }) => /^AWS::(\w+)::/.exec(Type)?.[1]);
  const known = Object.values(SERVICES).map((found) => /^AWS::(\w+)::/.exec(found)?.[1]);
  expect(new Set(kinds.filter((kind) => kind && ![...known, ...ASIDE].includes(kind)))).toEqual(new Set());
});

it('no stream of a table has more readers than DynamoDB lets', () => {
  const readers = [...streamReaders(stack).values()];
  expect(readers.length).toBeGreaterThan(0);
  expect(Math.max(...readers)).toBeLessThanOrEqual(DYNAMODB.streamReaders);
});

it('one partition of a table takes all that its maximum lets through', () => {
  const tables = stackQuotas(stack).filter(({ service }) => service === 'DynamoDB');
  const of = (end: string) =>
    new Map(tables.filter(({ name }) => name.endsWith(end)).map((one) => [one.use, one.limit]));
  const [maxima, partitions] = [of('its maximum'), of('were all of one partition')];
  expect(maxima.size).toBeGreaterThan(0);
  for (const [use, most] of maxima) expect(most).toBeLessThanOrEqual(partitions.get(use) ?? 0);
});
