import type { UPLOAD_REFUSALS } from '@harbour-haul/contract/metrics';
import type { OperationName } from '@harbour-haul/contract/routes';
import { AppError, type ErrorCode } from '@harbour-haul/domain/errors';
import { countMetric } from '../metrics.ts';
import type { Middleware } from './pipeline.ts';

/** Counts requests that are refused. It changes nothing of the response. */
export function refusalMetrics(): Middleware<{ operation?: { name: OperationName } }> {
  return {
    onError: ({ error, event }) => {
      if (error instanceof AppError) countRefusal(error.code, event.operation?.name);
    },
  };
}

/** Counts a refusal of an operation, or of a frame where no operation is named. */
export function countRefusal(code: ErrorCode, operation?: OperationName): void {
  if (code === 'rate_limited') countMetric('RequestsLimited');
  if (operation === 'login' && (code === 'unauthenticated' || code === 'rate_limited'))
    countMetric('SignInsRefused');
  const Reason = UPLOAD_REASONS[code];
  if (operation === 'uploadPhoto' && Reason !== undefined) countMetric('UploadsRefused', { Reason });
}

/** The other codes say nothing of the photo. */
const UPLOAD_REASONS: Partial<Record<ErrorCode, (typeof UPLOAD_REFUSALS)[number]>> = {
  invalid_input: 'wrong_form',
  unsupported_media_type: 'wrong_form',
  payload_too_large: 'too_large',
  rate_limited: 'too_many',
};
