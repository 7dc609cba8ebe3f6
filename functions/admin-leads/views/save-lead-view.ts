import { saveLeadViewRequest } from '@harbour-haul/contract/leads/views/save-lead-view';
import { withView } from '@harbour-haul/domain/leads/views/lead-view';
import { operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/** `POST /api/lead-views`: saves a list by name, for all admins. */
export const saveLeadView = operation(
  'saveLeadView',
  saveLeadViewRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { body, user } = request;
    const view = { ...body, name: body.name.trim(), id: deps.newViewId(), savedBy: user.username };
    return { status: 201, body: { views: await deps.views.change((views) => withView(views, view)) } };
  },
);
