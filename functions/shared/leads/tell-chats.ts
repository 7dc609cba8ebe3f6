import type { SessionLeads } from '@harbour-haul/aws/dynamodb/sessions/session-leads';
import type { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { waitsForCallSince } from '@harbour-haul/domain/leads/wants-call-back';
import { ignoreFailure } from '../live/ignore-failure.ts';
import type { LiveRelay } from '../live/live-relay.ts';

/** What a function has that tells chats of their leads. */
export interface ChatTellers {
  sessions: Pick<SessionsRepository, 'ofLead'>;
  /** Notes on a chat where its lead stands. */
  sessionLeads: Pick<SessionLeads, 'noteStanding'>;
  relay: Pick<LiveRelay, 'publishSession'>;
  now: () => Date;
}

/**
 * Notes on the chats of a lead whether it is canceled and whether its visitor waits for a call, where a change has made it so or not so
 * any more, and publishes that: a chat must not go on saying that somebody will be in touch, nor need the team for a call that was made.
 * The lead is changed already, and a chat that could not be told says so as before.
 */
export async function tellChats(
  before: Lead,
  lead: Lead,
  { sessions, sessionLeads, relay, now }: ChatTellers,
): Promise<void> {
  const isCanceled = lead.status === 'canceled';
  const callBackAt = waitsForCallSince(lead);
  if (isCanceled === (before.status === 'canceled') && callBackAt === waitsForCallSince(before)) return;
  await ignoreFailure(async () => {
    const chats = await sessions.ofLead(lead);
    const standing = { canceledAt: isCanceled ? now().toISOString() : null, callBackAt };
    await Promise.all(
      chats.map(async (chat) => {
        const changed = await sessionLeads.noteStanding(chat, standing);
        if (changed) await relay.publishSession(changed);
      }),
    );
  }, 'chats not told');
}
