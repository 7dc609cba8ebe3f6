import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/document-client';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users-repository';

const OUTPUT = 'UsersTableName';

/** The part of the running local cloud's address file that matters here. */
interface LocalAddress {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  endpoints: { dynamodb: string };
  outputs: Record<string, string>;
}

/**
 * The users of the local cloud that runs on this machine.
 * @throws Error with the remedy when none runs.
 */
export function localUsers(localDir: string): UsersRepository {
  const { endpoints, region, accessKeyId, secretAccessKey, outputs } = readAddress(localDir);
  const credentials = { accessKeyId, secretAccessKey };
  const client = createDocumentClient({ endpoint: endpoints.dynamodb, region, credentials });
  return new UsersRepository(client, outputs[OUTPUT] ?? '');
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

/**
 * The users of a deployed stack. Credentials and region come from the profile (or the usual AWS environment).
 * @throws Error when the stack cannot be read or has no users table.
 */
export async function deployedUsers(
  stackName: string,
  profile: string | undefined,
): Promise<UsersRepository> {
  const config = profile === undefined ? {} : { profile };
  const { Stacks } = await new CloudFormationClient(config).send(
    new DescribeStacksCommand({ StackName: stackName }),
  );
  const table = Stacks?.[0]?.Outputs?.find((output) => output.OutputKey === OUTPUT)?.OutputValue;
  if (!table) throw new Error(`The stack ${stackName} has no output ${OUTPUT}.`);
  return new UsersRepository(createDocumentClient(config), table);
}
