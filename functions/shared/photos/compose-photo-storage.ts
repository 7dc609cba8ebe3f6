import { randomUUID } from 'node:crypto';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { createS3Client } from '@harbour-haul/aws/s3/s3-client';
import { photoName } from '@harbour-haul/domain/photos/photo';
import { bindTables } from '../bind-tables.ts';
import { readEnv } from '../env.ts';

/** Where photos are stored, and how new ones are named. */
export interface PhotoStorage {
  photos: PhotosRepository;
  store: PhotoStore;
  newPhotoName(): string;
}

/** The storage of photos, built from the environment. */
export function composePhotoStorage(documents: ReturnType<typeof createDocumentClient>): PhotoStorage {
  const env = readEnv(['PHOTOS_BUCKET']);
  const tables = bindTables(documents, ['PHOTOS_TABLE', 'LEADS_TABLE']);
  return {
    photos: new PhotosRepository(tables.PHOTOS_TABLE, tables.LEADS_TABLE),
    store: new PhotoStore(createS3Client(), env.PHOTOS_BUCKET),
    newPhotoName: () => photoName(randomUUID()),
  };
}
