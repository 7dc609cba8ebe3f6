import type { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';

/** Every table that an environment names, bound to one client, by its variable. */
export function bindTables<E extends Readonly<Record<string, string>>>(
  documents: ReturnType<typeof createDocumentClient>,
  env: E,
): Record<Extract<keyof E, `${string}_TABLE`>, Table> {
  const tables = Object.entries(env).filter(([variable]) => variable.endsWith('_TABLE'));
  const bound = tables.map(([variable, name]) => [variable, new Table(documents, name)]);
  return Object.fromEntries(bound) as Record<Extract<keyof E, `${string}_TABLE`>, Table>;
}
