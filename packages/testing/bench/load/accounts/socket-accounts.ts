import { CHANGES_PARTITION } from '@harbour-haul/aws/dynamodb/keys';
import { eventually } from '../../../eventually.ts';
import { type Account, account } from './account.ts';
import type { Row } from './read-rows.ts';
import type { Settlement } from './settlement.ts';

/** Sockets that are left when everybody has gone: in the gateway, and as rows. */
export async function socketAccounts({ product, socketsOfOthers, rowsOf }: Settlement): Promise<Account[]> {
  const open = () => Math.max(0, product.load().sockets - socketsOfOthers);
  const left = async () => (await rowsOf('ConnectionsTable')).filter(isOfSocket).length;
  await eventually(async () => {
    if (open() + (await left()) > 0) throw new Error('Sockets are left.');
  }).catch(() => {});
  return [account('sockets that are open', 0, open()), account('rows of sockets', 0, await left())];
}

/** What counts changes stands there too. */
function isOfSocket({ channel }: Row): boolean {
  return channel !== CHANGES_PARTITION;
}
