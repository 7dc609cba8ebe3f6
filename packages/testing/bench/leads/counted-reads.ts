import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** What reads have cost: SDK calls, and read units as DynamoDB counts them. */
export interface ReadCost {
  calls: number;
  units: number;
}

interface Consumed {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
}

/** Counts the cost of every call of a client; the returned function reads the cost since it was last called. */
export function countReads(client: DynamoDBDocumentClient): () => ReadCost {
  let cost: ReadCost = { calls: 0, units: 0 };
  client.middlewareStack.add(
    (next) => async (args) => {
      const response = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } });
      const consumed = (response.output as Consumed).ConsumedCapacity ?? [];
      cost.calls += 1;
      for (const { CapacityUnits = 0 } of [consumed].flat()) cost.units += CapacityUnits;
      return response;
    },
    { step: 'initialize' },
  );
  return () => {
    const since = cost;
    cost = { calls: 0, units: 0 };
    return since;
  };
}
