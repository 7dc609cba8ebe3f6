import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Runs something else before one call of a client is sent: what another request does in that very moment.
 * @param nth which of the client's next calls it comes before, from 1.
 * @returns a function that says whether that call has come.
 */
export function interruptCall(
  client: DynamoDBDocumentClient,
  nth: number,
  run: () => Promise<unknown>,
): () => boolean {
  let calls = 0;
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = (async (command: unknown) => {
    calls += 1;
    if (calls === nth) await run();
    return send(command);
  }) as typeof client.send;
  return () => calls >= nth;
}

/** Runs something else before each call of a client that is such a moment: what somebody does who does not stop. */
export function interruptAt(
  client: DynamoDBDocumentClient,
  isMoment: (command: unknown) => boolean,
  run: () => Promise<unknown>,
): void {
  const send = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  client.send = (async (command: unknown) => {
    if (isMoment(command)) await run();
    return send(command);
  }) as typeof client.send;
}
