import { NO_CHANGES, updateLeadSchema } from '@harbour-haul/contract/leads/update-lead';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { type LeadPatch, parsePatch } from '@harbour-haul/domain/leads/change-lead';

/** A patch as it is stored, and the version that it is for. */
export interface ReceivedPatch {
  patch: LeadPatch;
  version: number | undefined;
}

/**
 * Parses the body of `PATCH /api/leads/{id}`.
 * @throws AppError `invalid_input` that names every field in question, also for a patch that changes nothing at all.
 */
export function readPatch(body: unknown, now: Date): ReceivedPatch {
  const { version, ...fields } = parseInput(updateLeadSchema(), body);
  const patch = parsePatch(fields, now);
  const isEmpty = Object.keys(patch).length === 0;
  if (isEmpty) throw new AppError('invalid_input', NO_CHANGES, { fields: { body: NO_CHANGES } });
  return { patch, version };
}
