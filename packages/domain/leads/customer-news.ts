import { awaitsFirstContact } from './awaits-first-contact.ts';
import { splitEntries } from './entries/entries.ts';
import type { Lead } from './lead.ts';

/**
 * Whether a lead waits for somebody of the team: for its first contact, or since its customer has canceled, corrected or asked
 * again what was answered already, or has asked something in the chat.
 */
export function needsReply(lead: Lead): boolean {
  // Missing altogether where a server of an earlier version has answered.
  return awaitsFirstContact(lead) || Boolean(lead.newsAt);
}

/**
 * A lead after its customer has canceled, corrected or asked again: the team is to deal with it. What nobody has touched
 * waits for its first contact already, and an incomplete one is not worked on yet.
 * @param time of what they did; ISO 8601.
 */
export function withNews(lead: Lead, time: string): Lead {
  const isFresh = awaitsFirstContact(lead) && lead.updatedBy === null;
  return isFresh || lead.status === 'incomplete' ? lead : { ...lead, newsAt: time };
}

/**
 * A lead after a change of it, with what that does to its open questions: a further one is for the team to deal with, unless there is
 * other news of the customer, and with the last of them that is over.
 * @param after its `updatedAt` is the time of the change
 */
export function withQuestionNews(before: Lead, after: Lead): Lead {
  if (before.openQuestions === after.openQuestions) return after;
  const known = splitEntries(before.openQuestions);
  const isAsked = splitEntries(after.openQuestions).some((question) => !known.includes(question));
  const isOther = after.newsAt !== null && after.newsAt !== after.questionAt;
  if (isAsked) {
    const asked = { ...after, questionAt: after.updatedAt };
    return isOther ? asked : withNews(asked, after.updatedAt);
  }
  return after.openQuestions === null && !isOther ? { ...after, newsAt: null } : after;
}

/** What the customer of a lead did last that nobody has dealt with yet; null for nothing. */
export function customerNews({
  newsAt,
  askedAgainAt,
  questionAt,
  status,
}: Pick<Lead, 'newsAt' | 'askedAgainAt' | 'questionAt' | 'status'>):
  | 'canceled'
  | 'corrected'
  | 'asked_again'
  | 'questioned'
  | null {
  if (!newsAt) return null;
  if (newsAt === askedAgainAt) return 'asked_again';
  if (newsAt === questionAt) return 'questioned';
  return status === 'canceled' ? 'canceled' : 'corrected';
}
