import { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads-repository';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';

export interface LeadsDeps extends HttpDeps {
  leads: LeadsRepository;
}

export function composeLeads(): LeadsDeps {
  const env = readEnv(['LEADS_TABLE']);
  const shared = composeHttp();
  return { ...shared, leads: new LeadsRepository(shared.documents, env.LEADS_TABLE) };
}
