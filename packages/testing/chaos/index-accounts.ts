import { fromLeadItem, toLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { searchKey } from '@harbour-haul/aws/dynamodb/rows';
import {
  activityKey,
  fromSessionItem,
  toSessionItem,
} from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { isStepLater } from '@harbour-haul/domain/chat/activity-step';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { searchTermsOf } from '@harbour-haul/domain/leads/search/search-terms';
import { type Account, account } from '../bench/load/accounts/account.ts';
import { type Row, templateTables } from '../bench/load/accounts/read-rows.ts';
import type { ChaosStage } from './chaos-stage.ts';
import { indexShapes, wrongEntries } from './index-entries.ts';

const PAGE = 100;

/** Whether indexes, lists and the search have what their tables hold: each once, and nothing else. */
export async function indexAccounts(stage: ChaosStage): Promise<Account[]> {
  return [
    ...(await everyIndex(stage)),
    ...(await keysOfRows(stage)),
    await listedLeads(stage),
    await searchTerms(stage),
    ...(await listedChats(stage)),
  ];
}

/** Every index of every table, whole: what of each row must be there, and what is. */
async function everyIndex({ rowsOf }: ChaosStage): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const [table, definition] of templateTables()) {
    const shapes = indexShapes(definition);
    const rows = shapes.length > 0 ? await rowsOf(table) : [];
    for (const shape of shapes)
      accounts.push(
        account(`${shape.name} of ${table}`, [], wrongEntries(shape, rows, await rowsOf(table, shape.name))),
      );
  }
  return accounts;
}

/** The keys by which indexes find rows are those that each row's own facts ask for, however it came to be as it is. */
async function keysOfRows({ rowsOf }: ChaosStage): Promise<Account[]> {
  const wrongOf = async (table: string, isOwn: (row: Row) => boolean, anew: (row: Row) => Row) => {
    const definition = templateTables().get(table);
    const keys = new Set(indexShapes(definition ?? {}).flatMap(({ indexKey }) => indexKey));
    const rows = (await rowsOf(table)).filter(isOwn);
    const wrong = rows.flatMap((row) => {
      const wanted = anew(row);
      return [...keys]
        .filter((key) => wanted[key] !== row[key])
        .map((key) => `${key} of ${String(row.id ?? row.name)}`);
    });
    return account(`keys of ${table} that are not as its rows`, [], wrong);
  };
  return [
    await wrongOf(
      'LeadsTable',
      ({ item }) => item === 'lead',
      (row) => toLeadItem(fromLeadItem(row)),
    ),
    await wrongOf('SessionsTable', ({ id }) => !String(id).includes('#'), listedAnew),
  ];
}

/** A session's row as it would be written now; lists place it by an activity that may be a little older. */
function listedAnew(row: Row): Row {
  const { session, paidUntil, listedAt } = fromSessionItem(row);
  return { ...toSessionItem(session, paidUntil), lastActivityKey: activityKey(session, listedAt) };
}

/** Page by page, by the index: an entry that is there twice, or of a row that is not, shows. */
async function listedLeads({ admin, rowsOf }: ChaosStage): Promise<Account> {
  const rows = (await rowsOf('LeadsTable')).filter(({ item }) => item === 'lead');
  const expected = rows
    .filter(({ status }) => status !== 'merged' && status !== 'trash')
    .map(({ id }) => Number(id));
  const leads = await allPages<{ id: number }>(async (query) => {
    const page: { leads: { id: number }[]; nextCursor: string | null } = await admin.ask('listLeads', {
      query,
    });
    return { items: page.leads, nextCursor: page.nextCursor };
  });
  const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  return account('leads that indexes list', inOrder(expected), inOrder(leads.map(({ id }) => id)));
}

/** The rows by which the search finds leads, against the words that the leads have. */
async function searchTerms({ rowsOf }: ChaosStage): Promise<Account> {
  const rows = await rowsOf('LeadsTable');
  const text = ({ id, item }: { id?: unknown; item?: unknown }) => `${String(id)} ${String(item)}`;
  const leads = rows.filter(({ item }) => item === 'lead').map((row) => fromLeadItem(row));
  const wanted = new Set(
    leads
      .filter(isWorked)
      .flatMap((lead) => searchTermsOf(lead).map((term) => text(searchKey(term, lead.id)))),
  );
  const found = new Set(rows.filter(({ item }) => String(item).startsWith('term#')).map(text));
  const wrong = [
    ...[...wanted].filter((row) => !found.has(row)),
    ...[...found].filter((row) => !wanted.has(row)),
  ];
  return account('words of leads that find none, and those that none has', [], wrong);
}

async function listedChats({ admin, rowsOf }: ChaosStage): Promise<Account[]> {
  const rows = (await rowsOf('SessionsTable')).filter(({ id }) => !String(id).includes('#'));
  const chats = await allPages<{ id: string; lastActivityAt: string }>(async (query) => {
    const page: { sessions: { id: string; lastActivityAt: string }[]; nextCursor: string | null } =
      await admin.ask('listChatSessions', { query });
    return { items: page.sessions, nextCursor: page.nextCursor };
  });
  const times = chats.map(({ lastActivityAt }) => lastActivityAt);
  return [
    account(
      'chats that indexes list',
      rows.map(({ id }) => String(id)).toSorted(),
      chats.map(({ id }) => id).toSorted(),
    ),
    account('times of chats behind others that were silent for longer', [], timesOutOfOrder(times)),
  ];
}

/**
 * The times of a list, the latest first, that stand behind one that is earlier by more than the order may lag. All are ISO 8601 in
 * UTC.
 */
export function timesOutOfOrder(times: readonly string[]): string[] {
  let earliest = times[0] ?? '';
  return times.filter((time) => {
    const isLate = isStepLater(time, earliest);
    if (time < earliest) earliest = time;
    return isLate;
  });
}

async function allPages<T>(
  read: (query: Record<string, string>) => Promise<{ items: T[]; nextCursor: string | null }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { items, nextCursor } = await read({ limit: String(PAGE), ...(after !== '' && { after }) });
    all.push(...items);
    after = nextCursor;
  }
  return all;
}
