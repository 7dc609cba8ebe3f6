import { expect, it } from '@jest/globals';
import { schemaRefusals } from './aws/schema-refusals.ts';

type Resource = readonly [type: string, properties: Record<string, unknown>];

/** What a synthesis says of resources; one of many takes as long as one of each. */
function refusals(resources: readonly Resource[]): string {
  const named = resources.map(([Type, Properties], at) => [`Resource${at}`, { Type, Properties }]);
  return schemaRefusals({ Resources: Object.fromEntries(named) });
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
  const said = refusals(REFUSED.map(([, type, properties]) => [type, properties]));
  const unsaid = REFUSED.filter(([, , , named]) => !said.includes(named)).map(([what]) => what);
  expect(unsaid).toEqual([]);
});

it('a synthesis takes what the schemas allow', () => {
  expect(refusals([['AWS::SQS::Queue', { VisibilityTimeout: 43_200 }]])).toBe('');
});
