import { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Environment } from '@harbour-haul/contract/functions';
import { Limiter } from './limiter.ts';

/**
 * How many times as wide the limits of addresses are: a thousand times where the local cloud says so, for tests from one
 * machine. Bundles for AWS have no such switch (`infra/lib/lambdas/bundle-functions.ts`).
 */
const WIDTH = process.env.LIMITS === 'loose' ? 1_000 : 1;

/** The limiter of a function, built from its environment. */
export function composeLimiter(
  documents: ReturnType<typeof createDocumentClient>,
  env: Environment<'LIMITS_TABLE'>,
): Limiter {
  const counters = new LimitCounters(new Table(documents, env.LIMITS_TABLE));
  return new Limiter({ counters, width: WIDTH });
}
