import { SESSIONS_BY_VISITOR } from '@harbour-haul/aws/dynamodb/keys';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { ApiFunction } from './api-function.ts';
import type { ExportsBucket } from './exports-bucket.ts';

interface ErasureStores {
  sessions: Table;
  messages: Table;
  exports: ExportsBucket;
}

/** Lets a function remove the chats of a person, and exports, beside their leads and photos. It reads no message. */
export function allowErasure(api: ApiFunction, { sessions, messages, exports }: ErasureStores): void {
  api.lambda.addEnvironment('MESSAGES_TABLE', messages.tableName);
  api.allow(['dynamodb:Query'], [`${sessions.tableArn}/index/${SESSIONS_BY_VISITOR}`]);
  // A chat is closed before it goes, so that nothing is added to it.
  api.allow(['dynamodb:UpdateItem', 'dynamodb:DeleteItem'], [sessions.tableArn]);
  api.allow(['dynamodb:DeleteItem'], [messages.tableArn]);
  api.allow(['dynamodb:Query'], [messages.tableArn], {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['sessionId', 'seq', 'clientMessageId'] },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  });
  exports.allow(api.lambda, ['s3:DeleteObject', 's3:AbortMultipartUpload']);
}
