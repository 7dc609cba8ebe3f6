import type { LambdaService } from '../../lambda/lambda-service.ts';
import { timedOut, withTimeout } from '../../shared/with-timeout.ts';
import { isRecord } from '../../template/template.ts';

/** What came of an invocation: the function's own status, or the gateway's with the text it sends the client. */
export type RouteOutcome =
  | { readonly kind: 'completed'; readonly status: number }
  | { readonly kind: 'failed'; readonly status: number; readonly message: string };

export interface InvokeOptions {
  readonly functionArn: string;
  readonly event: unknown;
  /** API Gateway's patience, in milliseconds. */
  readonly timeout: number;
  readonly log: (line: string) => void;
}

const failed: RouteOutcome = { kind: 'failed', status: 502, message: 'Internal server error' };
const late: RouteOutcome = { kind: 'failed', status: 504, message: 'Endpoint request timed out' };

/**
 * Invokes the function of a route, and never throws: one that throws, dies or returns no statusCode is the
 * gateway's 502, one that takes too long its 504.
 */
export async function invokeRoute(
  lambda: Pick<LambdaService, 'invoke'>,
  { functionArn, event, timeout, log }: InvokeOptions,
): Promise<RouteOutcome> {
  let result: unknown;
  try {
    result = await withTimeout(lambda.invoke(functionArn, event), timeout);
  } catch {
    // The function's own error has been logged where it happened; the client gets none of it.
    return failed;
  }
  if (result === timedOut) return late;
  const status = isRecord(result) ? Number(result.statusCode) : Number.NaN;
  if (Number.isInteger(status) && status >= 100 && status <= 599) return { kind: 'completed', status };
  log(`a function returned a malformed response: statusCode must be a number from 100 to 599`);
  return failed;
}
