import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { LocalCredentials } from '../cloud/local-credentials.ts';
import type { LambdaService } from '../lambda/lambda-service.ts';
import type { SendMessage } from '../sqs/dead-letters.ts';
import type { Stack } from '../template/stack.ts';
import type { GivenUp } from './deliver-batch.ts';
import { ReaderPause } from './reader-pause.ts';
import { ShardPositions } from './shard-positions.ts';
import { StreamClient } from './stream-client.ts';
import { type StreamMapping, streamMappings } from './stream-mappings.ts';
import { readStream } from './stream-reader.ts';

export interface TableStreamsOptions {
  readonly stack: Stack;
  /** The address of DynamoDB Local. */
  readonly database: string;
  readonly credentials: LocalCredentials;
  readonly lambda: Pick<LambdaService, 'invoke'>;
  readonly log: (line: string) => void;
  /** Receives what was given up. */
  readonly sendMessage: SendMessage;
  readonly localDir: string;
  /** How long to wait before each retry, in milliseconds. */
  readonly retryDelays?: readonly number[] | undefined;
}

/** Lambda waits longer with each retry. */
const lambdaDelays = [1_000, 2_000, 4_000, 8_000, 16_000];

export interface TableStreams {
  /** Tells that rows of a table were written: its streams are read soon. */
  wake(tableName: string): void;
  /** Resolves when every reader has brought what stood in its stream by now. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Brings the changes of tables to the functions that the template maps to their streams, until it is closed. */
export function startTableStreams(options: TableStreamsOptions): TableStreams {
  const { stack, database, credentials, lambda, log, localDir, retryDelays = lambdaDelays } = options;
  const { region } = stack.identity;
  const closing = new AbortController();
  const { signal } = closing;
  const client = new StreamClient(database, credentials, region);
  const positions = new ShardPositions(join(localDir, 'streams.json'), log);
  const read = async (mapping: StreamMapping, pause: ReaderPause): Promise<void> => {
    const giveUp = (given: GivenUp) => log(fileAway(mapping, given, options.sendMessage));
    try {
      await readStream({ mapping, region, client, positions, lambda, retryDelays, signal, giveUp, pause });
    } catch (error) {
      if (!signal.aborted) log(`Streams: stopped reading ${mapping.tableName}: ${String(error)}`);
    }
  };
  const readers = streamMappings(stack).map((mapping) => {
    const pause = new ReaderPause();
    return { tableName: mapping.tableName, pause, ended: read(mapping, pause) };
  });
  return {
    wake: (tableName) => {
      for (const reader of readers) if (reader.tableName === tableName) reader.pause.wake();
    },
    caughtUp: async () =>
      void (await Promise.all(readers.map(({ pause, ended }) => Promise.race([pause.emptyRound(), ended])))),
    close: async () => {
      closing.abort();
      await Promise.all(readers.map(({ ended }) => ended));
    },
  };
}

/** Sends where a batch stands in the stream to its queue, if it has one; returns a line for the log. */
function fileAway(mapping: StreamMapping, given: GivenUp, sendMessage: SendMessage): string {
  const { failureQueue, tableName } = mapping;
  if (failureQueue !== undefined) sendMessage(failureQueue, failureRecord(mapping, given));
  const place = failureQueue ?? 'nowhere: the mapping has no failure queue';
  return `Streams: gave up ${given.records.length} of ${tableName} (went to ${place}): ${given.condition}`;
}

/** What Lambda sends to a stream's failure destination; the records themselves stay in the stream for a day. */
function failureRecord(
  mapping: StreamMapping,
  { records, attempts, condition }: GivenUp,
): Record<string, unknown> {
  const [first, last] = [records[0]?.dynamodb, records.at(-1)?.dynamodb];
  const timeOf = (seconds = 0) => new Date(seconds * 1000).toISOString();
  return {
    version: '1.0',
    timestamp: new Date().toISOString(),
    requestContext: {
      requestId: randomUUID(),
      functionArn: mapping.functionArn,
      condition,
      approximateInvokeCount: attempts,
    },
    responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: null },
    DDBStreamBatchInfo: {
      shardId: 'shardId-local',
      startSequenceNumber: first?.SequenceNumber,
      endSequenceNumber: last?.SequenceNumber,
      approximateArrivalOfFirstRecord: timeOf(first?.ApproximateCreationDateTime),
      approximateArrivalOfLastRecord: timeOf(last?.ApproximateCreationDateTime),
      batchSize: records.length,
      streamArn: mapping.streamArn,
    },
  };
}
