import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';

export interface PhotoJoinerDeps {
  leads: Pick<LeadsRepository, 'change'>;
  now(): Date;
}

export function composePhotoJoiner(): PhotoJoinerDeps {
  const { LEADS_TABLE } = bindTables(createDocumentClient(), readEnv('photo-joiner'));
  return {
    leads: { change: (id, author, decide) => changeLead(LEADS_TABLE, id, author, decide) },
    now: () => new Date(),
  };
}
