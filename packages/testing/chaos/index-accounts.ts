import { fromLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { searchKey } from '@harbour-haul/aws/dynamodb/rows';
import { isStepLater } from '@harbour-haul/domain/chat/activity-step';
import { isWorked } from '@harbour-haul/domain/leads/lead-state';
import { searchTermsOf } from '@harbour-haul/domain/leads/search/search-terms';
import { type Account, account } from '../bench/load/accounts/account.ts';
import type { ChaosStage } from './chaos-stage.ts';

const PAGE = 100;

/** Whether lists and the search have what their tables hold: each once, and nothing else. */
export async function indexAccounts(stage: ChaosStage): Promise<Account[]> {
  return [await listedLeads(stage), await searchTerms(stage), ...(await listedChats(stage))];
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
