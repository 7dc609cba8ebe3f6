import { setTimeout } from 'node:timers/promises';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  paginateQuery,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import {
  type Condition,
  conditionInput,
  projectionInput,
  type Query,
  queryInput,
  type Update,
  updateInput,
} from './expressions.ts';
import type { Item, Key, Write } from './items.ts';

/** The limit of BatchGetItem. */
const MAX_KEYS = 100;
/** The longest pause before what DynamoDB left of a batch is read. */
const UNPROCESSED_DELAY_MS = 50;

/** Some items of a query, and where it continues; `last` is undefined at its end. */
export interface Page {
  items: Item[];
  last: Item | undefined;
}

/** A table of DynamoDB, bound to its client. Reads of items are consistent. */
export class Table {
  readonly name: string;
  readonly #client: DynamoDBDocumentClient;

  constructor(client: DynamoDBDocumentClient, name: string) {
    this.#client = client;
    this.name = name;
  }

  /** The item as it is now, or null; of these attributes alone, where any are named. */
  async get(key: Key, attributes: readonly string[] = []): Promise<Item | null> {
    const input = { TableName: this.name, Key: key, ConsistentRead: true, ...projectionInput(attributes) };
    const { Item } = await this.#client.send(new GetCommand(input));
    return Item ?? null;
  }

  /** The items under these keys as they are now, in no order; what is not there is left out. */
  async getMany(keys: readonly Key[]): Promise<Item[]> {
    const chunks: Key[][] = [];
    for (let from = 0; from < keys.length; from += MAX_KEYS) chunks.push(keys.slice(from, from + MAX_KEYS));
    return (await Promise.all(chunks.map((chunk) => this.#getChunk(chunk)))).flat();
  }

  async #getChunk(Keys: Key[]): Promise<Item[]> {
    const RequestItems = { [this.name]: { Keys, ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await this.#client.send(new BatchGetCommand({ RequestItems }));
    const found = Responses?.[this.name] ?? [];
    const left = UnprocessedKeys?.[this.name]?.Keys ?? [];
    if (left.length === 0) return found;
    await setTimeout(Math.random() * UNPROCESSED_DELAY_MS);
    return [...found, ...(await this.#getChunk(left))];
  }

  /**
   * The items under these keys, in their order, all as they were at one moment; null for what is not there. A read costs twice.
   * @throws TransactionCanceledException `TransactionConflict` while one of them is being written
   */
  async getTogether(keys: readonly Key[]): Promise<(Item | null)[]> {
    const TransactItems = keys.map((Key) => ({ Get: { TableName: this.name, Key } }));
    const { Responses = [] } = await this.#client.send(new TransactGetCommand({ TransactItems }));
    return keys.map((_, index) => Responses[index]?.Item ?? null);
  }

  /** Stores an item; false where its condition does not hold. */
  async put(item: object, condition?: Condition): Promise<boolean> {
    const input = { TableName: this.name, Item: { ...item }, ...(condition && conditionInput(condition)) };
    return (await unlessRefused(this.#client.send(new PutCommand(input)))) !== null;
  }

  /** Updates an item and returns it as it is then; null where the condition does not hold. */
  async update(key: Key, update: Update): Promise<Item | null> {
    const input = {
      TableName: this.name,
      Key: key,
      ...updateInput(update),
      ReturnValues: 'ALL_NEW',
    } as const;
    const result = await unlessRefused(this.#client.send(new UpdateCommand(input)));
    return result && (result.Attributes ?? {});
  }

  /** Removes an item and returns it as it was, or null. */
  async delete(key: Key): Promise<Item | null> {
    const input = { TableName: this.name, Key: key, ReturnValues: 'ALL_OLD' } as const;
    return (await this.#client.send(new DeleteCommand(input))).Attributes ?? null;
  }

  /** Removes an item; false where its condition does not hold. */
  async deleteOnly(key: Key, condition: Condition): Promise<boolean> {
    const input = { TableName: this.name, Key: key, ...conditionInput(condition) };
    return (await unlessRefused(this.#client.send(new DeleteCommand(input)))) !== null;
  }

  /** The first page of a query: as many items as its limit, or as one response holds; see `queryFirst`. */
  async queryPage(query: Query): Promise<Page> {
    const input = { TableName: this.name, ...queryInput(query) };
    const { Items = [], LastEvaluatedKey } = await this.#client.send(new QueryCommand(input));
    return { items: Items, last: LastEvaluatedKey };
  }

  /** The first items of a query: it reads on where a response ends early, at 1 MB. */
  async queryFirst(query: Query, limit: number): Promise<Item[]> {
    const found: Item[] = [];
    for await (const items of this.queryPages({ ...query, limit })) {
      found.push(...items);
      if (found.length >= limit) break;
    }
    return found.slice(0, limit);
  }

  /** The pages of a query, one after the other; each is read when it is awaited. */
  async *queryPages(query: Query): AsyncGenerator<Item[], void, undefined> {
    const input = { TableName: this.name, ...queryInput(query) };
    for await (const { Items = [] } of paginateQuery({ client: this.#client }, input)) yield Items;
  }

  /** All items of a query. */
  async queryAll(query: Query): Promise<Item[]> {
    const found: Item[] = [];
    for await (const items of this.queryPages(query)) found.push(...items);
    return found;
  }

  /** Makes all writes or none; they may be of other tables too. */
  async transact(writes: Write[]): Promise<void> {
    await this.#client.send(new TransactWriteCommand({ TransactItems: writes }));
  }

  /** The part of a transaction that stores an item. */
  putting(item: object, condition?: Condition): Write {
    return { Put: { TableName: this.name, Item: { ...item }, ...(condition && conditionInput(condition)) } };
  }

  /** The part of a transaction that updates an item. */
  updating(key: Key, update: Update): Write {
    return { Update: { TableName: this.name, Key: key, ...updateInput(update) } };
  }

  /** The part of a transaction that removes an item. */
  deleting(key: Key, condition?: Condition): Write {
    return { Delete: { TableName: this.name, Key: key, ...(condition && conditionInput(condition)) } };
  }

  /** The part of a transaction that changes nothing and refuses it where the condition does not hold. */
  checking(key: Key, condition: Condition): Write {
    return { ConditionCheck: { TableName: this.name, Key: key, ...conditionInput(condition) } };
  }
}

async function unlessRefused<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}
