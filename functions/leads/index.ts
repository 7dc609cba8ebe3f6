import { httpFunction } from '../shared/http-function.ts';
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

/** Answers what visitors ask of leads. */
export const handler = httpFunction<'leads', LeadsDeps>(
  {
    createLead,
    addLeadPhotos,
    forgetChat,
    getVisitorLead,
    checkVisitor,
    openRequest,
    getRequest,
    addRequestPhotos,
    correctRequest,
    cancelRequest,
    keepRequest,
  },
  composeLeads,
);
