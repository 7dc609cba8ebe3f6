import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { customerOf } from '@harbour-haul/domain/chat/chat-customer';
import { leadTerm } from '@harbour-haul/domain/chat/chat-search';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import { waitsForCallSince } from '@harbour-haul/domain/leads/wants-call-back';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import type { LeadsDeps } from '../deps.ts';

interface SavedChat {
  row: SessionRow;
  submission: LeadSubmission;
  leadId: number;
  /** As the save has made it; undefined where it was repeated, and has made nothing. */
  lead: Lead | undefined;
  /** The visitor has sent it, and is not talking any more. */
  finished: boolean;
}

/**
 * Notes on a chat's session whose it is and which lead it made, by whose number it is found from then on, and publishes that. The lead is stored already: what fails
 * here is made up for by the next save.
 */
export async function noteOnSession(
  { row, submission, leadId, lead, finished }: SavedChat,
  { sessionLeads, relay, chatTerms }: Pick<LeadsDeps, 'sessionLeads' | 'relay' | 'chatTerms'>,
  now: Date,
): Promise<void> {
  await ignoreFailure(async () => {
    const saved = {
      leadId,
      customer: customerOf(submission),
      sentAt: finished ? now.toISOString() : null,
      openQuestions: submission.openQuestions,
      callBackAt: lead && waitsForCallSince(lead),
    };
    const changed = await sessionLeads.note(row, saved, now);
    if (!changed) return;
    const isNew = changed.leadId !== row.session.leadId;
    await Promise.all([
      relay.publishSession(changed),
      isNew && ignoreFailure(() => chatTerms.add(changed, [leadTerm(leadId)]), 'chat terms failed'),
    ]);
  }, 'lead not noted');
}
