import { type LeftChat, leaveChat, leftCutoff } from '@harbour-haul/domain/leads/submission/leave-chat';
import { errorName, log } from '../shared/log.ts';
import type { LeadPromoterDeps } from './deps.ts';

/** As many as one run looks at; the next run looks at more. */
const MAX_LEADS = 200;

type PromotionDeps = Pick<
  LeadPromoterDeps,
  'leads' | 'unfinished' | 'sessions' | 'conversation' | 'leftChatMinutes' | 'now'
>;

/**
 * Makes leads new whose visitor has left the chat with name, phone and junk type said, each once; the team is told of it as of
 * every lead that becomes new.
 */
export async function promoteLeftLeads(deps: PromotionDeps): Promise<void> {
  const cutoff = leftCutoff(deps.now(), deps.leftChatMinutes);
  const unfinished = await deps.unfinished(MAX_LEADS);
  for (const { id, updatedAt } of unfinished) {
    if (updatedAt < cutoff) await promote(id, cutoff, deps);
  }
}

/** One lead that fails keeps no other from being promoted; the next minute tries again. */
async function promote(id: number, cutoff: string, deps: PromotionDeps): Promise<void> {
  try {
    const author = { by: null, now: () => deps.now() };
    const result = await deps.leads.change(id, author, async (lead) => {
      const chat = lead.sessionId === null ? null : await readLeftChat(lead.sessionId, deps);
      const next = leaveChat(lead, chat, cutoff, deps.now());
      return next && { next, event: { type: 'left_chat', step: next.leftAt } };
    });
    if (result.outcome === 'changed') log('info', 'left lead is new', { leadId: id });
  } catch (error) {
    log('error', 'left lead not promoted', { leadId: id, error: errorName(error) });
  }
}

/** When and where a conversation was left, in whichever of its sessions; null where all are gone. */
async function readLeftChat(
  sessionId: string,
  { sessions, conversation }: Pick<PromotionDeps, 'sessions' | 'conversation'>,
): Promise<LeftChat | null> {
  const ids = await conversation(sessionId);
  const rows = (await Promise.all(ids.map((id) => sessions.get(id)))).filter((row) => row !== null);
  const [lastActivityAt] = rows
    .map(({ session }) => session.lastActivityAt)
    .sort()
    .reverse();
  if (lastActivityAt === undefined) return null;
  return { lastActivityAt, furthestStep: Math.max(...rows.map((row) => row.furthestStep)) };
}
