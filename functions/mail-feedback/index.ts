import type { SNSEvent } from 'aws-lambda';
import { log } from '../shared/log.ts';
import { dependencies } from '../shared/middleware/dependencies.ts';
import { pipeline } from '../shared/middleware/pipeline.ts';
import { withRequestContext } from '../shared/middleware/request-context.ts';
import { composeMailFeedback, type MailFeedbackDeps } from './deps.ts';
import { readFeedback } from './read-feedback.ts';

type FeedbackEvent = SNSEvent & { deps: MailFeedbackDeps };

/** Stores which addresses get no more mail, as SES reports bounces and complaints. Lambda retries what throws. */
async function suppress({ Records, deps }: FeedbackEvent): Promise<void> {
  for (const { Sns } of Records) {
    const feedback = readFeedback(Sns.Message);
    if (!feedback) continue;
    const { reason, addresses } = feedback;
    for (const address of addresses) await deps.suppressions.add(address, reason, deps.now());
    log('info', 'addresses suppressed', { reason, count: addresses.length });
  }
}

export const handler = withRequestContext(
  pipeline<SNSEvent, FeedbackEvent, void>([dependencies(composeMailFeedback)], suppress),
);
