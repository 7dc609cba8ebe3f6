import { HTTP_STATUS } from '@harbour-haul/contract/api-error';
import { AppError } from '@harbour-haul/domain/errors';
import { errorName, log } from '../../shared/log.ts';
import type { Middleware } from '../../shared/middleware/pipeline.ts';
import type { SocketEvent } from './socket-event.ts';

/** Turns the outcome of an event into a status: 200, that of an `AppError`, or 500 and one log line. */
export function socketErrors(): Middleware<SocketEvent> {
  return {
    after: (request) => {
      request.response = { statusCode: 200 };
    },
    onError: (request) => {
      const { error, event } = request;
      request.response = { statusCode: error instanceof AppError ? HTTP_STATUS[error.code] : 500 };
      if (error instanceof AppError) return;
      const { connectionId } = event.requestContext;
      log('error', 'socket failed', { connectionId, error: errorName(error) });
    },
  };
}
