import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { EventType, type IBucket } from 'aws-cdk-lib/aws-s3';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { ApiFunction } from './api-function.ts';
import { DeadLetters } from './dead-letters.ts';
import { allowPhotoObjects, PHOTO_PREFIXES, type PhotoPrefix } from './photos-bucket.ts';

interface PhotoCleaningProps {
  bucket: IBucket;
  photos: Table;
  leads: Table;
  alarms: Topic;
}

/** The context key that leaves the classifier out: `cdk deploy --context photoClassifier=false`. */
const CLASSIFIER_SWITCH = 'photoClassifier';

/**
 * What becomes of an upload: a function that decodes unchecked uploads and may access photos alone, and, unless it is
 * switched off, another that sends the clean image to Rekognition and may fill in leads.
 */
export class PhotoCleaning extends Construct {
  private readonly props: PhotoCleaningProps;
  private readonly deadLetters: DeadLetters;

  constructor(scope: Construct, id: string, props: PhotoCleaningProps) {
    super(scope, id);
    this.props = props;
    this.deadLetters = new DeadLetters(this, 'DeadLetters', {
      alarms: props.alarms,
      description: 'Photos were not checked or classified after three attempts; see docs/operations.md.',
    });
    this.addCleaner();
    if (String(this.node.tryGetContext(CLASSIFIER_SWITCH)) !== 'false') this.addClassifier();
  }

  /** Memory for the worst image of 40 megapixels, and with it a whole processor. */
  private addCleaner(): void {
    const { photos, leads } = this.props;
    const cleaner = new ApiFunction(this, 'Cleaner', {
      name: 'photo-cleaner',
      environment: { PHOTOS_TABLE: photos.tableName, LEADS_TABLE: leads.tableName },
      memorySize: 1769,
      timeout: Duration.seconds(60),
    });
    cleaner.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [photos.tableArn]);
    allowPhotoObjects(cleaner.lambda, ['s3:GetObject', 's3:DeleteObject'], ['quarantine']);
    allowPhotoObjects(cleaner.lambda, ['s3:PutObject', 's3:DeleteObject'], ['clean', 'thumbnails']);
    // Without it S3 sends 403 for what is gone, and an upload that is gone is not one that is unreadable.
    cleaner.allow(['s3:ListBucket'], [this.props.bucket.bucketArn]);
    this.bringNewObjects('quarantine', cleaner);
  }

  private addClassifier(): void {
    const { photos, leads } = this.props;
    const classifier = new ApiFunction(this, 'Classifier', {
      name: 'photo-classifier',
      environment: { PHOTOS_TABLE: photos.tableName, LEADS_TABLE: leads.tableName },
    });
    classifier.allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [photos.tableArn]);
    classifier.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      [leads.tableArn],
    );
    allowPhotoObjects(classifier.lambda, ['s3:GetObject'], ['clean']);
    classifier.allow(['rekognition:DetectLabels'], ['*']);
    this.bringNewObjects('clean', classifier);
  }

  /** What is put, and not what is copied: an image on its way into the trash is nothing new. */
  private bringNewObjects(prefix: PhotoPrefix, { lambda }: ApiFunction): void {
    this.props.bucket.addEventNotification(EventType.OBJECT_CREATED_PUT, new LambdaDestination(lambda), {
      prefix: PHOTO_PREFIXES[prefix],
    });
    this.deadLetters.takeFrom(lambda);
  }
}
