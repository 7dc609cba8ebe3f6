import type { AppNotification } from '#features/notifications/notification-list.ts';

/** The leads and chats of which something is kept. */
export interface KeptRecords {
  leads: readonly number[];
  chats: readonly string[];
}

type Kept = Pick<AppNotification, 'id' | 'action' | 'customer'>;

/** Returns what notifications lead to. */
export function keptIn(list: readonly Kept[]): KeptRecords {
  const found = list.map(({ action = '' }) => recordAt(action));
  return {
    leads: found.flatMap(({ lead }) => lead ?? []),
    chats: found.flatMap(({ chat }) => chat ?? []),
  };
}

/**
 * Returns the ids of the notifications about people who were erased: of such a lead or chat, and whatever else tells of the same
 * customer.
 */
export function aboutErased(
  list: readonly Kept[],
  isErased: { lead: (id: number) => boolean; chat: (id: string) => boolean },
): string[] {
  const erased = list.filter(({ action = '' }) => {
    const { lead, chat } = recordAt(action);
    return (lead !== undefined && isErased.lead(lead)) || (chat !== undefined && isErased.chat(chat));
  });
  const people = new Set(erased.flatMap(({ customer }) => customer ?? []));
  return list
    .filter((one) => erased.includes(one) || (one.customer !== undefined && people.has(one.customer)))
    .map(({ id }) => id);
}

/** The lead or the chat that a path of the admin app names, as `leadPath` and `chatPath` do; neither for any other path. */
function recordAt(path: string): { lead?: number; chat?: string } {
  const [, lead, chat] = /^\/admin\/(?:leads\/(\d+)|chat\/([\w-]+))$/.exec(path) ?? [];
  if (lead !== undefined) return { lead: Number(lead) };
  return chat === undefined ? {} : { chat };
}
