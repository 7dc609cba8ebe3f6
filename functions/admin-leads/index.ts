import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  ScheduledEvent,
} from 'aws-lambda';
import { httpFunction } from '../shared/http-function.ts';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { getLeadsCalendar } from './calendar/get-leads-calendar.ts';
import { continueWork } from './changes/continue-work.ts';
import { continueLeadWork } from './continue-lead-work.ts';
import { countLeads } from './count-leads.ts';
import { deleteLead } from './delete-lead.ts';
import { type AdminLeadsDeps, composeAdminLeads } from './deps.ts';
import { enterLead } from './entry/enter-lead.ts';
import { eraseLead } from './erase-lead.ts';
import { findErased } from './find-erased.ts';
import { getLead } from './get-lead.ts';
import { getLeadsOverview } from './get-leads-overview.ts';
import { getLeadsToday } from './get-leads-today.ts';
import { listLeads } from './list-leads.ts';
import { markLeadSeen } from './mark-lead-seen.ts';
import { mergeLeads } from './merge-leads.ts';
import { nameVisitors } from './name-visitors.ts';
import { recordCall } from './record-call.ts';
import { releaseLead } from './release-lead.ts';
import { restoreLead } from './restore-lead.ts';
import { unmergeLeads } from './unmerge-leads.ts';
import { updateLead } from './update-lead.ts';
import { deleteLeadView } from './views/delete-lead-view.ts';
import { listLeadViews } from './views/list-lead-views.ts';
import { saveLeadView } from './views/save-lead-view.ts';

const onRequest = httpFunction<'admin-leads', AdminLeadsDeps>(
  {
    enterLead,
    listLeads,
    continueLeadWork,
    countLeads,
    markLeadSeen,
    nameVisitors,
    getLeadsCalendar,
    getLeadsOverview,
    getLeadsToday,
    getLead,
    updateLead,
    deleteLead,
    releaseLead,
    restoreLead,
    recordCall,
    mergeLeads,
    unmergeLeads,
    eraseLead,
    findErased,
    listLeadViews,
    saveLeadView,
    deleteLeadView,
  },
  composeAdminLeads,
);

const onSchedule = withRequestContext(
  pipeline<ScheduledEvent, ScheduledEvent & { deps: AdminLeadsDeps }, void>(
    [dependencies(composeAdminLeads)],
    async ({ deps }) => continueWork(deps),
  ),
);

/** Answers requests, and every few minutes goes on with what was cut off: that needs all that they may do. */
export function handler(event: ScheduledEvent, context?: Context): Promise<undefined>;
export function handler(
  event: APIGatewayProxyEventV2,
  context?: Context,
): Promise<APIGatewayProxyStructuredResultV2>;
export async function handler(
  event: APIGatewayProxyEventV2 | ScheduledEvent,
  context?: Context,
): Promise<APIGatewayProxyStructuredResultV2 | undefined> {
  if ('requestContext' in event) return onRequest(event, context);
  await onSchedule(event, context);
  return undefined;
}
