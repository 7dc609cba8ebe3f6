import { randomUUID } from 'node:crypto';
import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { LeadAdministration } from '@harbour-haul/aws/dynamodb/leads/lead-administration';
import { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import { SeenJunkTypes } from '@harbour-haul/aws/dynamodb/leads/seen-junk-types';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { PersonEraser } from '@harbour-haul/aws/person-eraser';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composePhotoKeeping, type PhotoKeeping } from '../shared/photos/compose-photos.ts';
import { composeEraser } from './compose-eraser.ts';

export interface LeadsDeps extends HttpDeps, PhotoKeeping {
  leads: LeadsRepository;
  desk: LeadAdministration;
  overview: OverviewRepository;
  /** Removes all that is kept of a person. */
  eraser: PersonEraser;
  /** Tells who exported a lead, which no lead itself says. */
  exports: Pick<LeadExportsRepository, 'since'>;
  /** Gives a lead the junk type of its photos, where nobody else did. */
  seenJunkTypes: SeenJunkTypes;
  /** For who sends a photo without one. */
  newVisitorId(): string;
  /** Tells whose a chat is; leads change nothing in it. */
  sessions: Pick<SessionsRepository, 'get'>;
}

export function composeLeads(): LeadsDeps {
  const env = readEnv(['LEADS_TABLE', 'SESSIONS_TABLE']);
  const shared = composeHttp();
  const leads = new LeadsRepository(shared.documents, env.LEADS_TABLE);
  const desk = new LeadAdministration(shared.documents, env.LEADS_TABLE);
  const exports = new LeadExportsRepository(shared.documents, env.LEADS_TABLE);
  const overview = new OverviewRepository(shared.documents, env.LEADS_TABLE, env.SESSIONS_TABLE);
  const sessions = new SessionsRepository(shared.documents, env.SESSIONS_TABLE, env.LEADS_TABLE);
  const keeping = composePhotoKeeping(shared.documents);
  return {
    ...shared,
    ...keeping,
    leads,
    desk,
    eraser: composeEraser({ ...shared, ...keeping, sessions, exports }),
    exports,
    overview,
    sessions,
    seenJunkTypes: new SeenJunkTypes(shared.documents, env.LEADS_TABLE),
    newVisitorId: randomUUID,
  };
}
