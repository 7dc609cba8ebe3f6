import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { ensureAdmin } from '../ensure-admin.ts';

/** For the local cloud's start: USERS_TABLE, ADMIN_USERNAME and ADMIN_PASSWORD come from the environment. */
const { USERS_TABLE, ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
if (!USERS_TABLE || !ADMIN_USERNAME || !ADMIN_PASSWORD) {
  throw new Error('Please set USERS_TABLE, ADMIN_USERNAME and ADMIN_PASSWORD.');
}
const users = new UsersRepository(new Table(createDocumentClient(), USERS_TABLE));
console.log(await ensureAdmin(users, ADMIN_USERNAME, ADMIN_PASSWORD));
