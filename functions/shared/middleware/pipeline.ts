import middy, { type MiddlewareObj } from '@middy/core';
import type { Context } from 'aws-lambda';

/**
 * One concern of a pipeline. `before` hooks run in the order of the list and add what they read to the event; `after`
 * and `onError` hooks run in reverse order.
 */
export type Middleware<Event> = MiddlewareObj<Event, unknown>;

/** A Lambda handler. Events that a pipeline passes on to another have no context of their own. */
export type LambdaHandler<Event, Result> = (event: Event, context?: Context) => Promise<Result>;

/**
 * Runs a handler behind its middlewares.
 * @typeParam Event the event as the middlewares complete it; the handler gets all of it.
 * @typeParam Incoming the part of it that the caller sends.
 */
export function pipeline<Incoming, Event extends Incoming, Result>(
  middlewares: readonly Middleware<Event>[],
  handler: (event: Event) => Promise<unknown>,
): LambdaHandler<Incoming, Result> {
  const run = middy(handler).use([...middlewares]) as unknown as LambdaHandler<Incoming, Result>;
  return (event, context) => run(event, context);
}
