import type { ScheduledEvent } from 'aws-lambda';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { composeLeadReminder, type LeadReminderDeps } from './deps.ts';
import { remindOfUnanswered } from './remind-of-unanswered.ts';

type ReminderEvent = ScheduledEvent & { deps: LeadReminderDeps };

/** Runs every minute: what was bundled is mailed, and the team reminded. */
export const handler = withRequestContext(
  pipeline<ScheduledEvent, ReminderEvent, void>([dependencies(composeLeadReminder)], async ({ deps }) => {
    const outcomes = await Promise.allSettled([
      deps.announcer.sendDigest(),
      remindOfUnanswered(deps),
      deps.suspicious.remind(),
    ]);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }),
);
