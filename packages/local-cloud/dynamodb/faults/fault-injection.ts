import type { Stack } from '../../template/stack.ts';
import type { DynamoDbLayer } from '../front/dynamodb-call.ts';
import { tableDefinitions } from '../table-definitions.ts';
import { openLaggingIndexes } from './lagging-indexes.ts';
import { seededRandom } from './seeded-random.ts';
import { transientErrors } from './transient-errors.ts';

/** How far DynamoDB is from ideal. */
export interface FaultInjection {
  /** How long an index may lag behind its table; 0 for not at all. */
  readonly indexLagMs: number;
  /** From 0 to 1: how many of all calls are refused for a conflict or for being too many. */
  readonly errorShare: number;
  /** The same seed makes the same chances. */
  readonly seed: number;
}

/** DynamoDB as DynamoDB Local has it. */
export const NO_FAULTS: FaultInjection = { indexLagMs: 0, errorShare: 0, seed: 1 };

interface Surroundings {
  readonly stack: Stack;
  /** The address of DynamoDB Local, with all tables of the stack. */
  readonly database: string;
  readonly databaseKey: string;
}

export interface InjectedFaults {
  readonly layers: readonly DynamoDbLayer[];
  /** Lets every index catch up with its table now. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whether indexes are read from shadows of their tables, which then need none of their own: DynamoDB Local reads the whole
 * description of a table anew for each call.
 */
export function hasShadows({ indexLagMs }: FaultInjection): boolean {
  return indexLagMs > 0;
}

/** The layers of DynamoDB's front that inject these faults; none where there are none. */
export async function injectFaults(
  wanted: FaultInjection,
  { stack, ...database }: Surroundings,
): Promise<InjectedFaults> {
  const { indexLagMs, errorShare, seed } = wanted;
  const errors = errorShare > 0 ? [transientErrors({ share: errorShare, random: seededRandom(seed) })] : [];
  if (!hasShadows(wanted)) return { layers: errors, settle: async () => {}, close: async () => {} };
  const indexes = await openLaggingIndexes({
    ...database,
    definitions: tableDefinitions(stack),
    region: stack.identity.region,
    maxLagMs: indexLagMs,
    random: seededRandom(seed + 1),
  });
  return { ...indexes, layers: [...errors, indexes.layer] };
}
