import { hasTimeFor } from '@harbour-haul/aws/clients/deadline';
import type { UnfinishedLead, UnfinishedWork } from '@harbour-haul/domain/leads/unfinished-work';
import { errorName, log } from '../../shared/log.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import { followLead } from './follow-lead.ts';

const AT_ONCE = 25;
/** More is named once these are done. */
const MAX_NAMED = 100;
/** A piece of work begins only where there is time for a step of it. */
const STEP_MS = 5_000;

/**
 * Goes on with what was cut off, or has more steps than a request has time for: leads on their way into the trash, out of it
 * or gone for good, and chats that are forgotten. One that fails keeps no other from going on, and is tried again the next time.
 */
export async function continueWork(deps: AdminLeadsDeps): Promise<void> {
  for (const work of await deps.leads.unfinished(AT_ONCE)) {
    if (!hasTimeFor(STEP_MS)) return;
    try {
      await goOn(work, deps);
    } catch (error) {
      log('error', 'work not finished', { ...work, error: errorName(error) });
    }
  }
}

/** The leads that are not where they are to be. */
export async function unfinishedLeads({ leads }: Pick<AdminLeadsDeps, 'leads'>): Promise<UnfinishedLead[]> {
  const work = await leads.unfinished(MAX_NAMED);
  return work.filter((one): one is UnfinishedLead => one.what !== 'forgetting');
}

async function goOn(work: UnfinishedWork, deps: AdminLeadsDeps): Promise<void> {
  switch (work.what) {
    case 'deletion':
    case 'restore': {
      const lead = await deps.leads.get(work.leadId);
      if (lead) await followLead(lead, deps);
      else await deps.leads.forgetWork(work);
      return;
    }
    case 'erasure': {
      const count = await deps.eraser.erase(work.leadId, () => deps.now());
      // The note goes when all is done; one that was gone before it was noted leaves it.
      if (count === null || count.erasedAt !== null) await deps.leads.forgetWork(work);
      return;
    }
    case 'forgetting':
      if ((await deps.forgetter.forget(work.sessionId, deps.now())).isDone) await deps.leads.forgetWork(work);
      return;
    default:
      work satisfies never;
  }
}
