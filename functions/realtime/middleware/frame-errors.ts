import type { ServerEvent } from '@harbour-haul/contract/realtime';
import { AppError } from '@harbour-haul/domain/errors';
import { errorName, log } from '../../shared/log.ts';
import type { Middleware } from '../../shared/middleware/pipeline.ts';
import { countRefusal } from '../../shared/middleware/refusal-metrics.ts';
import type { RealtimeDeps } from '../deps.ts';
import { parseFrame } from './frame-body.ts';

interface ReceivedFrameEvent {
  connectionId: string;
  text: string;
  deps: RealtimeDeps;
}

/** Replies to a failed frame with an error event; what is no `AppError` is logged too. */
export function frameErrors(): Middleware<ReceivedFrameEvent> {
  return {
    onError: async (request) => {
      const { error, event } = request;
      const { connectionId, text, deps } = event;
      if (error instanceof AppError) countRefusal(error.code);
      else log('error', 'frame failed', { connectionId, error: errorName(error) });
      await deps.relay.reply(connectionId, errorEvent(error, parseFrame(text)));
      request.response = null;
    },
  };
}

function errorEvent(error: unknown, body: Record<string, unknown> | null): ServerEvent {
  const sent = body?.clientMessageId;
  const clientMessageId = typeof sent === 'string' && sent.length <= 100 ? { clientMessageId: sent } : {};
  if (!(error instanceof AppError)) {
    const text = 'Something went wrong on our side. Please try again.';
    return { type: 'error', code: 'internal_error', message: text, ...clientMessageId };
  }
  const { code, message: text, retryAfterSeconds, fields } = error;
  return {
    type: 'error',
    code,
    message: text,
    ...clientMessageId,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(fields && { fields }),
  };
}
