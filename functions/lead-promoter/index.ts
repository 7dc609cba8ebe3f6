import type { ScheduledEvent } from 'aws-lambda';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { composeLeadPromoter, type LeadPromoterDeps } from './deps.ts';
import { promoteLeftLeads } from './promote-left-leads.ts';

type PromoterEvent = ScheduledEvent & { deps: LeadPromoterDeps };

/** Runs every minute. */
export const handler = withRequestContext(
  pipeline<ScheduledEvent, PromoterEvent, void>([dependencies(composeLeadPromoter)], async ({ deps }) =>
    promoteLeftLeads(deps),
  ),
);
