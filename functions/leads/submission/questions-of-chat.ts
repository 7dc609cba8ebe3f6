import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { openQuestionsWith } from '@harbour-haul/domain/chat/questions/team-questions';
import type { LeadsDeps } from '../deps.ts';

interface SavedQuestions {
  row: SessionRow;
  earlierSessionId: string | null;
  /** As the chat's page has them. */
  openQuestions: string | null;
}

/**
 * The open questions of a chat that is saved, over all sessions in which its conversation was held: what a person has answered in one of
 * them is open no more, whatever its page still has, unless it was asked again in a later one.
 */
export async function questionsOfChat(
  { row, earlierSessionId, openQuestions }: SavedQuestions,
  {
    leads,
    sessions,
  }: { leads: Pick<LeadsDeps['leads'], 'conversation'>; sessions: Pick<LeadsDeps['sessions'], 'get'> },
): Promise<string | null> {
  const { id } = row.session;
  const ids = await leads.conversation(id, earlierSessionId);
  const rows = await Promise.all(ids.map(async (one) => (one === id ? row : sessions.get(one))));
  return rows.reduce(
    (open, one) => (one === null ? open : openQuestionsWith(open, one.questions, one.session)),
    openQuestions,
  );
}
