import type { Context, DynamoDBBatchResponse, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { streamFunction } from '../shared/stream-function.ts';
import { composeLeadPromoter, type LeadPromoterDeps } from './deps.ts';
import { joinDaysAtNight } from './join-days-at-night.ts';
import { joinQuestions } from './join-questions.ts';
import { ownLead } from './own-lead.ts';
import { promoteLeftLeads } from './promote-left-leads.ts';
import { wakeSnoozedChats } from './wake-snoozed-chats.ts';

type PromoterEvent = ScheduledEvent & { deps: LeadPromoterDeps };

/** Runs every minute: leads whose chat was left, chats that were put away until now, and at night the counters of days. */
const everyMinute = withRequestContext(
  pipeline<ScheduledEvent, PromoterEvent, void>([dependencies(composeLeadPromoter)], async ({ deps }) => {
    const outcomes = await Promise.allSettled([
      promoteLeftLeads(deps),
      wakeSnoozedChats(deps),
      joinDaysAtNight(deps),
    ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }),
);

const onChange = streamFunction<LeadPromoterDeps>(async (record, deps) => {
  await ownLead(record, deps);
  await joinQuestions(record, deps);
}, composeLeadPromoter);

/** Looks after the leads of chats: every minute, and as chats change. */
export async function handler(
  event: ScheduledEvent | DynamoDBStreamEvent,
  context?: Context,
): Promise<DynamoDBBatchResponse | undefined> {
  if ('Records' in event) return onChange(event, context);
  await everyMinute(event, context);
  return undefined;
}
