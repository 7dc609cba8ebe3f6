import type { Language } from '../../../../site/language.ts';
import { step } from '../../../engine.ts';
import { FRENCH } from '../../../wording/french.ts';
import { addWording } from '../../../wording/wording.ts';
import { USUAL_NOW } from '../../dialogue.ts';
import { inputOf } from '../input-of.ts';
import { screenAsking } from '../state-asking.ts';
import type { BlindQuestion, QuestionWant } from './question-batch.ts';
import { type ReadReply, readReply } from './read-reply.ts';

/** What can be wrong with the reply to a question, in the order of the figures. */
export const WRONG_REPLIES = ['missed', 'otherwise', 'passed-on', 'unasked', 'sent'] as const;

/**
 * `missed`: nothing is answered; `otherwise`: something else is, or not all of it; `passed-on`: the team is told of what has an answer;
 * `unasked`: something is answered or passed on where nothing was asked; `sent`: the request is.
 */
export type WrongReply = (typeof WRONG_REPLIES)[number];

export interface JudgedQuestion {
  /** Null where the reply is right. */
  wrong: WrongReply | null;
  answers: ReadReply['answers'];
  replies: string[];
}

/** Puts a question to the engine, in a talk of the language, and compares what is answered. */
export function judgeQuestion({ asked, text, wants }: BlindQuestion, language: Language): JudgedQuestion {
  // Whoever asks in French has its texts by then, in a talk that was English as well.
  addWording('fr', FRENCH);
  const { state, offered } = screenAsking({ asked, known: {} });
  const before = language === 'en' ? state : { ...state, slots: { ...state.slots, language } };
  const turn = step(before, inputOf(text, offered), { now: new Date(USUAL_NOW) });
  const reply = readReply(before, turn);
  return {
    wrong: wrongIn(reply, wants),
    answers: reply.answers,
    replies: turn.replies.map(({ content }) => content),
  };
}

function wrongIn(reply: ReadReply, wants: BlindQuestion['wants']): WrongReply | null {
  const { answers, metBeside, passedOn, sent } = reply;
  // "Looks good, send it" asks nothing and may be sent; nobody sends a request by a question.
  if (wants.length === 0) return answers.length > 0 || passedOn ? 'unasked' : null;
  if (sent) return 'sent';
  const met = new Set([...answers.flat(), ...metBeside]);
  const isMet = wants.every((want) => want.some((topic) => met.has(topic)));
  if (isMet && answers.every((answer) => isFair(answer, wants))) return null;
  if (answers.length > 0) return 'otherwise';
  return passedOn ? 'passed-on' : 'missed';
}

/** What cannot be taken, and what stairs add, belong to what is taken and what it costs. */
const FAIR_BESIDE: ReadonlySet<QuestionWant> = new Set<QuestionWant>(['what-we-take', 'price']);
const ADDED: ReadonlySet<QuestionWant> = new Set<QuestionWant>(['heavy-things', 'hazardous']);

/** Whether an answer is none too many. */
function isFair(answer: readonly QuestionWant[], wants: BlindQuestion['wants']): boolean {
  const wanted = wants.flat();
  return (
    answer.some((topic) => wanted.includes(topic)) ||
    (answer.some((topic) => ADDED.has(topic)) && wanted.some((topic) => FAIR_BESIDE.has(topic)))
  );
}
