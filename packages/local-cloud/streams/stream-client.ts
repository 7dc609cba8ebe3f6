import type { LocalCredentials } from '../cloud/local-credentials.ts';
import { isRecord } from '../template/template.ts';

/** A record as GetRecords returns it, in DynamoDB's own JSON. */
export interface StreamRecord {
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly dynamodb: {
    readonly SequenceNumber: string;
    /** Seconds since 1970. */
    readonly ApproximateCreationDateTime: number;
  };
}

export interface StreamPage {
  readonly records: readonly StreamRecord[];
  /** Undefined at the end of a closed shard. */
  readonly next: string | undefined;
}

/** An error of the service, by its code. */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The calls of DynamoDB Streams that reading needs. */
export type StreamReading = Pick<StreamClient, 'streamArn' | 'shards' | 'iterator' | 'records'>;

/** They are sent to DynamoDB Local itself. */
export class StreamClient {
  readonly #endpoint: string;
  readonly #authorization: string;

  constructor(endpoint: string, { accessKeyId }: LocalCredentials, region: string) {
    this.#endpoint = endpoint;
    // DynamoDB Local takes the database from the key and checks no signature.
    const credential = `${accessKeyId}/20260101/${region}/dynamodb/aws4_request`;
    this.#authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=local`;
  }

  /** The ARN that DynamoDB Local itself has for the stream of a table; undefined while there is none. */
  async streamArn(tableName: string): Promise<string | undefined> {
    const { Streams } = await this.#call('ListStreams', { TableName: tableName });
    const [first] = list(Streams);
    return first === undefined ? undefined : String(first.StreamArn);
  }

  /** The ids of a stream's shards, each after its parent. */
  async shards(streamArn: string): Promise<string[]> {
    const { StreamDescription } = await this.#call('DescribeStream', { StreamArn: streamArn });
    const shards = isRecord(StreamDescription) ? list(StreamDescription.Shards) : [];
    return shards.map(({ ShardId }) => String(ShardId));
  }

  /** Where reading begins: after a record, or at the first that is kept. */
  async iterator(streamArn: string, shardId: string, after: string | undefined): Promise<string> {
    const position =
      after === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after };
    const input = { StreamArn: streamArn, ShardId: shardId, ...position };
    return String((await this.#call('GetShardIterator', input)).ShardIterator);
  }

  async records(iterator: string): Promise<StreamPage> {
    const { Records, NextShardIterator } = await this.#call('GetRecords', { ShardIterator: iterator });
    return {
      records: list(Records) as unknown as StreamRecord[],
      next: typeof NextShardIterator === 'string' ? NextShardIterator : undefined,
    };
  }

  async #call(operation: string, input: object): Promise<Record<string, unknown>> {
    const response = await fetch(this.#endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
        authorization: this.#authorization,
      },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    const output = isRecord(body) ? body : {};
    if (response.ok) return output;
    const type = textOf(output.__type) || String(response.status);
    const message = textOf(output.message) || textOf(output.Message);
    throw new StreamError(type.replace(/^.*#/, ''), `${operation}: ${message}`);
  }
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
