import { openDatabase } from '../front/database.ts';
import type { Attributes } from './written-rows.ts';

/** Calls of the local cloud itself, past all layers. */
export interface DatabaseCalls {
  /** @throws Error with DynamoDB's own text. */
  send(operation: string, input: Attributes): Promise<Record<string, unknown>>;
  /** Removes a table; one that is not there is fine. */
  deleteTable(name: string): Promise<void>;
  close(): void;
}

/** Calls of DynamoDB Local in its own JSON. It checks no signature: the access key selects the database. */
export function openDatabaseCalls(endpoint: string, accessKeyId: string, region: string): DatabaseCalls {
  const database = openDatabase(endpoint);
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=none`;
  const send: DatabaseCalls['send'] = async (operation, input) => {
    const headers = {
      authorization,
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    };
    const body = Buffer.from(JSON.stringify(input));
    const reply = await database.handle({ operation, input, headers, body });
    const output = JSON.parse(reply.body.toString('utf8')) as Record<string, unknown>;
    if (reply.status === 200) return output;
    throw new Error(`${operation}: ${String(output.__type)} ${String(output.message ?? output.Message)}`);
  };
  return {
    send,
    deleteTable: async (name) => {
      const { TableNames = [] } = (await send('ListTables', {})) as { TableNames?: string[] };
      if (TableNames.includes(name)) await send('DeleteTable', { TableName: name });
    },
    close: () => database.close(),
  };
}
