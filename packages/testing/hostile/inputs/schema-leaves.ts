import { ArraySchema, ObjectSchema, type Schema } from 'yup';

type Key = string | number;

/** A place of a body that holds no list and no object. */
export interface Leaf {
  keys: readonly Key[];
  schema: Schema;
}

/** The fields of an object's schema; null of any other. */
export function fieldsOf(schema: Schema): Record<string, Schema> | null {
  return schema instanceof ObjectSchema ? (schema.fields as Record<string, Schema>) : null;
}

/** What a list's schema says of each of its parts; null of any other. */
export function partOf(schema: Schema): Schema | null {
  return schema instanceof ArraySchema ? (schema.innerType as Schema) : null;
}

/** Every such place that a schema knows, of a list the first one's. */
export function leavesOf(schema: Schema, keys: readonly Key[] = []): Leaf[] {
  const fields = fieldsOf(schema);
  if (fields) return Object.entries(fields).flatMap(([name, field]) => leavesOf(field, [...keys, name]));
  const part = partOf(schema);
  return part ? leavesOf(part, [...keys, 0]) : [{ keys, schema }];
}

/** How errors name the place: `replies[0].text`. */
export function fieldName(keys: readonly Key[]): string {
  return keys
    .map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at > 0 ? '.' : ''}${key}`))
    .join('');
}
