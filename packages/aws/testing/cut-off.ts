import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A client as a function has it that is stopped: after so many calls each fails, before it is sent. */
export function cutOff(client: DynamoDBDocumentClient, calls: number): DynamoDBDocumentClient {
  let left = calls;
  const send = (command: unknown) => {
    left -= 1;
    if (left < 0) return Promise.reject(new Error('cut off'));
    return (client.send as (sent: unknown) => Promise<unknown>)(command);
  };
  return Object.create(client, { send: { value: send } }) as DynamoDBDocumentClient;
}
