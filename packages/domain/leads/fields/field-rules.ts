import type { FieldKind } from './field-kinds.ts';

/** A field that the quote form shows. */
export interface FormField<Need extends 'required' | 'optional' = 'required' | 'optional'> {
  /** Its position among the fields that prefill the form; responses list them in this order, new ones last. */
  readonly order: number;
  readonly need: Need;
}

/** A column of the CSV export. */
interface CsvColumn {
  /**
   * Its position: who it is, what there is to haul and when, what the team does about it, how it came here. Sheets and scripts
   * of the readers go by it, so that new columns get the next number.
   */
  readonly order: number;
  readonly heading: string;
}

/**
 * What becomes of a field where a chat continues its lead, where a repeat request of the same person is attached to their
 * lead, and where two leads are merged.
 *
 * - `fact`: a continued chat prefers the newer value; attach and merge fill an empty field, and append a differing value
 *   to the details.
 * - `junk`: a fact as well, but the fields of the junk type are one: all come from one side.
 * - `details`: continues as a fact; attach and merge append the other text.
 * - `union`: continues as a fact where the newer value wins; anything else unites both lists.
 * - `notes`: merge appends the other text.
 * - `photos`: the photos of both.
 * - `trace`: whoever says it first; continue, attach and merge fill an empty field.
 * - `fill`: merge fills an empty field.
 * - `with-day`: merge takes it from the lead whose scheduled day stands.
 * - `origin`: merge gives all of them to a lead without a visitor.
 * - `status`, `count`, `latest`: merge decides by the status, adds, keeps the later.
 * - `own`: nothing changes it.
 */
export type MergeRule =
  | 'fact'
  | 'junk'
  | 'details'
  | 'union'
  | 'notes'
  | 'photos'
  | 'trace'
  | 'fill'
  | 'with-day'
  | 'origin'
  | 'status'
  | 'count'
  | 'latest'
  | 'own';

/** The rules of one field. */
export interface LeadFieldRules {
  /** What people call it. */
  readonly label: string;
  readonly kind: FieldKind;
  /** What stands for a value that is not stored; `never` for fields that every lead has. */
  readonly missing: null | 0 | 'never';
  /** Whether the quote form sends it: in a field, `hidden`, or not at all. What it shows it is also prefilled with. */
  readonly form: FormField | 'hidden' | null;
  /** Whether the chat sends it. */
  readonly chat: boolean;
  /** Whether admins change it. */
  readonly admin: boolean;
  /** Whether the timeline lists its changes. */
  readonly timeline: boolean;
  readonly merge: MergeRule;
  readonly csv: CsvColumn | null;
}

export function onForm<const Need extends 'required' | 'optional'>(
  order: number,
  need: Need,
): FormField<Need> {
  return { order, need };
}

export function column(order: number, heading: string): CsvColumn {
  return { order, heading };
}
