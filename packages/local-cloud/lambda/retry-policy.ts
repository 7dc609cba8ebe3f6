import type { Stack } from '../template/stack.ts';

/** What Lambda does with an event a function fails on. */
export interface RetryPolicy {
  readonly retries: number;
  /** The queue for events that failed after all retries, if the template names one. */
  readonly failureQueue: FailureQueue | undefined;
}

export interface FailureQueue {
  readonly arn: string;
  /** A failure destination gets a record of the failure; a dead-letter queue gets the event itself. */
  readonly takes: 'record' | 'event';
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
  const queues: readonly { arn: string | undefined; takes: FailureQueue['takes'] }[] = [
    { arn: destination, takes: 'record' },
    { arn: deadLetters, takes: 'event' },
  ];
  return {
    retries: configuration?.number('MaximumRetryAttempts') ?? defaultRetries,
    failureQueue: queues.find(isQueue),
  };
}

function isQueue(target: { arn: string | undefined; takes: FailureQueue['takes'] }): target is FailureQueue {
  return target.arn?.startsWith('arn:aws:sqs:') === true;
}
