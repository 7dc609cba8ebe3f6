import { CLEAN_PREFIX } from '@harbour-haul/aws/s3/photo-keys';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';
import { log } from '../shared/log.ts';
import { s3Function } from '../shared/s3-function.ts';
import { classifyPhoto } from './classify-photo.ts';
import { composePhotoClassifier, type PhotoClassifierDeps } from './deps.ts';

/** Classifies clean images. */
export const handler = s3Function<PhotoClassifierDeps>(async ({ key }, deps) => {
  const name = key.slice(CLEAN_PREFIX.length);
  if (!isPhotoName(name)) return 'done';
  const started = performance.now();
  const findings = await classifyPhoto(name, deps);
  log('info', 'photo classified', {
    photo: name,
    junkType: findings?.junkType,
    hazards: findings?.hazards,
    ms: Math.round(performance.now() - started),
  });
  return 'done';
}, composePhotoClassifier);
