import { CLAIM_ATTRIBUTES, PHOTOS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ApiFunction } from './api-function.ts';
import { allowPhotoObjects } from './photos-bucket.ts';
import type { SigningKey } from './signing-key.ts';

interface PhotosFunctionProps {
  /** The environment of every function of the HTTP API. */
  environment: Record<string, string>;
  photos: Table;
  leads: Table;
  users: Table;
  signingKey: SigningKey;
}

/** Lets a function claim photos for leads, and delete and restore them with their leads. */
export function allowPhotosOfLeads(api: ApiFunction, photos: Table): void {
  api.lambda.addEnvironment('PHOTOS_TABLE', photos.tableName);
  api.allow(
    ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
    [photos.tableArn],
  );
  api.allow(['dynamodb:Query'], [`${photos.tableArn}/index/${PHOTOS_BY_VISITOR}`]);
  allowPhotoObjects(api.lambda, ['s3:PutObject'], ['quarantine']);
  allowPhotoObjects(api.lambda, ['s3:DeleteObject'], ['quarantine', 'clean', 'thumbnails']);
  // Into the trash and out of it again: an image is copied onto itself under another tag.
  const trashing = ['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging', 's3:DeleteObjectTagging'];
  allowPhotoObjects(api.lambda, trashing, ['clean', 'thumbnails']);
}

/** The function that accepts photos and shows them. It can neither change an image nor read what is not yet checked. */
export class PhotosFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: PhotosFunctionProps) {
    super(scope, id);
    const { environment, photos, leads, users, signingKey } = props;
    const api = new ApiFunction(this, 'Api', {
      name: 'photos',
      environment: { ...environment, PHOTOS_TABLE: photos.tableName, LEADS_TABLE: leads.tableName },
    });
    this.lambda = api.lambda;
    api.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      [photos.tableArn],
    );
    api.allow(['dynamodb:Query'], [`${photos.tableArn}/index/${PHOTOS_BY_VISITOR}`]);
    // A photo may take a visitorId into use; of leads this function can neither read nor write anything.
    api.allow(['dynamodb:UpdateItem'], [leads.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': CLAIM_ATTRIBUTES },
    });
    api.allow(['dynamodb:GetItem'], [users.tableArn]);
    signingKey.grantTokens(api.lambda);
    allowPhotoObjects(api.lambda, ['s3:PutObject'], ['quarantine']);
    allowPhotoObjects(api.lambda, ['s3:GetObject'], ['clean', 'thumbnails']);
  }
}
