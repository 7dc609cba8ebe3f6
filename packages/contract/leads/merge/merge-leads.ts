import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type InferType, number, object } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';
import { versionField } from '../fields/version-field.ts';

/** Merges the lead `otherId` into the lead of the path. */
export const mergeLeads = defineOperation<{ body: MergeLeadsBody; response: MergeLeadsResponse }>()({
  method: 'POST',
  path: '/api/leads/{id}/merge',
  access: 'admin',
  function: 'admin-leads',
});

export const mergeLeadsRequest = { body: mergeLeadsSchema };

export type MergeLeadsBody = InferType<ReturnType<typeof mergeLeadsSchema>>;

/** The lead that remains, and the other one. */
export interface MergeLeadsResponse {
  lead: Lead;
  other: Lead;
}

/** The versions are those that were read; changes of any other are refused with 409. */
function mergeLeadsSchema() {
  return object({ otherId: otherIdField(), version: versionField(), otherVersion: versionField() });
}

/** The id of a second lead. */
export const otherIdField = () =>
  number().typeError(INVALID).integer(INVALID).min(1, INVALID).required(INVALID);
