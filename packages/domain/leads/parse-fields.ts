import type { SettableFieldKind } from './fields/field-kinds.ts';
import type { FieldInput } from './fields/parse-field.ts';
import type { Lead } from './lead.ts';
import { type FieldsWith, LEAD_FIELDS } from './lead-fields.ts';

/** The fields that people set. */
type SettableField = FieldsWith<'kind', SettableFieldKind>;

/** What was sent for fields, after the schema of the request accepted it. */
export type FieldInputs<F extends SettableField> = { readonly [name in F]?: FieldInput };

/** Parses the named fields of an accepted request into what is stored; what was not sent is null. */
export function parseFields<F extends SettableField>(
  names: readonly F[],
  parser: 'fromVisitor' | 'fromAdmin',
  inputs: FieldInputs<F>,
  now: Date,
): Pick<Lead, F> {
  const parsed = names.map((name) => [name, LEAD_FIELDS[name].kind[parser](inputs[name], now)]);
  return Object.fromEntries(parsed) as Pick<Lead, F>;
}
