import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
  ScheduledEvent,
} from 'aws-lambda';
import { getLeadsCalendar } from '../admin-leads/calendar/get-leads-calendar.ts';
import { continueWork } from '../admin-leads/changes/continue-work.ts';
import { continueLeadWork } from '../admin-leads/continue-lead-work.ts';
import { countLeads } from '../admin-leads/count-leads.ts';
import { deleteLead } from '../admin-leads/delete-lead.ts';
import { enterLead } from '../admin-leads/entry/enter-lead.ts';
import { eraseLead } from '../admin-leads/erase-lead.ts';
import { getLead } from '../admin-leads/get-lead.ts';
import { getLeadsOverview } from '../admin-leads/get-leads-overview.ts';
import { getLeadsToday } from '../admin-leads/get-leads-today.ts';
import { listLeads } from '../admin-leads/list-leads.ts';
import { markLeadSeen } from '../admin-leads/mark-lead-seen.ts';
import { mergeLeads } from '../admin-leads/merge-leads.ts';
import { recordCall } from '../admin-leads/record-call.ts';
import { releaseLead } from '../admin-leads/release-lead.ts';
import { restoreLead } from '../admin-leads/restore-lead.ts';
import { unmergeLeads } from '../admin-leads/unmerge-leads.ts';
import { updateLead } from '../admin-leads/update-lead.ts';
import { deleteLeadView } from '../admin-leads/views/delete-lead-view.ts';
import { listLeadViews } from '../admin-leads/views/list-lead-views.ts';
import { saveLeadView } from '../admin-leads/views/save-lead-view.ts';
import { httpFunction } from '../shared/http-function.ts';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { addLeadPhotos } from './add-lead-photos.ts';
import { checkVisitor } from './check-visitor.ts';
import { createLead } from './create-lead.ts';
import { composeLeads, type LeadsDeps } from './deps.ts';
import { forgetChat } from './forget-chat.ts';
import { getVisitorLead } from './get-visitor-lead.ts';
import { addRequestPhotos } from './request/add-request-photos.ts';
import { cancelRequest } from './request/cancel-request.ts';
import { correctRequest } from './request/correct-request.ts';
import { getRequest } from './request/get-request.ts';
import { keepRequest } from './request/keep-request.ts';
import { openRequest } from './request/open-request.ts';

const onRequest = httpFunction<'leads', LeadsDeps>(
  {
    createLead,
    enterLead,
    addLeadPhotos,
    forgetChat,
    listLeads,
    continueLeadWork,
    countLeads,
    markLeadSeen,
    getLeadsCalendar,
    getLeadsOverview,
    getLeadsToday,
    getVisitorLead,
    checkVisitor,
    getLead,
    updateLead,
    deleteLead,
    releaseLead,
    restoreLead,
    recordCall,
    mergeLeads,
    unmergeLeads,
    eraseLead,
    listLeadViews,
    saveLeadView,
    deleteLeadView,
    openRequest,
    getRequest,
    addRequestPhotos,
    correctRequest,
    cancelRequest,
    keepRequest,
  },
  composeLeads,
);

const onSchedule = withRequestContext(
  pipeline<ScheduledEvent, ScheduledEvent & { deps: LeadsDeps }, void>(
    [dependencies(composeLeads)],
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
