import type { DeliveryOptions } from './deliver-batch.ts';
import { deliverBatch } from './deliver-batch.ts';
import type { ReaderPause } from './reader-pause.ts';
import type { ShardPositions } from './shard-positions.ts';
import { StreamError, type StreamPage, type StreamReading, type StreamRecord } from './stream-client.ts';

interface ReaderOptions extends DeliveryOptions {
  readonly client: StreamReading;
  readonly positions: ShardPositions;
  readonly pause: Pick<ReaderPause, 'take'>;
}

/** Reads the stream of one mapping for as long as the signal lets it, shard by shard and record by record. */
export async function readStream(options: ReaderOptions): Promise<void> {
  const { client, mapping, pause, signal } = options;
  const streamArn = await client.streamArn(mapping.tableName);
  if (streamArn === undefined) throw new Error(`The table ${mapping.tableName} has no stream.`);
  const shards = new Map<string, ShardIterator>();
  while (!signal.aborted) {
    if (!hasOpenShard(shards)) await findShards(streamArn, shards, options);
    let count = 0;
    for (const shardId of shards.keys()) count += await readShard(streamArn, shardId, shards, options);
    await pause.take(count, signal);
  }
}

/** Where a shard is read on; undefined once it was read to its end. */
type ShardIterator = string | undefined;

/**
 * DynamoDB Local opens a shard as the one before ends, and looking takes it the longer the more records there are: at 40,000 of
 * them a look each ten seconds would hold up everything else.
 */
function hasOpenShard(shards: ReadonlyMap<string, ShardIterator>): boolean {
  return [...shards.values()].some((iterator) => iterator !== undefined);
}

async function findShards(
  streamArn: string,
  shards: Map<string, ShardIterator>,
  options: ReaderOptions,
): Promise<void> {
  const found = (await options.client.shards(streamArn)).filter((shardId) => !shards.has(shardId));
  for (const shardId of found) shards.set(shardId, await iteratorOf(streamArn, shardId, options));
}

/** After the last record that was done; from the first one on where that is not kept any more. */
async function iteratorOf(
  streamArn: string,
  shardId: string,
  { client, mapping, positions }: ReaderOptions,
): Promise<string> {
  const after = positions.get(mapping.id, shardId);
  try {
    return await client.iterator(streamArn, shardId, after);
  } catch (error) {
    if (after === undefined || !(error instanceof StreamError)) throw error;
    return client.iterator(streamArn, shardId, undefined);
  }
}

/** Reads a shard once. @returns how many records there were. */
async function readShard(
  streamArn: string,
  shardId: string,
  shards: Map<string, ShardIterator>,
  options: ReaderOptions,
): Promise<number> {
  const iterator = shards.get(shardId);
  if (iterator === undefined) return 0;
  let page = await pageAt(iterator, options);
  // It may have been lost with the very record that it is read for.
  if (page === 'lost') page = await pageAt(await iteratorOf(streamArn, shardId, options), options);
  if (page === 'lost') return 0;
  await deliverAll(shardId, page.records, options);
  shards.set(shardId, page.next);
  return page.records.length;
}

/** DynamoDB Local loses an iterator of a shard that was empty, and every iterator grows too old. */
async function pageAt(iterator: string, { client }: ReaderOptions): Promise<StreamPage | 'lost'> {
  try {
    return await client.records(iterator);
  } catch (error) {
    if (error instanceof StreamError) return 'lost';
    throw error;
  }
}

async function deliverAll(
  shardId: string,
  records: readonly StreamRecord[],
  options: ReaderOptions,
): Promise<void> {
  const { mapping, positions } = options;
  const { filters, batchSize } = mapping;
  const wanted = records.filter((record) => filters.length === 0 || filters.some((fits) => fits(record)));
  for (let from = 0; from < wanted.length; from += batchSize) {
    const batch = wanted.slice(from, from + batchSize);
    await deliverBatch(batch, options);
    positions.set(mapping.id, shardId, batch.at(-1)?.dynamodb.SequenceNumber ?? '');
  }
  const last = records.at(-1)?.dynamodb.SequenceNumber;
  if (last !== undefined) positions.set(mapping.id, shardId, last);
}
