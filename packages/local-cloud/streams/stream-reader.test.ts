import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { STREAM_MAPPING } from '../testing/stream-mapping.ts';
import { ShardPositions } from './shard-positions.ts';
import type { StreamReading, StreamRecord } from './stream-client.ts';
import { readStream } from './stream-reader.ts';

let localDir: string;
beforeEach(async () => {
  localDir = await mkdtemp(join(tmpdir(), 'stream-'));
});
afterEach(() => rm(localDir, { recursive: true }));

/** A stream by the records of its shards, one a read; each shard is listed once the one before has been read to its end. */
class ScriptedStream implements StreamReading {
  looks = 0;
  readonly #shards: number[];
  #ended = 0;

  constructor(...shards: number[]) {
    this.#shards = shards;
  }

  async streamArn(): Promise<string> {
    return 'arn';
  }

  async shards(): Promise<string[]> {
    this.looks += 1;
    return this.#shards.slice(0, this.#ended + 1).map((_, index) => String(index));
  }

  async iterator(_streamArn: string, shardId: string): Promise<string> {
    return `${shardId}:0`;
  }

  async records(iterator: string): Promise<{ records: StreamRecord[]; next: string | undefined }> {
    const [shard = 0, read = 0] = iterator.split(':').map(Number);
    if (read === this.#shards[shard]) {
      this.#ended = shard + 1;
      return { records: [], next: undefined };
    }
    const dynamodb = { SequenceNumber: iterator, ApproximateCreationDateTime: Date.now() / 1000 };
    return { records: [{ eventName: 'INSERT', dynamodb }], next: `${shard}:${read + 1}` };
  }
}

/** Reads a stream until a record of it was delivered; returns the numbers of all that were, in their order. */
async function readUntil(client: StreamReading, last: string): Promise<string[]> {
  const delivered: string[] = [];
  const ending = new AbortController();
  const reading = readStream({
    client,
    mapping: STREAM_MAPPING,
    region: 'ca-central-1',
    positions: new ShardPositions(join(localDir, 'streams.json'), () => {}),
    pause: { take: () => Promise.resolve() },
    lambda: {
      invoke: async (_arn, event) => {
        const { Records } = event as { Records: StreamRecord[] };
        delivered.push(...Records.map(({ dynamodb }) => dynamodb.SequenceNumber));
        if (delivered.includes(last)) ending.abort();
        return null;
      },
    },
    retryDelays: [0],
    signal: ending.signal,
    giveUp: () => {},
  });
  await reading.catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  return delivered;
}

it('looks for shards once while the one that it reads is open, however often it reads', async () => {
  const stream = new ScriptedStream(1000);
  expect(await readUntil(stream, '0:300')).toHaveLength(301);
  expect(stream.looks).toBe(1);
});

it('finds the shard that follows one which has ended', async () => {
  const stream = new ScriptedStream(2, 1, 1000);
  expect(await readUntil(stream, '2:1')).toEqual(['0:0', '0:1', '1:0', '2:0', '2:1']);
  expect(stream.looks).toBe(3);
});
