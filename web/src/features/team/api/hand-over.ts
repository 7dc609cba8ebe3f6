import { ownedBy } from '@harbour-haul/contract/listed-owners';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { call } from '#lib/api/admin-call.ts';

/** What a colleague would leave behind: what they own, and how many chats they are answering. */
export interface Belongings {
  leads: readonly Lead[];
  chats: readonly ChatSession[];
  held: number;
}

/** So many pages of a hundred: more open leads than anybody has. */
const MAX_PAGES = 20;
const AT_ONCE = 4;

/** The open leads and active chats of a colleague. */
export async function belongingsOf(username: string, signal?: AbortSignal): Promise<Belongings> {
  const owner = ownedBy(username);
  const options = { signal };
  const [leads, chats, active] = await Promise.all([
    allPages(async (after) => {
      const page = await call('listLeads', { query: { owner, limit: 100, after } }, options);
      return { items: page.leads, next: page.nextCursor };
    }),
    allPages(async (after) => {
      const query = { owner, state: 'active', limit: 100, after } as const;
      const page = await call('listChatSessions', { query }, options);
      return { items: page.sessions, next: page.nextCursor };
    }),
    call('listActiveChatSessions', { query: { limit: 100 } }, options),
  ]);
  const held = active.sessions.filter((one) => one.isHandedOff && one.adminId === username).length;
  return { leads, chats, held };
}

/** Gives what a colleague owns to another, null for nobody. @returns how many could not be given. */
export async function handOver({ leads, chats }: Belongings, ownerId: string | null): Promise<number> {
  const work = [
    ...leads.map(
      ({ id, version }) =>
        () =>
          call('updateLead', { params: { id }, body: { ownerId, version } }),
    ),
    ...chats.map(
      ({ id, ownerId: previousOwnerId }) =>
        () =>
          call('updateChatSession', { params: { id }, body: { ownerId, previousOwnerId } }),
    ),
  ];
  let failed = 0;
  const worker = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      try {
        await next();
      } catch {
        failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return failed;
}

async function allPages<T>(
  read: (after: string | undefined) => Promise<{ items: readonly T[]; next: string | null }>,
): Promise<T[]> {
  const found: T[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { items, next } = await read(after);
    found.push(...items);
    if (next === null) break;
    after = next;
  }
  return found;
}
