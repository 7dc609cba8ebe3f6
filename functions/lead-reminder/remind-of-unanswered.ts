import { isBusinessOpen } from '@harbour-haul/domain/leads/lead-age';
import { callBackMailId, newLeadMailId, unansweredMailId } from '@harbour-haul/domain/notices/team-notices';
import { unansweredOccasion } from '@harbour-haul/domain/notices/unanswered-leads';
import { errorName, log } from '../shared/log.ts';
import type { LeadReminderDeps } from './deps.ts';

/** What reminding takes of the function. */
type ReminderDeps = Omit<LeadReminderDeps, 'announcer'> & {
  announcer: Pick<LeadReminderDeps['announcer'], 'announce'>;
};

/** A lead that has waited longer was reminded of long ago, or came before anybody was told of leads. */
const LOOK_BACK_MS = 7 * 24 * 3600 * 1000;

/**
 * Reminds the team of leads that nobody has answered, each once. The time counts from when the team was told of the
 * lead: a lead that nobody was told of is none to remind of.
 */
export async function remindOfUnanswered(deps: ReminderDeps): Promise<void> {
  const now = deps.now();
  if (!isBusinessOpen(now)) return;
  const ids = await deps.leads.idsSince(new Date(now.getTime() - LOOK_BACK_MS));
  if (ids.length === 0) return;
  const claimed = await deps.notices.claimedAt(
    [newLeadMailId, callBackMailId, unansweredMailId].flatMap((mailId) => ids.map(mailId)),
  );
  for (const id of ids) {
    const announcedAt = claimed.get(callBackMailId(id)) ?? claimed.get(newLeadMailId(id));
    if (announcedAt === undefined || claimed.has(unansweredMailId(id))) continue;
    await remindOf(id, announcedAt, deps);
  }
}

/** One lead that fails keeps no other from being reminded of; the next minute tries again. */
async function remindOf(id: number, announcedAt: string, deps: ReminderDeps): Promise<void> {
  try {
    // The index lags behind the table.
    const lead = await deps.leads.get(id);
    const occasion = lead && unansweredOccasion(lead, announcedAt, deps.now());
    if (occasion) await deps.announcer.announce(occasion);
  } catch (error) {
    log('error', 'reminder failed', { leadId: id, error: errorName(error) });
  }
}
