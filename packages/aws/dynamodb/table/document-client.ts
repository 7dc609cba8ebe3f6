import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { awaited } from '../../clients/calls-under-way.ts';
import { clientSettings } from '../../clients/client-settings.ts';

/** A client that speaks plain objects. Endpoint, region and credentials come from the environment, as in Lambda. */
export function createDocumentClient(config: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(
    awaited(new DynamoDBClient({ ...clientSettings('dynamodb'), ...config })),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  );
}
