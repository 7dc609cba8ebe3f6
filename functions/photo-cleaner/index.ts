import { nameInQuarantine } from '@harbour-haul/aws/s3/photo-keys';
import { PHOTO_REFUSALS } from '@harbour-haul/domain/photos/photo';
import { log } from '../shared/log.ts';
import { countMetric } from '../shared/metrics.ts';
import { s3Function } from '../shared/s3-function.ts';
import { checkUpload } from './check-upload.ts';
import { composePhotoCleaner, type PhotoCleanerDeps } from './deps.ts';

/** Checks and cleans uploads to quarantine. */
export const handler = s3Function<PhotoCleanerDeps>(async ({ key, size }, deps) => {
  // S3 tells of what closes an upload as well. Nothing was signed for that is empty.
  if (size === 0) return 'done';
  const name = nameInQuarantine(key);
  if (name === null) {
    log('warn', 'not a photo’s key');
    return 'done';
  }
  const started = performance.now();
  const outcome = await checkUpload(name, deps);
  log('info', 'photo checked', { photo: name, outcome, ms: Math.round(performance.now() - started) });
  const refusal = PHOTO_REFUSALS.find((one) => one === outcome);
  if (refusal !== undefined) countMetric('UploadsRefused', { Reason: refusal });
  // Whoever checks it may be killed, and the message is all that knows of the upload then.
  return outcome === 'busy' ? 'later' : 'done';
}, composePhotoCleaner);
