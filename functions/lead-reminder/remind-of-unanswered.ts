import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isBusinessOpen } from '@harbour-haul/domain/leads/lead-age';
import type { Occasion } from '@harbour-haul/domain/notices/occasion';
import {
  askedAgainMailId,
  callBackMailId,
  newLeadMailId,
  unansweredMailId,
  unansweredRepeatMailId,
} from '@harbour-haul/domain/notices/team-notices';
import { unansweredOccasion, unansweredRepeat } from '@harbour-haul/domain/notices/unanswered-leads';
import { errorName, log } from '../shared/log.ts';
import type { LeadReminderDeps } from './deps.ts';
import { isOver } from './reminder-tries.ts';

/** What reminding takes of the function. */
type ReminderDeps = Omit<LeadReminderDeps, 'announcer' | 'suspicious'> & {
  announcer: Pick<LeadReminderDeps['announcer'], 'announce'>;
};

const DAY_MS = 24 * 3600 * 1000;
/** A lead that has waited longer was reminded of long ago, or came before anybody was told of leads. */
const LOOK_BACK_MS = 7 * DAY_MS;
/** As long as no night is: what was asked in the evening is due in the morning. Each minute reads what changed since. */
const LOOK_BACK_AT_REPEATS_MS = DAY_MS;

/** A lead that waits, and whether it has waited too long by now. */
interface Wait {
  id: number;
  occasionOf: (lead: Lead, now: Date) => Occasion | null;
}

/**
 * Reminds the team of leads that nobody has answered, each once, and once more of each time that an answered one was asked about
 * again. The time counts from when the team was told of it: what nobody was told of is nothing to remind of.
 */
export async function remindOfUnanswered(deps: ReminderDeps): Promise<void> {
  const now = deps.now();
  if (!isBusinessOpen(now)) return;
  const waits = await Promise.all([firstWaits(deps, now), repeatWaits(deps, now)]);
  for (const wait of waits.flat()) await remindOf(wait, deps);
}

/** Who waits for their first contact. */
async function firstWaits({ leads, notices }: ReminderDeps, now: Date): Promise<Wait[]> {
  const ids = await leads.idsSince(new Date(now.getTime() - LOOK_BACK_MS));
  if (ids.length === 0) return [];
  const claims = await notices.claims(
    [newLeadMailId, callBackMailId, unansweredMailId].flatMap((mailId) => ids.map(mailId)),
  );
  return ids.flatMap((id) => {
    const told = claims.get(callBackMailId(id)) ?? claims.get(newLeadMailId(id));
    if (told === undefined || isOver(claims.get(unansweredMailId(id)), now)) return [];
    return [{ id, occasionOf: (lead, at) => unansweredOccasion(lead, told.at, at) }];
  });
}

/** Who asked again of late what was answered before. */
async function repeatWaits({ leads, notices }: ReminderDeps, now: Date): Promise<Wait[]> {
  const repeats = await leads.repeatsSince(new Date(now.getTime() - LOOK_BACK_AT_REPEATS_MS));
  if (repeats.length === 0) return [];
  const claims = await notices.claims(
    repeats.flatMap(({ id, askedAgainAt }) =>
      [askedAgainMailId, unansweredRepeatMailId].map((mailId) => mailId(id, askedAgainAt)),
    ),
  );
  return repeats.flatMap(({ id, askedAgainAt }) => {
    const told = claims.get(askedAgainMailId(id, askedAgainAt));
    if (told === undefined || isOver(claims.get(unansweredRepeatMailId(id, askedAgainAt)), now)) return [];
    const isSame = (lead: Lead) => lead.askedAgainAt === askedAgainAt;
    return [{ id, occasionOf: (lead, at) => (isSame(lead) ? unansweredRepeat(lead, told.at, at) : null) }];
  });
}

/** One lead that fails keeps no other from being reminded of; the next minute tries again. */
async function remindOf({ id, occasionOf }: Wait, deps: ReminderDeps): Promise<void> {
  try {
    // The index lags behind the table.
    const lead = await deps.leads.get(id);
    const occasion = lead && occasionOf(lead, deps.now());
    if (occasion) await deps.announcer.announce(occasion);
  } catch (error) {
    log('error', 'reminder failed', { leadId: id, error: errorName(error) });
  }
}
