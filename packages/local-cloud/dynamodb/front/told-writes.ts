import { writtenRows } from '../faults/written-rows.ts';
import type { DynamoDbLayer } from './dynamodb-call.ts';

export interface ToldWrites {
  readonly layer: DynamoDbLayer;
  /** Has a listener told of every table in which a call has written rows. */
  readonly onWritten: (listener: (tableName: string) => void) => void;
}

/** A layer that tells of tables once rows of them are written. What the database removes by itself passes no layer. */
export function toldWrites(): ToldWrites {
  const listeners: ((tableName: string) => void)[] = [];
  return {
    layer: async (call, next) => {
      const reply = await next(call);
      if (reply.status !== 200) return reply;
      const tables = new Set(writtenRows(call).map(({ table }) => table));
      for (const table of tables) for (const tell of listeners) tell(table);
      return reply;
    },
    onWritten: (listener) => void listeners.push(listener),
  };
}
