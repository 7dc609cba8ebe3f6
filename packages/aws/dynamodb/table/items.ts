import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';

/** An item as it is stored. */
export type Item = Record<string, unknown>;

/** The full key of an item. */
export type Key = Readonly<Record<string, string | number>>;

/** One item of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
