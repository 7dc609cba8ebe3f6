import {
  LEADS_BY_OWNER,
  LEADS_BY_PICKUP_DAY,
  LEADS_WAITING,
  leadIndexName,
} from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { indexArn } from '../storage/data-tables.ts';
import type { ExportsBucket } from '../storage/exports-bucket.ts';
import { type ApiFunctionProps, allowSignedIn, apiEnvironment } from './api-function.ts';
import { ProductFunction } from './product-function.ts';

interface ExportFunctionProps extends ApiFunctionProps {
  exports: ExportsBucket;
}

/** The function that exports leads. It reads the lists of them, and can change or remove none. */
export class ExportFunction extends ProductFunction<'export'> {
  constructor(scope: Construct, id: string, props: ExportFunctionProps) {
    const { tables, exports } = props;
    const { leads, exports: log } = tables;
    // The path of a function that is deployed stays: CloudFormation would replace it, and drop its logs.
    super(new Construct(scope, id), 'Api', {
      name: 'export',
      environment: {
        ...apiEnvironment(props),
        LEADS_TABLE: leads.tableName,
        EXPORTS_TABLE: log.tableName,
        EXPORTS_BUCKET: exports.name,
      },
      // A whole processor, and as long as CloudFront waits: a part of a file takes what it takes.
      memorySize: 1769,
      timeout: Duration.seconds(29),
    });
    const lists = [
      leadIndexName('createdAt'),
      leadIndexName('followUpDate'),
      LEADS_WAITING,
      LEADS_BY_OWNER,
      LEADS_BY_PICKUP_DAY,
    ];
    // The table itself holds the counters, and what leads are found by.
    this.allow(['dynamodb:Query'], [leads.tableArn, ...lists.map((name) => indexArn(leads, name))]);
    this.allow(['dynamodb:BatchGetItem'], [leads.tableArn]);
    this.allow(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'], [log.tableArn]);
    props.originToken.allowChecks(this);
    allowSignedIn(this, props);
    exports.allow(this, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject', 's3:AbortMultipartUpload']);
  }
}
