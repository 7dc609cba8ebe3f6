import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';

/**
 * Refuses a share of a client's transactions before they are sent, as DynamoDB does where two meet; DynamoDB Local never
 * does.
 * @returns a function that returns how many were refused.
 */
export function injectConflicts(client: DynamoDBDocumentClient, share: number): () => number {
  let injected = 0;
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = ((command: unknown) => {
    if (!(command instanceof TransactWriteCommand) || Math.random() >= share) return send(command);
    injected += 1;
    const CancellationReasons = [{ Code: 'None' }, { Code: 'TransactionConflict' }];
    return Promise.reject(
      new TransactionCanceledException({ message: 'injected', $metadata: {}, CancellationReasons }),
    );
  }) as typeof client.send;
  return () => injected;
}
