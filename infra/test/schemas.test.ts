import { readFileSync } from 'node:fs';
import { expect, it, jest } from '@jest/globals';
import { App, CfnResource, Stack } from 'aws-cdk-lib';

const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

/** What a synthesis with the flags of `cdk.json` says of a resource. */
function synthesize(type: string, properties: Record<string, unknown>): string {
  const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
  const app = new App({ context });
  new CfnResource(new Stack(app, 'Stack'), 'Resource', { type, properties });
  try {
    app.synth();
    return '';
  } catch (error) {
    return [error, ...printed.mock.calls.flat()].join('\n');
  }
}

it.each([
  ['a property that is none', 'AWS::SQS::Queue', { VisibilityTimeOut: 3 }, 'VisibilityTimeOut'],
  ['a missing property', 'AWS::ApiGatewayV2::Stage', { StageName: 'x' }, "'ApiId' is a required property"],
  ['a nested one that is none', 'AWS::SNS::Topic', { Subscription: [{ Endpont: 'x' }] }, 'Endpont'],
  ['a number out of range', 'AWS::SQS::Queue', { VisibilityTimeout: 43_201 }, '43201'],
  ['a value of the wrong type', 'AWS::SQS::Queue', { VisibilityTimeout: 'long' }, 'long'],
])('a synthesis fails for %s by CloudFormation’s schemas', (_what, type, properties, named) => {
  expect(synthesize(type, properties)).toContain(named);
});

it('a synthesis takes what the schemas allow', () => {
  expect(synthesize('AWS::SQS::Queue', { VisibilityTimeout: 43_200 })).toBe('');
});
