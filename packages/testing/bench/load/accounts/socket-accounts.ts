import { CHANGES_PARTITION } from '@harbour-haul/aws/dynamodb/keys';
import { eventually } from '../../../eventually.ts';
import { type Account, account, atMost } from './account.ts';
import type { Row } from './read-rows.ts';
import type { Settlement } from './settlement.ts';

/**
 * Sockets that are left when everybody has gone: in the gateway, and as rows. An end of which no function could be told leaves its row,
 * in AWS too, until the first push to it: each of those chats has one, after which no row may be left.
 */
export async function socketAccounts(settlement: Settlement): Promise<Account[]> {
  const { product, socketsOfOthers, rowsOf } = settlement;
  const open = () => Math.max(0, product.load().sockets - socketsOfOthers);
  const left = async () => (await rowsOf('ConnectionsTable')).filter(isOfSocket);
  await eventually(async () => {
    if (open() + (await left()).length > 0) throw new Error('Sockets are left.');
  }).catch(() => {});
  const unheard = (await left()).filter(({ role }) => role !== undefined);
  await pushToChats(unheard, settlement);
  return [
    account('sockets that are open', 0, open()),
    atMost(
      'sockets whose end nobody heard, by as many refused events',
      product.load().refused,
      unheard.length,
    ),
    account('rows of sockets, after a push to each of those', 0, (await left()).length),
  ];
}

/** Changes each chat, of which its sockets are told: takes it over where nobody has, and ends that. */
async function pushToChats(rows: readonly Row[], { admin }: Settlement): Promise<void> {
  const ids = new Set(rows.flatMap(({ sessionId }) => (typeof sessionId === 'string' ? [sessionId] : [])));
  for (const id of ids)
    for (const isHandedOff of [true, false])
      await admin.call('updateChatSession', { params: { id }, body: { isHandedOff } }).catch(() => {});
}

/** What counts changes stands there too. */
function isOfSocket({ channel }: Row): boolean {
  return channel !== CHANGES_PARTITION;
}
