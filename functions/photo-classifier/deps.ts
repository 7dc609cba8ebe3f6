import { SeenJunkTypes } from '@harbour-haul/aws/dynamodb/leads/seen-junk-types';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import {
  createRekognitionClient,
  RekognitionClassifier,
} from '@harbour-haul/aws/rekognition/rekognition-classifier';
import { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { createS3Client } from '@harbour-haul/aws/s3/s3-client';
import type { PhotoClassifier } from '@harbour-haul/domain/photos/photo-classifier';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';

export interface PhotoClassifierDeps {
  photos: Pick<PhotosRepository, 'get' | 'noteFindings'>;
  images: Pick<PhotoStore, 'read'>;
  classifier: PhotoClassifier;
  seenJunkTypes: SeenJunkTypes;
  /** Holds back what costs more than a day may. */
  limiter: Pick<Limiter, 'count'>;
  now(): Date;
}

export function composePhotoClassifier(): PhotoClassifierDeps {
  const env = readEnv('photo-classifier');
  const documents = createDocumentClient();
  const tables = bindTables(documents, env);
  return {
    photos: new PhotosRepository(tables.PHOTOS_TABLE),
    images: new PhotoStore(createS3Client(), env.PHOTOS_BUCKET),
    classifier: new RekognitionClassifier(createRekognitionClient()),
    seenJunkTypes: new SeenJunkTypes(tables.LEADS_TABLE),
    limiter: composeLimiter(documents, env),
    now: () => new Date(),
  };
}
