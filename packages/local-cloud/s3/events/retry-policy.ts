import type { Stack } from '../../template/stack.ts';

/** What Lambda does with an event a function fails on. */
export interface RetryPolicy {
  readonly retries: number;
  /** The ARN of the queue that takes what was given up, as far as the template names one. */
  readonly failureQueue: string | undefined;
}

const defaultRetries = 2;

/** How asynchronous events of the function are retried, and where they go in the end. */
export function retryPolicy(stack: Stack, functionArn: string): RetryPolicy {
  const lambda = stack
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => stack.attribute(logicalId, 'Arn') === functionArn);
  const name = lambda === undefined ? undefined : stack.ref(lambda.logicalId);
  const configuration = stack
    .ofType('AWS::Lambda::EventInvokeConfig')
    .find(({ properties }) => [name, functionArn].includes(properties.string('FunctionName')))?.properties;
  const destination = configuration
    ?.optional('DestinationConfig')
    ?.optional('OnFailure')
    ?.string('Destination');
  const deadLetters = lambda?.properties.optional('DeadLetterConfig')?.optional('TargetArn')?.asString();
  return {
    retries: configuration?.number('MaximumRetryAttempts') ?? defaultRetries,
    failureQueue: [destination, deadLetters].find((arn) => arn?.startsWith('arn:aws:sqs:')),
  };
}
