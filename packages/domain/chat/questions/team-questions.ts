import { splitEntries, toEntry } from '../../leads/entries/entries.ts';
import { joinEntries, uniteEntries } from '../../leads/entries/join-entries.ts';
import { MAX_OPEN_QUESTIONS } from '../../leads/fields/text-limits.ts';
import type { ChatSession } from '../chat-session.ts';
import type { MessageDraft } from '../messages/post-message.ts';
import { unansweredWords } from '../messages/unanswered-words.ts';
import type { PersonRequest } from './person-request.ts';

/** What the visitor of a chat asked its team, in their own words: what nobody has answered yet, and what a person has. */
export interface TeamQuestions {
  open: readonly string[];
  answered: readonly string[];
  /** The admin who answered the last of them outside of the chat; absent where it was answered in it. */
  answeredBy?: string;
}

export const NO_QUESTIONS: TeamQuestions = { open: [], answered: [] };

/** Of each the latest: a visitor can ask without end. */
const MAX_QUESTIONS = 20;
const MAX_QUESTION = 1000;
/** Of a longer message the lead may show the sentences that ask. */
const MAX_WHOLE = 500;

/**
 * Returns the questions of a chat after a message. A visitor asks the team where the assistant could not answer, of a request that was
 * sent too, and with a question mark where a person has the chat, so that the assistant is silent; whatever a person writes next
 * answers all that is open.
 * @returns the same object where nothing changes.
 */
export function questionsAfter(
  questions: TeamQuestions,
  { isHandedOff }: { isHandedOff: boolean },
  { sender, content }: Pick<MessageDraft, 'sender' | 'content'>,
  wish?: PersonRequest,
): TeamQuestions {
  if (sender === 'admin') return withAnswers(questions);
  const isAsking = isForTeam(wish) || (isHandedOff && content.includes('?'));
  return sender === 'user' && isAsking ? withQuestions(questions, [content]) : questions;
}

/** Whether what comes with a wish is to be answered: to cancel, to move and to be deleted are wishes to be met. */
const isForTeam = (wish: PersonRequest | undefined) =>
  wish?.about === 'question' || wish?.about === 'existing-request';

/**
 * Returns the questions of a chat as the takeover of it ends. What its visitor wrote last is one too, though it asks nothing: the
 * assistant was silent then and knows nothing of it, be it another day or a floor.
 * @param session as it was while a person had it.
 * @returns the same object where nothing changes.
 */
export function questionsLeft(
  questions: TeamQuestions,
  session: Pick<ChatSession, 'lastMessage' | 'adminName' | 'adminDisplayName'>,
): TeamQuestions {
  const words = questions.open.length === 0 ? unansweredWords(session) : null;
  return words === null ? questions : withQuestions(questions, [words]);
}

/**
 * Returns the questions of a chat after an admin has answered some by phone. What is asked while they note it stays open, and what
 * the chat knows nothing of counts as answered as well: its lead has questions of the time before chats had any.
 * @param lines those that were answered, as the lead has them.
 * @returns the same object where all of them were answered before.
 */
export function questionsAnswered(
  questions: TeamQuestions,
  lines: readonly string[],
  answeredBy: string,
): TeamQuestions {
  const { open, answered } = questions;
  const met = open.filter((question) => lines.some((line) => isAmong([question], line)));
  const further = lines.filter((line) => !isAmong([...open, ...answered], line));
  if (met.length + further.length === 0) return questions;
  return {
    open: open.filter((question) => !met.includes(question)),
    answered: [...answered, ...met, ...further].slice(-MAX_QUESTIONS),
    answeredBy,
  };
}

/** The questions of a chat with those that its lead has besides. @returns the same object where nothing changes */
export function questionsWithLead(questions: TeamQuestions, openQuestions: string | null): TeamQuestions {
  const known = [...questions.open, ...questions.answered];
  const further = splitEntries(openQuestions).filter((line) => !isAmong(known, line));
  return withQuestions(questions, further);
}

/**
 * The open questions of a lead once those that its chat has left open are among them, and what a person has answered there is not.
 * While a person has the chat none is left: they may be about to answer.
 */
export function openQuestionsWith(
  openQuestions: string | null,
  { open, answered }: TeamQuestions,
  { isHandedOff }: { isHandedOff: boolean },
): string | null {
  const lines = splitEntries(openQuestions);
  const kept = lines.filter((line) => !isAmong(answered, line));
  // A list that was cut says so in its last line.
  const rest = kept.length === lines.length ? openQuestions : joinEntries(kept, MAX_OPEN_QUESTIONS);
  const left = isHandedOff ? [] : open;
  const further = left.filter((question) => !kept.some((line) => isAmong([question], line)));
  return uniteEntries(rest, joinEntries(further, MAX_OPEN_QUESTIONS), MAX_OPEN_QUESTIONS);
}

function withQuestions(questions: TeamQuestions, asked: readonly string[]): TeamQuestions {
  const { open, answered } = questions;
  const texts = asked.map((text) => toEntry(text.slice(0, MAX_QUESTION))).filter((text) => text !== '');
  const further = texts.filter((text) => !open.includes(text));
  if (further.length === 0) return questions;
  return {
    open: [...open, ...further].slice(-MAX_QUESTIONS),
    // Who asks again is not content with the answer.
    answered: answered.filter((text) => !further.includes(text)),
  };
}

function withAnswers(questions: TeamQuestions): TeamQuestions {
  const { open, answered } = questions;
  if (open.length === 0) return questions;
  return { open: [], answered: [...answered, ...open].slice(-MAX_QUESTIONS) };
}

function isAmong(questions: readonly string[], line: string): boolean {
  const sought = line.replace(/…$/, '').toLowerCase();
  return questions.some((question) => {
    const text = question.toLowerCase();
    return text === sought || (text.length > MAX_WHOLE && text.includes(sought));
  });
}
