import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';

/** The part of the running local cloud's address file that matters to command lines. */
interface LocalAddress {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoints: { dynamodb: string };
  outputs: Record<string, string>;
}

/**
 * A client of the local cloud that runs on this machine, and the name of one of its tables.
 * @param output the output of the stack that names the table
 * @throws Error with the remedy when none runs.
 */
export function localTable(localDir: string, output: string) {
  const { endpoints, region, accessKeyId, secretAccessKey, outputs } = readAddress(localDir);
  const credentials = { accessKeyId, secretAccessKey };
  const client = createDocumentClient({ endpoint: endpoints.dynamodb, region, credentials });
  return { client, table: outputs[output] ?? '' };
}

function readAddress(localDir: string): LocalAddress {
  try {
    return JSON.parse(readFileSync(join(localDir, 'endpoints.json'), 'utf8')) as LocalAddress;
  } catch (cause) {
    throw new Error(
      'The local product is not running. Start it with `npm start`, or name a deployed one with --stack.',
      { cause },
    );
  }
}
