import { httpFunction } from '../shared/http-function.ts';
import { checkVisitor } from './check-visitor.ts';
import { createLead } from './create-lead.ts';
import { composeLeads, type LeadsDeps } from './deps.ts';
import { getLeadsOverview } from './get-leads-overview.ts';
import { getVisitorLead } from './get-visitor-lead.ts';
import { listLeads } from './list-leads.ts';

export const handler = httpFunction<'leads', LeadsDeps>(
  { createLead, listLeads, getLeadsOverview, getVisitorLead, checkVisitor },
  composeLeads,
);
