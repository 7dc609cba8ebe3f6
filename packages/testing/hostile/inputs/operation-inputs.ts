import type { ApiRoute } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { parseInput, validationErrors } from '@harbour-haul/contract/validate';
import type { Schema } from 'yup';
import { GIVEN } from './given-values.ts';
import { INPUT_SCHEMAS, type SentSchemas } from './input-schemas.ts';
import { candidates, filled, type KnownValues, withLeaf } from './sample-values.ts';
import { fieldName, type Leaf, leavesOf } from './schema-leaves.ts';

type Part = 'query' | 'body' | 'form';
type Fields = Record<string, unknown>;

/** One field of what one kind of sender sends to an operation. */
export interface OperationInput {
  operation: OperationName;
  part: Part;
  byAdmin: boolean;
  /** As errors name it. */
  field: string;
  /** All that is sent, and all of it valid. */
  valid(): unknown;
  /** The same with another value of this field. */
  contentWith(value: unknown): unknown;
  /** Whether the contract lets a value through there. */
  accepts(value: unknown): boolean;
}

/** Every field of every operation that takes a body, a form or a query. @param known what is to be named by its true name */
export function operationInputs(known: KnownValues, now = new Date()): OperationInput[] {
  const all = Object.entries(INPUT_SCHEMAS) as [OperationName, readonly SentSchemas[]][];
  return all.flatMap(([operation, shapes]) =>
    shapes.flatMap((shape) => PARTS.flatMap((part) => inputsOf({ operation, shape, part, known, now }))),
  );
}

const PARTS: readonly Part[] = ['query', 'body', 'form'];

interface Sent {
  operation: OperationName;
  shape: SentSchemas;
  part: Part;
  known: KnownValues;
  now: Date;
}

function inputsOf({ operation, shape, part, known, now }: Sent): OperationInput[] {
  const schema = shape[part]?.({ now, input: {} });
  if (!schema) return [];
  const route: ApiRoute = API_ROUTES[operation];
  const byAdmin = shape.byAdmin ?? ['admin', 'confirmed'].includes(route.access);
  // A form carries texts, and a list in none of its fields.
  const leaves = leavesOf(schema).filter(({ keys }) => part !== 'form' || keys.length === 1);
  return leaves.map((leaf) => {
    const { given, value } = validSurroundings(operation, schema, leaf, known);
    const contentWith = (text: unknown) =>
      withLeaf(schema, filled(schema, given(known), known), leaf.keys, text, known);
    return {
      operation,
      part,
      byAdmin,
      field: fieldName(leaf.keys),
      valid: () => contentWith(value),
      contentWith,
      accepts: (text) => isAccepted(schema, contentWith(text)),
    };
  });
}

/** What is given around a field, and a value of it, so that all of it is valid. @throws Error where nothing here is. */
function validSurroundings(
  operation: OperationName,
  schema: Schema,
  { keys, schema: field }: Leaf,
  known: KnownValues,
): { given: (known: KnownValues) => Fields; value: unknown } {
  const last = String(keys.at(-1));
  for (const given of GIVEN[operation] ?? [() => ({})]) {
    const content = filled(schema, given(known), known);
    const own = [content[last], known[last]].filter((value) => value !== undefined);
    const fitting = [...own, ...candidates(field)].find(
      (value) => validationErrors(schema, withLeaf(schema, content, keys, value, known)) === null,
    );
    if (fitting !== undefined) return { given, value: fitting };
  }
  throw new Error(`Nothing valid is known for ${operation}: ${fieldName(keys)}`);
}

function isAccepted(schema: Schema, content: unknown): boolean {
  try {
    parseInput(schema, content);
    return true;
  } catch {
    return false;
  }
}
