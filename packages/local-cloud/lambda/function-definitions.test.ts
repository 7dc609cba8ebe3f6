import { expect, it } from '@jest/globals';
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
