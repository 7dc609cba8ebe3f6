import { EXPORT_ATTRIBUTES, leadIndexName } from '@harbour-haul/aws/dynamodb/keys';
import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { ApiFunction } from './api-function.ts';
import type { ExportsBucket } from './exports-bucket.ts';
import type { SigningKey } from './signing-key.ts';

interface ExportFunctionProps {
  /** The environment of every function of the HTTP API. */
  environment: Record<string, string>;
  leads: Table;
  users: Table;
  exports: ExportsBucket;
  signingKey: SigningKey;
}

/** The function that exports leads. It reads leads in the order of creation, and can change or remove none. */
export class ExportFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: ExportFunctionProps) {
    super(scope, id);
    const { environment, leads, users, exports, signingKey } = props;
    const api = new ApiFunction(this, 'Api', {
      name: 'export',
      environment: { ...environment, LEADS_TABLE: leads.tableName },
      // A whole processor, and as long as CloudFront waits: a part of a file takes what it takes.
      memorySize: 1769,
      timeout: Duration.seconds(29),
    });
    this.lambda = api.lambda;
    // The table itself holds the counters of days, and the exports.
    api.allow(['dynamodb:Query'], [leads.tableArn, `${leads.tableArn}/index/${leadIndexName('createdAt')}`]);
    api.allow(['dynamodb:GetItem'], [leads.tableArn, users.tableArn]);
    api.allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [leads.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': EXPORT_ATTRIBUTES },
    });
    signingKey.grantChecks(api.lambda);
    exports.allow(api.lambda, ['s3:PutObject', 's3:GetObject', 's3:DeleteObject', 's3:AbortMultipartUpload']);
  }
}
