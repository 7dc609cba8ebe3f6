import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { cancellationCodes, retryConflicts, type Write } from '../../table/transactions.ts';

/** `stale`: somebody else was faster, and nothing was changed. */
export type LeadChangeResult = 'done' | 'stale';

/** Makes all writes of a change or none. Every condition among them says that what was read still stands. */
export async function commitLeadChange(
  client: DynamoDBDocumentClient,
  writes: Write[],
): Promise<LeadChangeResult> {
  try {
    await retryConflicts(() => client.send(new TransactWriteCommand({ TransactItems: writes })));
    return 'done';
  } catch (error) {
    if (cancellationCodes(error)?.includes('ConditionalCheckFailed')) return 'stale';
    throw error;
  }
}
