import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { LeadsMarker } from '@harbour-haul/aws/dynamodb/connections/leads-marker';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';
import type { ConsolePushDeps } from '../shared/live/push-to-consoles.ts';

export interface LeadPublisherDeps extends ConsolePushDeps {
  marker: Pick<LeadsMarker, 'advance'>;
}

export function composeLeadPublisher(): LeadPublisherDeps {
  const { CONNECTIONS_TABLE } = bindTables(createDocumentClient(), readEnv('lead-publisher'));
  return {
    marker: new LeadsMarker(CONNECTIONS_TABLE),
    connections: new ConnectionsRepository(CONNECTIONS_TABLE),
    sockets: openSockets(),
    now: () => new Date(),
  };
}
