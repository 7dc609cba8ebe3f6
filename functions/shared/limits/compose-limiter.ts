import { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Environment } from '@harbour-haul/contract/functions';
import { configuredLimits } from '@harbour-haul/domain/limits/configured-limits';
import { LIMIT_WIDTH } from './limit-width.ts';
import { Limiter } from './limiter.ts';

/** The limiter of a function, built from its environment. */
export function composeLimiter(
  documents: ReturnType<typeof createDocumentClient>,
  env: Environment<'LIMITS_TABLE' | 'LIMIT_CHANGES'>,
): Limiter {
  const counters = new LimitCounters(new Table(documents, env.LIMITS_TABLE));
  const { visitors } = configuredLimits(env.LIMIT_CHANGES);
  return new Limiter({ counters, limits: visitors, width: LIMIT_WIDTH });
}
