import type { FaultInjection } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';

/**
 * What DynamoDB does to everything that is tested, unless the environment says otherwise: `TEST_INDEX_LAG=0
 * TEST_DYNAMODB_ERRORS=0` is none of it. A run prints it (`setup/synthesize.ts`).
 */
export const TEST_FAULTS: FaultInjection = {
  indexLagMs: Number(process.env.TEST_INDEX_LAG ?? 500),
  errorShare: Number(process.env.TEST_DYNAMODB_ERRORS ?? 0.02),
  seed: Number(process.env.TEST_SEED ?? 1),
};
