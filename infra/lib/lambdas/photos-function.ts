import { PHOTOS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import { Construct } from 'constructs';
import { indexArn } from '../storage/data-tables.ts';
import { allowPhotoObjects, PHOTOS_BUCKET_NAME } from '../storage/photos-bucket.ts';
import {
  type ApiFunctionProps,
  allowClaims,
  allowLimits,
  allowSignedIn,
  visitorEnvironment,
} from './api-function.ts';
import { ProductFunction } from './product-function.ts';

/** The function that accepts photos and shows them. It can neither change an image nor read what is not yet checked. */
export class PhotosFunction extends ProductFunction<'photos'> {
  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    const { photos, visitors } = props.tables;
    // The path of a function that is deployed stays: CloudFormation would replace it, and drop its logs.
    super(new Construct(scope, id), 'Api', {
      name: 'photos',
      environment: {
        ...visitorEnvironment(props),
        PHOTOS_TABLE: photos.tableName,
        PHOTOS_BUCKET: PHOTOS_BUCKET_NAME,
        VISITORS_TABLE: visitors.tableName,
      },
    });
    // A photo that S3 did not take leaves no row.
    this.allow(
      ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      [photos.tableArn],
    );
    this.allow(['dynamodb:BatchGetItem'], [photos.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(photos, PHOTOS_BY_VISITOR)]);
    allowClaims(this, props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    allowLimits(this, props);
    props.visitorKey.grantTokens(this.lambda);
    allowPhotoObjects(this, ['s3:PutObject'], ['quarantine']);
    allowPhotoObjects(this, ['s3:GetObject'], ['clean', 'thumbnails']);
  }
}
