import type { FieldsWith, LeadFieldName } from '@harbour-haul/domain/leads/lead-fields';
import type { Schema } from 'yup';

/** What JSON carries for a field. */
export type FieldJson<F extends LeadFieldName> =
  F extends FieldsWith<'kind', { readonly type: 'money' }>
    ? number
    : F extends FieldsWith<'kind', { readonly type: 'share' }>
      ? number | string
      : string;

/** The schemas of the named fields, to be spread into that of a request. */
export function fieldSchemas<F extends LeadFieldName>(
  names: readonly F[],
  schemaOf: (name: F) => Schema,
): Record<F, Schema> {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Record<F, Schema>;
}
