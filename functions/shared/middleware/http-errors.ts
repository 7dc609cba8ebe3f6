import { type ApiErrorBody, HTTP_STATUS } from '@harbour-haul/contract/api-error';
import type { LeadConflictBody } from '@harbour-haul/contract/leads/lead-conflict';
import { AppError } from '@harbour-haul/domain/errors';
import type { HttpResponse } from '../http-types.ts';
import { errorName, log } from '../log.ts';
import { stackFrames } from '../stack-frames.ts';
import type { Middleware } from './pipeline.ts';

/**
 * Makes a response of anything thrown. `@middy/http-error-handler` would log the error's message, which may quote what
 * was sent, and answer in plain text.
 */
export function httpErrors(): Middleware<{ requestContext: { requestId: string } }> {
  return {
    onError: (request) => {
      request.response = errorResponse(request.error, request.event.requestContext.requestId);
    },
  };
}

/**
 * The response for anything thrown: an `AppError` with its code and text, all else a bare 500 and one log line. The line
 * carries the error's name and stack, whose texts come from our own code and the SDK, and no part of the request.
 */
function errorResponse(error: unknown, requestId: string): HttpResponse {
  if (error instanceof AppError) return refusal(error);
  log('error', 'request failed', {
    error: errorName(error),
    stack: stackFrames(error),
  });
  const body: ApiErrorBody = {
    code: 'internal_error',
    message: `Something went wrong on our side. Please try again. (${requestId})`,
  };
  return { status: 500, body };
}

function refusal(error: AppError): HttpResponse {
  const body: ApiErrorBody | LeadConflictBody = {
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...(error.holder !== undefined && { holder: error.holder }),
    ...(error.lead && { lead: error.lead }),
  };
  const wait = error.retryAfterSeconds;
  return {
    status: HTTP_STATUS[error.code],
    body,
    ...(wait !== undefined && { headers: { 'retry-after': String(wait) } }),
  };
}
