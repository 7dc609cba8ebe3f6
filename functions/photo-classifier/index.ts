import { CLEAN_PREFIX } from '@harbour-haul/aws/s3/photo-keys';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import type { S3Event } from 'aws-lambda';
import { createdKeys } from '../shared/created-keys.ts';
import { log } from '../shared/log.ts';
import { classifyPhoto } from './classify-photo.ts';
import { composePhotoClassifier, type PhotoClassifierDeps } from './deps.ts';

let deps: PhotoClassifierDeps | undefined;

/** Classifies clean images. Lambda retries what throws, and then files it as a dead letter. */
export async function handler(event: S3Event): Promise<void> {
  deps ??= composePhotoClassifier();
  for (const name of createdKeys(event).map((key) => key.slice(CLEAN_PREFIX.length))) {
    if (!isPhotoName(name)) continue;
    const started = performance.now();
    const findings = await classifyPhoto(name, deps);
    log('info', 'photo classified', {
      photo: name,
      junkType: findings?.junkType,
      hazards: findings?.hazards,
      ms: Math.round(performance.now() - started),
    });
  }
}
