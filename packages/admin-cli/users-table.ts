import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { deployedTable } from './deployed-table.ts';
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
  const { client, table } = await deployedTable(stackName, profile, OUTPUT);
  return new UsersRepository(new Table(client, table));
}
