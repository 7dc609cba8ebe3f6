import { Duration } from 'aws-cdk-lib';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import type { DataTables } from '../storage/data-tables.ts';
import { allowPhotoObjects, PHOTOS_BUCKET_NAME } from '../storage/photos-bucket.ts';
import { allowCounts, limitEnvironment } from './api-function.ts';
import { DeadLetters } from './dead-letters.ts';
import { ProductFunction } from './product-function.ts';
import { readTableStream } from './table-streams.ts';
import { UploadQueue } from './upload-queue.ts';

const CLEANER_TIMEOUT = Duration.seconds(60);
const CLASSIFIER_TIMEOUT = Duration.seconds(15);

interface PhotoCleaningProps {
  bucket: IBucket;
  tables: DataTables;
}

/**
 * What becomes of an upload: a function that decodes unchecked uploads and may access photos alone, one that adds clean photos
 * to the leads that named them, and, unless it is switched off, another that sends the clean image to Rekognition and may fill
 * in leads.
 */
export class PhotoCleaning extends Construct {
  readonly #props: PhotoCleaningProps;
  readonly #deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, props: PhotoCleaningProps) {
    super(scope, id);
    this.#props = props;
    this.#deadLetters = new DeadLetters(this, 'DeadLetters');
    this.#addCleaner();
    this.#addJoiner();
    if (settingsOf(this).hasPhotoClassifier) this.#addClassifier();
  }

  get #environment() {
    const { photos } = this.#props.tables;
    return {
      PHOTOS_TABLE: photos.tableName,
      PHOTOS_BUCKET: PHOTOS_BUCKET_NAME,
    };
  }

  get #uploads() {
    return { bucket: this.#props.bucket, deadLetters: this.#deadLetters };
  }

  /** Memory for the worst image of 40 megapixels, and with it a whole processor. */
  #addCleaner(): void {
    const cleaner = new ProductFunction(this, 'Cleaner', {
      name: 'photo-cleaner',
      environment: this.#environment,
      memorySize: 1769,
      timeout: CLEANER_TIMEOUT,
    });
    cleaner.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [this.#props.tables.photos.tableArn]);
    allowPhotoObjects(cleaner, ['s3:GetObject', 's3:PutObject'], ['quarantine']);
    allowPhotoObjects(cleaner, ['s3:PutObject', 's3:DeleteObject'], ['clean', 'thumbnails']);
    // Without it S3 sends 403 for what is gone, and an upload that is gone is not one that is unreadable.
    cleaner.allow(['s3:ListBucket'], [this.#props.bucket.bucketArn]);
    new UploadQueue(this, 'Uploads', {
      ...this.#uploads,
      prefix: 'quarantine',
      handler: cleaner,
      timeout: CLEANER_TIMEOUT,
      // An image that takes all the memory takes no other one along.
      batchSize: 1,
    });
  }

  /** A stream, since the lead and the end of the check may come in either order. */
  #addJoiner(): void {
    const { photos, leads } = this.#props.tables;
    const joiner = new ProductFunction(this, 'Joiner', {
      name: 'photo-joiner',
      environment: { LEADS_TABLE: leads.tableName },
    });
    joiner.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [leads.tableArn]);
    readTableStream(this, 'PhotosStream', joiner, {
      table: photos,
      filters: JOINING_PHOTOS,
      onFailure: this.#deadLetters.ofStreams,
    });
  }

  #addClassifier(): void {
    const { photos, leads } = this.#props.tables;
    const classifier = new ProductFunction(this, 'Classifier', {
      name: 'photo-classifier',
      environment: {
        ...this.#environment,
        LEADS_TABLE: leads.tableName,
        ...limitEnvironment(this.#props.tables),
      },
      timeout: CLASSIFIER_TIMEOUT,
    });
    classifier.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [photos.tableArn]);
    // A lead gets its junk type and an entry in its timeline, and counts in other counters. What it is found by stays.
    classifier.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [leads.tableArn]);
    allowPhotoObjects(classifier, ['s3:GetObject'], ['clean']);
    classifier.allow(['rekognition:DetectLabels'], ['*']);
    allowCounts(classifier, this.#props.tables);
    new UploadQueue(this, 'CleanPictures', {
      ...this.#uploads,
      prefix: 'clean',
      handler: classifier,
      timeout: CLASSIFIER_TIMEOUT,
      batchSize: 5,
    });
  }
}

const JOINING_PHOTOS = [
  {
    dynamodb: { NewImage: { state: { S: FilterRule.isEqual('clean') }, leadId: { N: FilterRule.exists() } } },
  },
];
