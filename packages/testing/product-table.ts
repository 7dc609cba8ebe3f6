import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { tableDefinitions } from '@harbour-haul/local-cloud/dynamodb/table-definitions';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from './assembly.ts';
import type { LocalProduct } from './local-product.ts';

/** A table of the product by its output, as `LeadsTableName`: for repositories that a test calls itself. */
export function productTable(product: LocalProduct, output: string): Table {
  return tableNamed(product, product.outputs[output] ?? '');
}

/** One that no output names, by how its logical id begins, as `Messages`. */
export function templateTable(product: LocalProduct, prefix: string): Table {
  const definitions = tableDefinitions(openStack(readCloudAssembly(ASSEMBLY_DIR)));
  const found = definitions.find(({ logicalId }) => logicalId.startsWith(prefix));
  if (!found) throw new Error(`The template has no table ${prefix}.`);
  return tableNamed(product, found.input.TableName);
}

/** What calls the product's DynamoDB with all rights. */
export function productDocuments({ endpoints, region, accessKeyId, secretAccessKey }: LocalProduct) {
  const credentials = { accessKeyId, secretAccessKey };
  return createDocumentClient({ endpoint: endpoints.dynamodb, region, credentials });
}

function tableNamed(product: LocalProduct, name: string): Table {
  return new Table(productDocuments(product), name);
}
