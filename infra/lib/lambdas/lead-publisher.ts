import { CHANGES_PARTITION } from '@harbour-haul/aws/dynamodb/keys';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { WebSocketApi } from '../api/web-socket-api.ts';
import type { DataTables } from '../storage/data-tables.ts';
import { ProductFunction } from './product-function.ts';
import { readTableStream } from './table-streams.ts';

interface LeadPublisherProps {
  tables: DataTables;
  sockets: WebSocketApi;
}

/**
 * Pushes what changes among leads to the admins' sockets. It knows of leads what their stream says, and can neither read
 * nor write one.
 */
export class LeadPublisher extends ProductFunction<'lead-publisher'> {
  constructor(scope: Construct, id: string, { tables: { leads, connections }, sockets }: LeadPublisherProps) {
    super(scope, id, {
      name: 'lead-publisher',
      environment: { CONNECTIONS_TABLE: connections.tableName },
    });
    this.allow(['dynamodb:UpdateItem'], [connections.tableArn], {
      'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [CHANGES_PARTITION] },
    });
    sockets.allowPushToConsoles(this, connections);
    readTableStream(this, 'LeadsStream', this, { table: leads, filters: LEADS });
  }
}

/** Leads alone; those that are gone have no new image. */
const LEADS = [{ dynamodb: { Keys: { item: { S: FilterRule.isEqual('lead') } } } }];
