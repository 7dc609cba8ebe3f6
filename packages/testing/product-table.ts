import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { LocalProduct } from './local-product.ts';

/** A table of the product by its output, as `LeadsTableName`: for repositories that a test calls itself. */
export function productTable(
  { endpoints, region, accessKeyId, secretAccessKey, outputs }: LocalProduct,
  output: string,
): Table {
  const credentials = { accessKeyId, secretAccessKey };
  const documents = createDocumentClient({ endpoint: endpoints.dynamodb, region, credentials });
  return new Table(documents, outputs[output] ?? '');
}
