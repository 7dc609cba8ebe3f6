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
import { addLeadPhotos } from './add-lead-photos.ts';
import { getLeadsCalendar } from './calendar/get-leads-calendar.ts';
import { continueWork } from './changes/continue-work.ts';
import { checkVisitor } from './check-visitor.ts';
import { continueLeadWork } from './continue-lead-work.ts';
import { countLeads } from './count-leads.ts';
import { createLead } from './create-lead.ts';
import { deleteLead } from './delete-lead.ts';
import { composeLeads, type LeadsDeps } from './deps.ts';
import { enterLead } from './entry/enter-lead.ts';
import { eraseLead } from './erase-lead.ts';
import { forgetChat } from './forget-chat.ts';
import { getLead } from './get-lead.ts';
import { getLeadsOverview } from './get-leads-overview.ts';
import { getLeadsToday } from './get-leads-today.ts';
import { getVisitorLead } from './get-visitor-lead.ts';
import { listLeads } from './list-leads.ts';
import { markLeadSeen } from './mark-lead-seen.ts';
import { mergeLeads } from './merge-leads.ts';
import { recordCall } from './record-call.ts';
import { releaseLead } from './release-lead.ts';
import { addRequestPhotos } from './request/add-request-photos.ts';
import { cancelRequest } from './request/cancel-request.ts';
import { correctRequest } from './request/correct-request.ts';
import { getRequest } from './request/get-request.ts';
import { keepRequest } from './request/keep-request.ts';
import { openRequest } from './request/open-request.ts';
import { restoreLead } from './restore-lead.ts';
import { unmergeLeads } from './unmerge-leads.ts';
import { updateLead } from './update-lead.ts';
import { deleteLeadView } from './views/delete-lead-view.ts';
import { listLeadViews } from './views/list-lead-views.ts';
import { saveLeadView } from './views/save-lead-view.ts';

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
