import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import { LeadViewsRepository } from '@harbour-haul/aws/dynamodb/leads/views/lead-views-repository';
import { MessagesRepository } from '@harbour-haul/aws/dynamodb/messages/messages-repository';
import { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import { RequestKeys } from '@harbour-haul/aws/dynamodb/notices/request-keys';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { RequestLinks } from '@harbour-haul/aws/requests/request-links';
import { createTestTables } from '../tables.ts';
import { TestLeadsRepository } from '../test-leads-repository.ts';
import { type StoredHistory, type TableName, writeRows } from './stored-rows.ts';

/** Tables that hold the rows of a history, and what today's product reads and writes them by. */
export async function openHistory({ tables: rowsOf }: Pick<StoredHistory, 'tables'>) {
  const tables = await createTestTables();
  const names: Record<TableName, string> = {
    Leads: tables.leadsTable,
    Visitors: tables.visitorsTable,
    Sessions: tables.sessionsTable,
    Messages: tables.messagesTable,
    ChatTerms: tables.chatTermsTable,
    Users: tables.usersTable,
    Photos: tables.photosTable,
    Exports: tables.exportsTable,
    Notices: tables.noticesTable,
    Limits: tables.limitsTable,
    Connections: tables.connectionsTable,
  };
  const { endpoint, account: credentials, stack } = tables;
  const config = { endpoint, credentials, region: stack.identity.region };
  for (const [name, rows] of Object.entries(rowsOf)) await writeRows(config, names[name as TableName], rows);
  await tables.settleIndexes();
  const table = (name: TableName) => new Table(tables.client, names[name]);
  const sessions = new SessionsRepository(table('Sessions'));
  const leads = table('Leads');
  const messageTables = { messages: table('Messages'), sessions: table('Sessions') };
  return {
    /** For a look at rows as they are. */
    table,
    settleIndexes: tables.settleIndexes,
    leads: new TestLeadsRepository(leads, table('Visitors')),
    overview: new OverviewRepository({ leads, sessions: table('Sessions') }),
    views: new LeadViewsRepository(leads),
    sessions,
    takeovers: new TakeoversRepository(messageTables, sessions),
    messages: new MessagesRepository(messageTables, sessions),
    connections: new ConnectionsRepository(table('Connections')),
    users: new UsersRepository(table('Users')),
    photos: new PhotosRepository(table('Photos')),
    exports: new LeadExportsRepository({ leads, exports: table('Exports') }),
    requestLinks: new RequestLinks(
      new RequestKeys(table('Notices')),
      new MailConsents(table('Notices')),
      async (leadId) => leadId,
    ),
  };
}
