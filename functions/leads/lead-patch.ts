import { NO_CHANGES, type UpdateLeadBody, updateLeadSchema } from '@harbour-haul/contract/leads/update-lead';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { EDITABLE_FIELDS, type LeadPatch } from '@harbour-haul/domain/leads/change-lead';
import { withoutPlaceholder } from '@harbour-haul/domain/leads/fields/placeholders';
import { DEFAULT_SOURCE } from '@harbour-haul/domain/leads/lead';

/** A patch as it is stored, and the version that it is for. */
export interface ReceivedPatch {
  patch: LeadPatch;
  version: number | undefined;
}

/** How each field that is not stored as it is sent is stored. */
const STORED = {
  name: withoutPlaceholder,
  phone: withoutPlaceholder,
  address: withoutPlaceholder,
  email: trimmed,
  notes: trimmed,
  details: trimmed,
  source: (source: string) => trimmed(source) ?? DEFAULT_SOURCE,
  scheduledDate: noon,
  followUpDate: noon,
  junkConfidence: (confidence: string | number | null) => (confidence === null ? null : Number(confidence)),
} as const;

/**
 * Parses the body of `PATCH /api/leads/{id}`.
 * @throws AppError `invalid_input` that names every field in question, also for a patch that changes nothing at all.
 */
export function readPatch(body: unknown): ReceivedPatch {
  const { version, ...fields } = parseInput(updateLeadSchema(), body);
  const named = EDITABLE_FIELDS.filter((name) => fields[name] !== undefined);
  if (named.length === 0) throw new AppError('invalid_input', NO_CHANGES, { fields: { body: NO_CHANGES } });
  const patch = Object.fromEntries(named.map((name) => [name, stored(name, fields)]));
  return { patch: patch as LeadPatch, version };
}

function stored(name: (typeof EDITABLE_FIELDS)[number], fields: Omit<UpdateLeadBody, 'version'>): unknown {
  const value = fields[name];
  const store = Object.hasOwn(STORED, name) ? STORED[name as keyof typeof STORED] : null;
  return store ? (store as (value: unknown) => unknown)(value) : value;
}

/** Text without blanks around it and without lone surrogates, which no table stores; null for none. */
function trimmed(text: string | null): string | null {
  return text?.trim().toWellFormed() || null;
}

/** A day as it is written, at noon UTC (specification section 5). */
function noon(day: string | null): string | null {
  return day === null ? null : `${day.slice(0, 10)}T12:00:00.000Z`;
}
