import { ERASURE_PREFIX, erasureKey, spreadPartitions } from '../rows.ts';
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

const FORGETTING_LEFT = 'REMOVE leftIds, leftVisitors, leftSessions';

/** The write that counts the last lead and says that all is done. */
export function countLastLead(leads: Table, leadId: number, now: Date): Write {
  return leads.updating(erasureKey(leadId), {
    update: `ADD leads :one SET erasedAt = :now ${FORGETTING_LEFT}`,
    values: { ':one': 1, ':now': now.toISOString() },
  });
}

/** Says that all is done where the last lead went by itself meanwhile: its visitor has withdrawn it, or its time in the trash was over. */
export async function finishErasure(leads: Table, leadId: number, now: Date): Promise<void> {
  await leads.update(erasureKey(leadId), {
    update: `SET erasedAt = if_not_exists(erasedAt, :now) ${FORGETTING_LEFT}`,
    values: { ':now': now.toISOString() },
    condition: 'attribute_exists(id)',
  });
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
  const { leadIds = [], visitorIds = [], sessionIds = [] } = left;
  const named = [
    { name: 'leftIds', value: ':ids', all: leadIds },
    { name: 'leftVisitors', value: ':visitors', all: visitorIds },
    { name: 'leftSessions', value: ':sessions', all: sessionIds },
  ].filter(({ all }) => all.length > 0);
  if (named.length === 0) return;
  await leads.update(erasureKey(leadId), {
    update: `ADD ${named.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
    values: Object.fromEntries(named.map(({ value, all }) => [value, new Set<number | string>(all)])),
  });
}

/** Takes leads from those that are noted. */
export async function forgetLeft(leads: Table, leadId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const values = { ':ids': new Set(ids) };
  await leads.update(erasureKey(leadId), { update: 'DELETE leftIds :ids', values });
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
