import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { LocalProduct } from './local-product.ts';

/** A table of the product by its output, as `LeadsTableName`: for repositories that a test calls itself. */
export function productTable(product: LocalProduct, output: string): Table {
  return new Table(productDocuments(product), product.outputs[output] ?? '');
}

/** What calls the product's DynamoDB with all rights. */
export function productDocuments({ endpoints, region, accessKeyId, secretAccessKey }: LocalProduct) {
  const credentials = { accessKeyId, secretAccessKey };
  return createDocumentClient({ endpoint: endpoints.dynamodb, region, credentials });
}
