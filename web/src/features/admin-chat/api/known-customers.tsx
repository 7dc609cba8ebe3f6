import { MAX_NAMED_VISITORS } from '@harbour-haul/contract/leads/visitors/name-visitors';
import type { KnownCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { chatKeys, WRITTEN_BY_CONSOLE } from './chat-keys.ts';
import { type SessionCache, useSessions } from './sessions.ts';

/** Who visitors are by visitorId; null for those who have sent no lead. */
type Known = ReadonlyMap<string, KnownCustomer | null>;

const knownQuery = queryOptions<Known>({ ...WRITTEN_BY_CONSOLE, queryKey: chatKeys.customers });
const NONE: Known = new Map();
const NOBODY = { name: null, junkType: null, area: null };

/**
 * Names the chats of visitors who have said no name in them by the lead that the same browser has sent before. It is looked up for
 * the chats that are here, and stored with none: a lead's name changes, and its person may be erased.
 */
export function KnownCustomers({ cache }: { cache: SessionCache }) {
  const nameless = [...useSessions().values()].filter(isNameless);
  const known = useKnown(nameless.map(({ visitorId }) => visitorId));
  useEffect(() => {
    const named = nameless.flatMap((session) => withName(session, known.get(session.visitorId)));
    if (named.length > 0) cache.merge(named);
  });
  return null;
}

/** Returns who visitors are as far as that was answered, and asks for the next of them. */
function useKnown(visitorIds: readonly string[]): Known {
  const client = useQueryClient();
  const known = useQuery(knownQuery).data ?? NONE;
  const unknown = new Set(visitorIds.filter((id) => !known.has(id)));
  const asked = [...unknown].slice(0, MAX_NAMED_VISITORS);
  useQuery({
    queryKey: [...chatKeys.customers, asked.join()],
    queryFn: async ({ signal }) => {
      const { customers } = await call('nameVisitors', { query: { visitors: asked.join() } }, { signal });
      const answers = asked.map((id) => [id, customers[id] ?? null] as const);
      client.setQueryData(knownQuery.queryKey, (before = NONE) => new Map([...before, ...answers]));
      return null;
    },
    enabled: asked.length > 0,
  });
  return known;
}

/** Who has said something, but not who they are. */
function isNameless({ customer, lastMessage, forgottenAt }: ChatSession): boolean {
  return !customer?.name && lastMessage !== null && forgottenAt === null;
}

function withName(session: ChatSession, customer: KnownCustomer | null | undefined): ChatSession[] {
  if (!customer) return [];
  const { name, leadId } = customer;
  return [{ ...session, customer: { ...NOBODY, ...session.customer, name, nameFromLead: leadId } }];
}
