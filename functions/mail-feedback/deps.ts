import { Suppressions } from '@harbour-haul/aws/dynamodb/notices/suppressions';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';

export interface MailFeedbackDeps {
  suppressions: Pick<Suppressions, 'add'>;
  now(): Date;
}

export function composeMailFeedback(): MailFeedbackDeps {
  const { NOTICES_TABLE } = bindTables(createDocumentClient(), readEnv('mail-feedback'));
  return { suppressions: new Suppressions(NOTICES_TABLE), now: () => new Date() };
}
