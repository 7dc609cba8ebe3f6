import { operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/** `DELETE /api/lead-views/{id}`: deletes a saved list. */
export const deleteLeadView = operation('deleteLeadView', {}, async (request, deps: AdminLeadsDeps) => {
  const { id } = request.params;
  const views = await deps.views.change((all) => all.filter((view) => view.id !== id));
  return { status: 200, body: { views } };
});
