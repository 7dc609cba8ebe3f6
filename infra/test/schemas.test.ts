import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { App, CfnResource, Stack, Validations } from 'aws-cdk-lib';
import { StrictSchemas } from '../lib/strict-schemas.ts';

const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** What a synthesis as that of the app says of resources; one of many takes as long as one of each. */
function synthesize(
  resources: readonly (readonly [type: string, properties: Record<string, unknown>])[],
): string {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = new App({ context });
  Validations.of(app).addPlugins(new StrictSchemas());
  const stack = new Stack(app, 'Stack');
  for (const [index, [type, properties]] of resources.entries())
    new CfnResource(stack, `Resource${index}`, { type, properties });
  try {
    app.synth();
    return '';
  } catch (error) {
    return [error, ...printed.mock.calls.flat()].join('\n');
  }
}

const TABLE = {
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
};
const OWNED_BY_NOBODY = { Rules: [{ ObjectOwnership: 'Nobody' }] };

const REFUSED = [
  ['a property that is none', 'AWS::SQS::Queue', { VisibilityTimeOut: 3 }, 'VisibilityTimeOut'],
  ['a missing property', 'AWS::ApiGatewayV2::Stage', { StageName: 'x' }, "'ApiId' is a required property"],
  ['a nested one that is none', 'AWS::SNS::Topic', { Subscription: [{ Endpont: 'x' }] }, 'Endpont'],
  ['a number out of range', 'AWS::SQS::Queue', { VisibilityTimeout: 43_201 }, '43201'],
  [
    'a value that is none of those',
    'AWS::DynamoDB::Table',
    { ...TABLE, BillingMode: 'ON_DEMAND' },
    'ON_DEMAND',
  ],
  ['one inside of another', 'AWS::S3::Bucket', { OwnershipControls: OWNED_BY_NOBODY }, 'Nobody'],
  ['a value of the wrong type', 'AWS::SQS::Queue', { VisibilityTimeout: 'long' }, 'long'],
] as const;

it('a synthesis fails for each thing that CloudFormation’s schemas refuse', () => {
  const said = synthesize(REFUSED.map(([, type, properties]) => [type, properties]));
  const unsaid = REFUSED.filter(([, , , named]) => !said.includes(named)).map(([what]) => what);
  expect(unsaid).toEqual([]);
});

it('a synthesis takes what the schemas allow', () => {
  expect(synthesize([['AWS::SQS::Queue', { VisibilityTimeout: 43_200 }]])).toBe('');
});
