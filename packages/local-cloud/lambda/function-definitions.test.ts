import { expect, it } from '@jest/globals';
import type { ResourceAttributes } from '../template/resource-attributes.ts';
import { smallStack } from '../testing/small-stack.ts';
import { functionDefinitions } from './function-definitions.ts';

it.each([
  [{ ReservedConcurrentExecutions: 250 }, 250],
  [{}, undefined],
])('a function with %j has %p concurrent executions to itself', (properties, reserved) => {
  const stack = smallStack(
    {
      Form: {
        Type: 'AWS::Lambda::Function',
        Properties: { Code: { S3Key: 'code.zip' }, Handler: 'index.handler', ...properties },
      },
    },
    new Map([['code.zip', '/code']]),
  );
  const arn = stack.attribute('Form', 'Arn');
  const definition = functionDefinitions(stack, new Set([arn]), (value) => value).get(arn);
  expect(definition?.reservedConcurrency).toBe(reserved);
});

it('the variables of a function are read when it starts, and say then what custom resources were made to be', () => {
  const customResources = new Map<string, ResourceAttributes>();
  const Variables = { WORD: { 'Fn::GetAtt': ['Made', 'Word'] } };
  const stack = smallStack(
    {
      Made: { Type: 'Custom::Made', Properties: {} },
      Form: {
        Type: 'AWS::Lambda::Function',
        Properties: { Code: { S3Key: 'code.zip' }, Handler: 'index.handler', Environment: { Variables } },
      },
    },
    new Map([['code.zip', '/code']]),
    customResources,
  );
  const arn = stack.attribute('Form', 'Arn');
  const definition = functionDefinitions(stack, new Set([arn]), (value) => value).get(arn);
  expect(() => definition?.variables()).toThrow('the local cloud has no Custom::Made');
  customResources.set('Made', { ref: 'it', attributes: { Word: 'ahoy' } });
  expect(definition?.variables()).toEqual({ WORD: 'ahoy' });
});
