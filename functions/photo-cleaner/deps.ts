import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { PhotoCleaningFiles } from '@harbour-haul/aws/s3/photo-cleaning-files';
import { createS3Client } from '@harbour-haul/aws/s3/s3-client';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';

export interface PhotoCleanerDeps {
  photos: Pick<PhotosRepository, 'get' | 'claimCheck' | 'releaseCheck' | 'markClean' | 'markRefused'>;
  files: Pick<PhotoCleaningFiles, 'readUpload' | 'closeUpload' | 'writeClean' | 'removeClean'>;
  now(): Date;
}

export function composePhotoCleaner(): PhotoCleanerDeps {
  const env = readEnv('photo-cleaner');
  const tables = bindTables(createDocumentClient(), env);
  return {
    photos: new PhotosRepository(tables.PHOTOS_TABLE),
    files: new PhotoCleaningFiles(createS3Client(), env.PHOTOS_BUCKET),
    now: () => new Date(),
  };
}
