import type { SessionRow } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { readSessionRows } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import { openQuestionsWith } from '@harbour-haul/domain/chat/questions/team-questions';
import { changesBetween } from '@harbour-haul/domain/leads/change-lead';
import { withQuestionNews } from '@harbour-haul/domain/leads/customer-news';
import { isLive } from '@harbour-haul/domain/leads/lead-state';
import { withCall } from '@harbour-haul/domain/leads/record-call';
import type { DynamoDBRecord } from 'aws-lambda';
import { log } from '../shared/log.ts';
import type { LeadPromoterDeps } from './deps.ts';

type QuestionsDeps = Pick<LeadPromoterDeps, 'leads' | 'now'>;

/**
 * Lets the lead of a chat have the questions that were left open as a person gave the chat back, or that were asked of the assistant
 * once the request was sent, and no more those that a person has answered; an answer by phone is a call that reached its visitor. Chats themselves know no leads, and what happens between a question and its answer in one conversation is of no
 * account to the lead.
 * @throws Error where a retry is needed.
 */
export async function joinQuestions({ dynamodb }: DynamoDBRecord, deps: QuestionsDeps): Promise<void> {
  const { OldImage, NewImage } = dynamodb ?? {};
  const change = readSessionRows({ OldImage, NewImage });
  const leadId = change?.after.session.leadId ?? null;
  if (!change?.before || leadId === null || !isToJoin(change.before, change.after)) return;
  if (isPhoned(change.before, change.after)) await noteCall(leadId, change.after, deps);
  const joined = await join(leadId, change.after, deps);
  if (joined) log('info', 'questions joined their lead', { leadId });
}

function isToJoin(before: SessionRow, after: SessionRow): boolean {
  const isBack = before.session.isHandedOff && !after.session.isHandedOff;
  return (
    isAnswered(before, after) || isAskedLater(before, after) || (isBack && after.questions.open.length > 0)
  );
}

/** Until a request is sent its page saves what it has with the lead. */
function isAskedLater({ questions: before }: SessionRow, { session, questions: after }: SessionRow): boolean {
  if (session.leadSentAt === null || session.isHandedOff) return false;
  return after.open.some((text) => !before.open.includes(text));
}

function isAnswered({ questions: before }: SessionRow, { questions: after }: SessionRow): boolean {
  return after.answered.some((text) => !before.answered.includes(text));
}

function isPhoned(before: SessionRow, after: SessionRow): boolean {
  return after.questions.answeredBy !== undefined && isAnswered(before, after);
}

/** Who was answered by phone was reached: nobody has to note that call once more. Of a repeated record it is noted already. */
async function noteCall(leadId: number, row: SessionRow, { leads, now }: QuestionsDeps): Promise<void> {
  const result = await leads.change(leadId, { by: row.questions.answeredBy ?? null, now }, (lead) => {
    const isReached = lead.firstContactAt !== null && lead.unanswered === 0;
    if (isReached || !isLive(lead)) return null;
    return {
      next: { ...withCall(lead, { outcome: 'reached' }, now()), updatedAt: now().toISOString() },
      event: { type: 'called', outcome: 'reached' },
    };
  });
  if (result.outcome === 'busy') throw new Error('The lead kept changing while a call was to be noted.');
  if (result.outcome === 'missing' || result.lead.mergedInto === null) return;
  await noteCall(result.lead.mergedInto, row, { leads, now });
}

/** @returns whether it has changed the lead, or the one that it was merged into. */
async function join(leadId: number, row: SessionRow, { leads, now }: QuestionsDeps): Promise<boolean> {
  const { session, questions } = row;
  // By phone, or else in the chat, by whoever holds it.
  const author = { by: questions.answeredBy ?? session.adminId, now };
  const result = await leads.change(leadId, author, (lead) => {
    const openQuestions = openQuestionsWith(lead.openQuestions, questions, session);
    if (lead.trash !== null || lead.mergedInto !== null || openQuestions === lead.openQuestions) return null;
    // No work on the lead: its visitor may change what they could change.
    const next = withQuestionNews(lead, { ...lead, openQuestions, updatedAt: now().toISOString() });
    return { next, event: { type: 'changed', changes: changesBetween(lead, next) } };
  });
  if (result.outcome === 'busy') throw new Error('The lead kept changing while questions were to join it.');
  if (result.outcome === 'missing') return false;
  const { mergedInto } = result.lead;
  return mergedInto === null ? result.outcome === 'changed' : join(mergedInto, row, { leads, now });
}
