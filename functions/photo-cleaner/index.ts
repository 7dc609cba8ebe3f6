import { nameInQuarantine } from '@harbour-haul/aws/s3/photo-keys';
import type { S3Event } from 'aws-lambda';
import { createdKeys } from '../shared/created-keys.ts';
import { log } from '../shared/log.ts';
import { checkUpload } from './check-upload.ts';
import { composePhotoCleaner, type PhotoCleanerDeps } from './deps.ts';

let deps: PhotoCleanerDeps | undefined;

/** Checks and cleans uploads to quarantine. Lambda retries what throws, and then files it as a dead letter. */
export async function handler(event: S3Event): Promise<void> {
  deps ??= composePhotoCleaner();
  for (const key of createdKeys(event)) {
    const name = nameInQuarantine(key);
    if (name === null) {
      log('warn', 'not a photo’s key');
      continue;
    }
    const started = performance.now();
    const outcome = await checkUpload(name, deps);
    log('info', 'photo checked', { photo: name, outcome, ms: Math.round(performance.now() - started) });
  }
}
