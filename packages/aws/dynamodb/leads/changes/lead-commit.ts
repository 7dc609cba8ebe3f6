import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { cancellationCodes, retryTransaction, type Write } from '../../table/transactions.ts';

/** `conflict`: another write came first, and nothing was changed. */
export type LeadChangeResult = 'done' | 'conflict';

/** Makes all writes of a change or none. Every condition among them says that what was read still stands. */
export async function commitLeadChange(
  client: DynamoDBDocumentClient,
  writes: Write[],
): Promise<LeadChangeResult> {
  try {
    await retryTransaction(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    return 'done';
  } catch (error) {
    if (cancellationCodes(error)?.includes('ConditionalCheckFailed')) return 'conflict';
    throw error;
  }
}
