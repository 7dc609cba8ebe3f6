import { randomUUID } from 'node:crypto';
import { VisitorPhotosRepository } from '@harbour-haul/aws/dynamodb/photos/visitor-photos-repository';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { photoStoreLater } from '@harbour-haul/aws/s3/photo-store-later';
import type { Environment } from '@harbour-haul/contract/functions';
import { photoName } from '@harbour-haul/domain/photos/photo';
import { bindTables } from '../bind-tables.ts';

/** Where photos are stored, and how new ones are named. */
export interface PhotoStorage {
  photos: VisitorPhotosRepository;
  store: Pick<PhotoStore, keyof PhotoStore>;
  newPhotoName(): string;
}

/** The storage of photos, built from the environment. */
export function composePhotoStorage(
  documents: ReturnType<typeof createDocumentClient>,
  env: Environment<'PHOTOS_BUCKET' | 'PHOTOS_TABLE' | 'VISITORS_TABLE'>,
): PhotoStorage {
  const tables = bindTables(documents, env);
  return {
    photos: new VisitorPhotosRepository(tables.PHOTOS_TABLE, tables.VISITORS_TABLE),
    store: photoStoreLater(env.PHOTOS_BUCKET),
    newPhotoName: () => photoName(randomUUID()),
  };
}
