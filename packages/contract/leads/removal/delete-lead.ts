import { type InferType, object, string } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';
import type { MovedLead } from './moved-lead.ts';

/** Moves a lead to the trash for 30 days; returns it as it is there. */
export const deleteLead = defineOperation<{ query: DeleteLeadQuery; response: MovedLead }>()({
  method: 'DELETE',
  path: '/api/leads/{id}',
  access: 'admin',
  function: 'admin-leads',
});

export const deleteLeadRequest = { query: deleteLeadSchema };

export type DeleteLeadQuery = InferType<ReturnType<typeof deleteLeadSchema>>;

/** `version`: the one that was read; a change of any other is refused with 409. */
function deleteLeadSchema() {
  return object({ version: string().matches(/^[1-9]\d{0,14}$/, INVALID) });
}
