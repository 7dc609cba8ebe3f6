import { ERASURE_PREFIX, erasureKey, spreadPartitions, unfinishedLeadKey } from '../rows.ts';
import { commitPatiently, guarded, unguarded } from '../table/commit.ts';
import type { Update } from '../table/expressions.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/** What an erasure removes, each counted. */
export type ErasedKind = 'leads' | 'sessions' | 'messages' | 'photos' | 'exports';

/** How much of a person was removed so far; `erasedAt` is null until it is complete. Nothing in it identifies the person from then on. */
export type ErasureCount = Record<ErasedKind, number> & { erasedAt: string | null };

/** What was removed where nothing was yet. */
export const NOTHING_ERASED: ErasureCount = {
  leads: 0,
  sessions: 0,
  messages: 0,
  photos: 0,
  exports: 0,
  erasedAt: null,
};

/** The write that counts what the rest of its transaction removes, so that nothing is counted twice or forgotten. */
export function countErased(leads: Table, leadId: number, kind: ErasedKind, by: number): Write {
  return leads.updating(erasureKey(leadId), count(kind, by));
}

function count(kind: ErasedKind, by: number): Update {
  return { update: 'ADD #kind :by', names: { '#kind': kind }, values: { ':by': by } };
}

/**
 * Says that all is done, and nothing is left to go on with: whom it was about stands nowhere from then on. Nothing where no erasure
 * was ever begun.
 */
export async function finishErasure(leads: Table, leadId: number, now: Date): Promise<void> {
  const done = leads.updating(erasureKey(leadId), {
    update: 'SET erasedAt = if_not_exists(erasedAt, :now) REMOVE leftIds, leftVisitors, leftSessions',
    values: { ':now': now.toISOString() },
    condition: 'attribute_exists(id)',
  });
  const forgotten = leads.deleting(unfinishedLeadKey('erasure', leadId));
  await commitPatiently(leads, [...guarded('conflict', done), ...unguarded(forgotten)]);
}

/** The write that says of a lead itself that it was erased, with another one: no copy may bring it back. */
export function markErased(leads: Table, leadId: number): Write {
  return leads.updating(erasureKey(leadId), {
    update: 'SET erasedWithAnother = :yes',
    values: { ':yes': true },
  });
}

/** What of a person is still to be erased. */
export interface LeftOfPerson {
  leadIds: readonly number[];
  visitorIds: readonly string[];
  sessionIds: readonly string[];
}

/** Notes what of a person is still to be erased: what named it goes before it does. */
export async function noteLeft(leads: Table, leadId: number, left: Partial<LeftOfPerson>): Promise<void> {
  await changeLeft(leads, leadId, 'ADD', left);
}

/** Takes what was erased from what is noted. */
export async function forgetLeft(leads: Table, leadId: number, erased: Partial<LeftOfPerson>): Promise<void> {
  await changeLeft(leads, leadId, 'DELETE', erased);
}

async function changeLeft(
  leads: Table,
  leadId: number,
  how: 'ADD' | 'DELETE',
  { leadIds = [], visitorIds = [], sessionIds = [] }: Partial<LeftOfPerson>,
): Promise<void> {
  const named = [
    { name: 'leftIds', value: ':ids', all: leadIds },
    { name: 'leftVisitors', value: ':visitors', all: visitorIds },
    { name: 'leftSessions', value: ':sessions', all: sessionIds },
  ].filter(({ all }) => all.length > 0);
  if (named.length === 0) return;
  await leads.update(erasureKey(leadId), {
    update: `${how} ${named.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
    values: Object.fromEntries(named.map(({ value, all }) => [value, new Set<number | string>(all)])),
  });
}

/** What is noted, in no order. */
export async function readLeft(leads: Table, leadId: number): Promise<LeftOfPerson> {
  const item = await leads.get(erasureKey(leadId), ['leftIds', 'leftVisitors', 'leftSessions']);
  const all = (name: string) => [...((item?.[name] as Set<number | string> | undefined) ?? [])];
  return {
    leadIds: all('leftIds').map(Number),
    visitorIds: all('leftVisitors').map(String),
    sessionIds: all('leftSessions').map(String),
  };
}

/** The ids of all leads that were erased, or began to be, in no order. */
export async function erasedLeadIds(leads: Table): Promise<number[]> {
  const found = await Promise.all(
    spreadPartitions().map((partition) =>
      leads.queryAll({
        where: 'id = :partition AND begins_with(#item, :prefix)',
        names: { '#item': 'item' },
        values: { ':partition': partition, ':prefix': ERASURE_PREFIX },
        consistent: true,
      }),
    ),
  );
  return found.flat().map(({ item }) => Number(String(item).slice(ERASURE_PREFIX.length)));
}

/** Counts what was removed elsewhere than in DynamoDB. */
export async function addErased(
  leads: Table,
  leadId: number,
  erased: Partial<Record<ErasedKind, number>>,
): Promise<void> {
  for (const [kind, by] of Object.entries(erased) as [ErasedKind, number][]) {
    if (by > 0) await leads.update(erasureKey(leadId), count(kind, by));
  }
}

/** What was counted for a lead; null where nobody ever began to erase it, and where it went with another one. */
export async function readErasure(table: Table, leadId: number): Promise<ErasureCount | null> {
  const item = await table.get(erasureKey(leadId));
  if (!item || item.erasedWithAnother) return null;
  const { leads, sessions, messages, photos, exports, erasedAt } = { ...NOTHING_ERASED, ...item };
  return { leads, sessions, messages, photos, exports, erasedAt };
}
