import { type InferType, object } from 'yup';
import { defineOperation } from '../../operation.ts';
import { type MergeLeadsResponse, otherIdField } from './merge-leads.ts';

/** Separates the lead `otherId` again from the lead of the path, into which it was merged. */
export const unmergeLeads = defineOperation<{ body: UnmergeLeadsBody; response: MergeLeadsResponse }>()({
  method: 'POST',
  path: '/api/leads/{id}/unmerge',
  access: 'admin',
  function: 'admin-leads',
});

export const unmergeLeadsRequest = { body: unmergeLeadsSchema };

export type UnmergeLeadsBody = InferType<ReturnType<typeof unmergeLeadsSchema>>;

function unmergeLeadsSchema() {
  return object({ otherId: otherIdField() });
}
