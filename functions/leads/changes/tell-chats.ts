import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import type { LeadsDeps } from '../deps.ts';

/**
 * Notes on the chats of a lead whether it is canceled, where a change has made it so or not so any more, and publishes that:
 * a chat must not go on saying that somebody will be in touch. The lead is changed already, and a chat that could not be
 * told says so as before.
 */
export async function tellChats(
  before: Pick<Lead, 'status'>,
  lead: Pick<Lead, 'id' | 'status' | 'visitorId' | 'sessionId'>,
  { sessions, sessionLeads, relay, now }: Pick<LeadsDeps, 'sessions' | 'sessionLeads' | 'relay' | 'now'>,
): Promise<void> {
  const isCanceled = lead.status === 'canceled';
  if (isCanceled === (before.status === 'canceled')) return;
  await ignoreFailure(async () => {
    const chats = await sessions.ofLead(lead);
    const canceledAt = isCanceled ? now().toISOString() : null;
    await Promise.all(
      chats.map(async (chat) => {
        const changed = await sessionLeads.noteCanceled(chat, canceledAt);
        if (changed) await relay.publishSession(changed);
      }),
    );
  }, 'chats not told');
}
