import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { LAST_FUNNEL_STEP, stepsReached } from '@harbour-haul/domain/chat/funnel';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { FunnelStep } from '@harbour-haul/domain/leads/overview/overview';
import { funnelKey } from '../rows.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/** The counters of a day are spread over this many items, so that chats rarely meet. */
const SHARDS = 4;

/** Counts that a chat has come further than ever before: each step once, none where it has not. */
export function funnelWrites(
  sessions: Table,
  { id, createdAt }: Pick<ChatSession, 'id' | 'createdAt'>,
  furthest: number,
  step: number,
): Write[] {
  const reached = stepsReached(furthest, step);
  if (reached.length === 0) return [];
  const shard = Number.parseInt(id.slice(0, 1), 16) % SHARDS;
  return [
    sessions.updating(funnelKey(halifaxToday(new Date(createdAt)), shard), {
      update: `ADD ${reached.map((one) => `step${one} :one`).join(', ')}`,
      values: { ':one': 1 },
    }),
  ];
}

/** How many of the chats that began on these days came to each step. */
export async function readFunnel(sessions: Table, days: readonly string[]): Promise<FunnelStep[]> {
  const keys = days.flatMap((day) => Array.from({ length: SHARDS }, (_, shard) => funnelKey(day, shard)));
  const counters = await sessions.getMany(keys);
  return Array.from({ length: LAST_FUNNEL_STEP }, (_, index) => ({
    step: index + 1,
    chats: counters.reduce((sum, counter) => sum + Number(counter[`step${index + 1}`] ?? 0), 0),
  }));
}
