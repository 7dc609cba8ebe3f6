import type { FaultInjection } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';

/** What DynamoDB does to everything that is tested, unless the environment says otherwise. A run prints it (`setup/synthesize.ts`). */
export const TEST_FAULTS: FaultInjection = {
  indexLagMs: Number(process.env.TEST_INDEX_LAG ?? 200),
  errorShare: Number(process.env.TEST_DYNAMODB_ERRORS ?? 0.01),
  seed: Number(process.env.TEST_SEED ?? 1),
};
