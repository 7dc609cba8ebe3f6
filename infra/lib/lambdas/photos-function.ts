import { PHOTOS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import { Construct } from 'constructs';
import { indexArn } from '../storage/data-tables.ts';
import { allowPhotoObjects, PHOTOS_BUCKET_NAME } from '../storage/photos-bucket.ts';
import { type ApiFunctionProps, apiEnvironment } from './api-function.ts';
import { ProductFunction } from './product-function.ts';

/** The function that accepts photos and shows them. It can neither change an image nor read what is not yet checked. */
export class PhotosFunction extends ProductFunction<'photos'> {
  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    const { photos, visitors, users } = props.tables;
    // The path of a function that is deployed stays: CloudFormation would replace it, and drop its logs.
    super(new Construct(scope, id), 'Api', {
      name: 'photos',
      environment: {
        ...apiEnvironment(props),
        PHOTOS_TABLE: photos.tableName,
        PHOTOS_BUCKET: PHOTOS_BUCKET_NAME,
        VISITORS_TABLE: visitors.tableName,
      },
    });
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [photos.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(photos, PHOTOS_BY_VISITOR)]);
    this.allow(['dynamodb:UpdateItem'], [visitors.tableArn]);
    this.allow(['dynamodb:GetItem'], [users.tableArn]);
    props.signingKey.grantTokens(this.lambda);
    allowPhotoObjects(this, ['s3:PutObject'], ['quarantine']);
    allowPhotoObjects(this, ['s3:GetObject'], ['clean', 'thumbnails']);
  }
}
