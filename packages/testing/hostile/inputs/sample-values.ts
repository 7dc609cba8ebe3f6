import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { photoName, photoPath } from '@harbour-haul/domain/photos/photo';
import type { Schema } from 'yup';
import { fieldsOf, partOf } from './schema-leaves.ts';

type Fields = Record<string, unknown>;

/** What is sent under such a name wherever it is, since it must be there. */
export type KnownValues = Readonly<Record<string, unknown>>;

const DAY_MS = 24 * 3600 * 1000;
const UNKNOWN_PHOTO = photoName('00000000-0000-4000-8000-000000000000');

/** Something that each field of the contract lets through; of those the first is taken. */
function samples(): unknown[] {
  const tomorrow = new Date(Date.now() + DAY_MS);
  return [
    '12 Oak St, Dartmouth',
    'hostile-1',
    '902-555-0148',
    'jane@example.com',
    halifaxToday(tomorrow),
    tomorrow.toISOString(),
    '09:00-11:00',
    photoPath(UNKNOWN_PHOTO),
    'S'.repeat(43),
    '1',
    'none',
    1,
    true,
  ];
}

/** Values that may be let through by a schema: its own choices, then the samples. */
export function candidates(schema: Schema): unknown[] {
  const { oneOf } = schema.describe() as { oneOf?: unknown[] };
  return [...(oneOf ?? []).filter((value) => value !== '' && value !== null), ...samples()];
}

/** An object with what its schema requires: known values by their names, else samples. */
export function filled(schema: Schema, given: Fields, known: KnownValues): Fields {
  let value = { ...given };
  for (const [name, field] of Object.entries(fieldsOf(schema) ?? {})) {
    if (name in value || isValidAt(schema, name, value)) continue;
    const some = name in known ? [known[name], ...valuesOf(field, known)] : valuesOf(field, known);
    const fitting = some.find((one) => isValidAt(schema, name, { ...value, [name]: one }));
    if (fitting !== undefined) value = { ...value, [name]: fitting };
  }
  return value;
}

function valuesOf(field: Schema, known: KnownValues): unknown[] {
  const part = partOf(field);
  if (part) return [[], ...valuesOf(part, known).map((value) => [value])];
  return fieldsOf(field) ? [filled(field, {}, known)] : candidates(field);
}

function isValidAt(schema: Schema, name: string, value: Fields): boolean {
  try {
    schema.validateSyncAt(name, value, { strict: true });
    return true;
  } catch {
    return false;
  }
}

/** A value with another one at a place; what leads there is filled in. */
export function withLeaf(
  schema: Schema,
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  leaf: unknown,
  known: KnownValues,
): unknown {
  if (key === undefined) return leaf;
  const part = partOf(schema);
  if (part) {
    const [first, ...others] = Array.isArray(value) ? (value as unknown[]) : [];
    return [withLeaf(part, first, rest, leaf, known), ...others];
  }
  const field = fieldsOf(schema)?.[key];
  if (!field) throw new Error(`The schema has no ${key}.`);
  const own = value === undefined ? filled(schema, {}, known) : (value as Fields);
  return { ...own, [key]: withLeaf(field, own[key], rest, leaf, known) };
}
