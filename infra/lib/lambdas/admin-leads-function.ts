import { LEADS_TABLE, PHOTOS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { indexArn, indexArns } from '../storage/data-tables.ts';
import type { ExportsBucket } from '../storage/exports-bucket.ts';
import { allowPhotoObjects } from '../storage/photos-bucket.ts';
import { type ApiFunctionProps, allowSignedIn, apiEnvironment } from './api-function.ts';
import {
  allowChatsOfLeads,
  allowForgetting,
  allowLeadChanges,
  type LeadFunctionProps,
  leadEnvironment,
} from './lead-rights.ts';
import { ProductFunction } from './product-function.ts';

interface AdminLeadsFunctionProps extends LeadFunctionProps {
  exports: ExportsBucket;
}

/** The function of what admins do with leads: it lists, changes and erases them, and has no visitor's key and no claim. */
export class AdminLeadsFunction extends ProductFunction<'admin-leads'> {
  constructor(scope: Construct, id: string, props: AdminLeadsFunctionProps) {
    const { tables, exports } = props;
    super(scope, id, {
      name: 'admin-leads',
      environment: {
        ...apiEnvironment(props),
        ...leadEnvironment(props),
        EXPORTS_TABLE: tables.exports.tableName,
        EXPORTS_BUCKET: exports.name,
      },
    });
    allowLeadChanges(this, tables);
    // The table itself holds the search's terms, the counters of days and each lead's timeline.
    this.allow(['dynamodb:Query'], [tables.leads.tableArn, ...indexArns(tables.leads, LEADS_TABLE)]);
    allowChatsOfLeads(this, props);
    allowForgetting(this, tables);
    this.#allowPhotos(props);
    this.#allowErasure(props);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    new Rule(this, 'GoOn', {
      description: 'Goes on with deletions, restores, erasures and forgetting that were cut off',
      schedule: Schedule.rate(Duration.minutes(5)),
      // The next run is the retry.
      targets: [new LambdaTarget(this.lambda, { retryAttempts: 0 })],
    });
  }

  /** Photos go into the trash with their leads, out of it again, and are deleted with them. */
  #allowPhotos({ tables: { photos } }: ApiFunctionProps): void {
    this.allow(['dynamodb:BatchGetItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [photos.tableArn]);
    this.allow(['dynamodb:Query'], [indexArn(photos, PHOTOS_BY_VISITOR)]);
    allowPhotoObjects(this, ['s3:DeleteObject'], ['quarantine', 'clean', 'thumbnails']);
    // An image is copied onto itself under another tag.
    const trashing = ['s3:GetObject', 's3:PutObject', 's3:PutObjectTagging', 's3:DeleteObjectTagging'];
    allowPhotoObjects(this, trashing, ['clean', 'thumbnails']);
  }

  /** A person's chats, exports and links are removed with their leads and photos, and no message is read for it. */
  #allowErasure({ tables, exports }: AdminLeadsFunctionProps): void {
    const { sessions, messages, notices } = tables;
    this.allow(['dynamodb:DeleteItem'], [sessions.tableArn, messages.tableArn]);
    // A lead's timeline names the exports that it was in.
    this.allow(['dynamodb:Query', 'dynamodb:UpdateItem'], [tables.exports.tableArn]);
    exports.allow(this, ['s3:DeleteObject', 's3:AbortMultipartUpload']);
    this.allow(['dynamodb:DeleteItem'], [notices.tableArn], {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['request-key#*'] },
    });
  }
}
