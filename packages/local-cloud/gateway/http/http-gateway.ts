import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestLineAndValues } from '../../http/head-size.ts';
import { type LoopbackServer, listenOnLoopback } from '../../http/loopback-server.ts';
import { BodyTooLargeError, readBody } from '../../http/read-body.ts';
import { TooManyRequestsError } from '../../lambda/lambda-errors.ts';
import { type LambdaService, payloadLimit } from '../../lambda/lambda-service.ts';
import { timedOut, withTimeout } from '../../shared/with-timeout.ts';
import { ACCESS_LOG_BYTES } from '../../usage/log-size.ts';
import { type Meter, NO_METER } from '../../usage/usage-meter.ts';
import { usageSteps } from '../../usage/usage-steps.ts';
import { openThrottle } from '../stage-throttle.ts';
import type { HttpApi } from './http-api.ts';
import {
  type HttpResponse,
  jsonResponse,
  lambdaResponse,
  MalformedResponseError,
} from './lambda-response.ts';
import { matchRoute } from './match-route.ts';
import { newRequestId, requestEvent, splitUrl } from './request-event.ts';

export interface HttpGatewayOptions {
  /** API Gateway's patience with an integration, in milliseconds. */
  readonly integrationTimeout?: number;
  readonly log: (line: string) => void;
  readonly meter?: Meter;
}

/** API Gateway's limit on a request body, in bytes. */
const bodyLimit = 10 * 1024 * 1024;
/** What is billed as one request, in bytes. */
const METERED_BYTES = 512 * 1024;
/** API Gateway's limit on a request line and all header values together, in bytes. */
export const headLimit = 10_240;

/** Serves one HTTP API on a loopback port of its own, with API Gateway's limits and error bodies. */
export async function startHttpGateway(
  api: HttpApi,
  lambda: Pick<LambdaService, 'invoke'>,
  { integrationTimeout = 30_000, log, meter = NO_METER }: HttpGatewayOptions,
): Promise<LoopbackServer> {
  const throttle = openThrottle(api.limits);
  return listenOnLoopback((message, response) => {
    const requestId = newRequestId();
    handle(message, requestId)
      .catch((error: unknown) => failure(error, log))
      .then((result) => write(response, result, requestId))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  async function handle(message: IncomingMessage, requestId: string): Promise<HttpResponse> {
    if (requestLineAndValues(message) > headLimit)
      return jsonResponse(431, { message: 'Request Header Fields Too Large' });
    const body = await readBody(message, bodyLimit);
    meter('http-api-requests', usageSteps(body.length, METERED_BYTES));
    meter('log-bytes', ACCESS_LOG_BYTES, 'access log');
    const match = matchRoute(api.routes, message.method ?? '', splitUrl(message.url ?? '/').pathname);
    if (match === undefined) return jsonResponse(404, { message: 'Not Found' });
    if (!throttle(match.route.routeKey)) return jsonResponse(429, { message: 'Too Many Requests' });
    const event = requestEvent(api, { message, body, match, requestId });
    if (Buffer.byteLength(JSON.stringify(event)) > payloadLimit)
      throw new BodyTooLargeError('beyond a Lambda payload');
    const result = await withTimeout(lambda.invoke(match.route.functionArn, event), integrationTimeout);
    return result === timedOut
      ? jsonResponse(503, { message: 'Service Unavailable' })
      : lambdaResponse(result);
  }
}

/** The function's own error has been logged where it happened; the caller learns nothing of it. */
function failure(error: unknown, log: (line: string) => void): HttpResponse {
  if (error instanceof BodyTooLargeError) return jsonResponse(413, { message: 'Request Entity Too Large' });
  // No function was free; it is the gateway that is busy to whoever asked.
  if (error instanceof TooManyRequestsError) return jsonResponse(503, { message: 'Service Unavailable' });
  if (error instanceof MalformedResponseError)
    log(`a function returned a malformed response: ${error.message}`);
  return jsonResponse(500, { message: 'Internal Server Error' });
}

function write(response: ServerResponse, { status, headers, body }: HttpResponse, requestId: string): void {
  const framing = status === 204 || status === 304 ? {} : { 'content-length': String(body.length) };
  response.writeHead(status, { ...headers, ...framing, 'apigw-requestid': requestId }).end(body);
}
