import type { FileOverride } from '../cloudfront/edge-listener.ts';
import type { FaultInjection } from '../dynamodb/faults/fault-injection.ts';
import type { Between } from '../lambda/function-addresses.ts';
import type { FunctionClock } from '../lambda/function-clock.ts';
import type { FunctionLog } from '../lambda/lambda-service.ts';
import type { Standstill } from '../lambda/standstill.ts';
import type { Meter } from '../usage/usage-meter.ts';
import type { Limits } from './settings.ts';

export interface LocalCloudOptions {
  /** A synthesized cloud assembly. */
  readonly assemblyDir: string;
  /** Where all data lives; the caller holds its lock when several clouds may meet there. */
  readonly localDir: string;
  /** The site's port; 0, the default, takes a free one. */
  readonly port?: number;
  /** Keeps tables in memory: for tests. */
  readonly inMemory?: boolean;
  /** A running DynamoDB Local to use in place of one of its own: in it this LOCAL_DIR's key has a database to itself. */
  readonly dynamoDbEndpoint?: string | undefined;
  /** How far DynamoDB is from ideal; not at all without it. */
  readonly faults?: FaultInjection;
  /** The log of the local services themselves. */
  readonly log?: (line: string) => void;
  /** What functions print. */
  readonly functionLog?: FunctionLog;
  /** How long a function's failed events wait before each retry, in milliseconds; as long as in AWS without it. */
  readonly eventRetryDelays?: readonly number[];
  /** Whether to deny what the template's policies do not allow; true by default. */
  readonly iam?: boolean;
  /** What one address may do; as much as in AWS by default. */
  readonly limits?: Limits;
  /** Limits in place of those of the template, as its variable `LIMIT_CHANGES` has them. */
  readonly limitChanges?: string;
  /** How many calls the gateways' routes take; as `limits` without it. */
  readonly throttles?: Limits;
  /** How many events functions may work on at a time in all; as many as in a new account without it. */
  readonly concurrency?: number;
  /** How many events single functions may work on at a time, and have to themselves, by their labels; as in the template without it. */
  readonly reservedConcurrency?: Readonly<Record<string, number>>;
  /** Whether functions stand still between events and lose their memory now and then; true by default. */
  readonly freezes?: boolean;
  /** After how many events a frozen function loses its memory; some fifty without it. */
  readonly eventsOfAnEnvironment?: number;
  /** A folder in which to note what functions need of what they may do. */
  readonly grantUses?: string | undefined;
  /** Whether functions run that the template starts by the clock; true by default. */
  readonly schedules?: boolean;
  /** Counts what AWS would bill; nobody counts without it. */
  readonly meter?: Meter;
  /** Serves the bucket's files while developing. */
  readonly fileOverride?: FileOverride;
  /** Stands between functions and each service; nothing does without it. */
  readonly between?: Between;
  /** What functions take for the time; the machine's clock without it. */
  readonly clock?: FunctionClock;
  /** Has functions stand still in the middle of a call; nothing does without it. */
  readonly standstill?: Standstill;
}
