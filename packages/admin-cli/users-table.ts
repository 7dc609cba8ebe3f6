import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { localTable } from './local-address.ts';

const OUTPUT = 'UsersTableName';

/**
 * The users of the local cloud that runs on this machine.
 * @throws Error with the remedy when none runs.
 */
export function localUsers(localDir: string): UsersRepository {
  const { client, table } = localTable(localDir, OUTPUT);
  return new UsersRepository(new Table(client, table));
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
  return new UsersRepository(new Table(createDocumentClient(config), table));
}
