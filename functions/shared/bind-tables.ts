import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { FunctionVariable } from '@harbour-haul/contract/functions';
import { readEnv } from './env.ts';

/** The tables that these settings name, bound to one client. */
export function bindTables<const N extends Extract<FunctionVariable, `${string}_TABLE`>>(
  documents: ReturnType<typeof createDocumentClient>,
  names: readonly N[],
): Record<N, Table> {
  const env = readEnv(names);
  const bound = names.map((name) => [name, new Table(documents, env[name])]);
  return Object.fromEntries(bound) as Record<N, Table>;
}
