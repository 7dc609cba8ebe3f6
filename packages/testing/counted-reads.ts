import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What reads have cost: SDK calls, and read units as DynamoDB counts them. */
export interface ReadCost {
  calls: number;
  units: number;
}

interface Consumed {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** Asks a client for the cost of every call; what it answers gives the cost since it was asked last. */
export function countReads(client: DynamoDBDocumentClient): () => ReadCost {
  let cost: ReadCost = { calls: 0, units: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const consumed = (answer.output as Consumed).ConsumedCapacity ?? [];
      cost.calls += 1;
      for (const { CapacityUnits = 0 } of [consumed].flat()) cost.units += CapacityUnits;
      return answer;
    },
    { step: 'initialize' },
  );
  return () => {
    const since = cost;
    cost = { calls: 0, units: 0 };
    return since;
  };
}
