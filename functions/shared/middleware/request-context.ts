import { untilCallsEnd } from '@harbour-haul/aws/clients/calls-under-way';
import { withDeadline } from '@harbour-haul/aws/clients/deadline';
import { requestContext } from '../request-context.ts';
import type { LambdaHandler } from './pipeline.ts';

/** What API Gateway's events carry of their request; events of S3 have no id but the invocation's. */
interface GatewayEvent {
  requestContext?: { requestId: string };
}

/**
 * Gives all that runs for an event its request id, for the log, and the time by which the function has to end, for its
 * retries; and leaves no call of a service under way. It wraps the handler, since a hook that only runs before it could not end the context.
 */
export function withRequestContext<Event extends object, Result>(
  handler: LambdaHandler<Event, Result>,
): LambdaHandler<Event, Result> {
  return (event, context) => {
    const requestId = (event as GatewayEvent).requestContext?.requestId ?? context?.awsRequestId ?? '';
    const run = () => requestContext.run({ requestId }, () => untilCallsEnd(() => handler(event, context)));
    return context ? withDeadline(Date.now() + context.getRemainingTimeInMillis(), run) : run();
  };
}
