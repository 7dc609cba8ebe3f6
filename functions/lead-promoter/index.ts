import type { ScheduledEvent } from 'aws-lambda';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { composeLeadPromoter, type LeadPromoterDeps } from './deps.ts';
import { promoteLeftLeads } from './promote-left-leads.ts';
import { wakeSnoozedChats } from './wake-snoozed-chats.ts';

type PromoterEvent = ScheduledEvent & { deps: LeadPromoterDeps };

/** Runs every minute: leads whose chat was left, and chats that were put away until now. */
export const handler = withRequestContext(
  pipeline<ScheduledEvent, PromoterEvent, void>([dependencies(composeLeadPromoter)], async ({ deps }) => {
    const outcomes = await Promise.allSettled([promoteLeftLeads(deps), wakeSnoozedChats(deps)]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }),
);
