import { createDocumentClient } from '../dynamodb/table/document-client.ts';
import { Table } from '../dynamodb/table/table.ts';

/** A table without a database: for tests of the writes that transactions are made of. */
export const UNCONNECTED_TABLE = new Table(createDocumentClient({ region: 'ca-central-1' }), 't');
