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
  const [leads, chats, held] = await Promise.all([
    allPages(async (after) => {
      const page = await call('listLeads', { query: { owner, limit: 100, after } }, options);
      return { items: page.leads, next: page.nextCursor };
    }),
    allPages(async (after) => {
      const query = { owner, state: 'active', limit: 100, after } as const;
      const page = await call('listChatSessions', { query }, options);
      return { items: page.sessions, next: page.nextCursor };
    }),
    heldBy(username, options),
  ]);
  return { leads, chats, held: held.length };
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
  return failuresOf(work);
}

/** Lets the assistant continue the chats that a colleague answers by now. @returns whether it does in all of them */
export async function releaseHeld(username: string): Promise<boolean> {
  try {
    const held = await heldBy(username);
    const body = { isHandedOff: false, adminId: '', adminName: '' } as const;
    const failed = await failuresOf(
      held.map(
        ({ id }) =>
          () =>
            call('updateChatSession', { params: { id }, body }),
      ),
    );
    return failed === 0;
  } catch {
    return false;
  }
}

async function heldBy(
  username: string,
  options: { signal?: AbortSignal | undefined } = {},
): Promise<ChatSession[]> {
  const active = await allPages(async (after) => {
    const page = await call('listActiveChatSessions', { query: { limit: 100, after } }, options);
    return { items: page.sessions, next: page.nextCursor };
  });
  return active.filter((one) => one.isHandedOff && one.adminId === username);
}

/** Does all of some work, a few at once. @returns how much of it failed. */
async function failuresOf(work: (() => Promise<unknown>)[]): Promise<number> {
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
