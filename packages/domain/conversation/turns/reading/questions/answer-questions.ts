import { type Answer, answerTo } from '../../../answers/answers.ts';
import { HAZARDS } from '../../../lexicon/hazards.ts';
import { MAX_SLOT_ENTRIES } from '../../../slots.ts';
import type { ConversationState } from '../../../state.ts';
import { hazardsOf } from '../../../understanding/load/junk-load.ts';
import {
  type AskedQuestion,
  recogniseQuestions,
} from '../../../understanding/questions/recognise-questions.ts';
import { isVague } from '../../../understanding/recognisers/proposal.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Token } from '../../../understanding/utterance/token.ts';
import { textBetween, type Utterance } from '../../../understanding/utterance/utterance.ts';
import { wordingOf } from '../../../wording/wording.ts';
import { hazardNote } from '../notes/hazard-note.ts';
import { offeredSlots } from '../offered-slots.ts';
import { narrowerAnswer } from './narrower-answer.ts';

/** What a message asks, answered. */
export interface AnsweredQuestions {
  /** Null where nothing was asked. */
  answer: string | null;
  /** With what has to go to the team; null where nothing is new. */
  openQuestions: string[] | null;
}

const MAX_ANSWERS = 3;

/** Answers a message's questions from the table of answers; what the table does not know goes to the team. */
export function answerQuestions(said: Understanding, state: ConversationState): AnsweredQuestions {
  // A value that was asked for is confirmed, which answers that question.
  const isOffer = offeredSlots(said, state) !== null;
  // "What does start over do?" is answered by the question that stands.
  const isOfPrompt = state.pending?.kind === 'stop' || state.pending?.kind === 'start-over';
  const questions = recogniseQuestions(said.utterance).filter(
    (question) =>
      (question.topic !== 'unknown' || !(isOffer || isOfPrompt)) && !isToldOfHazards(question, said),
  );
  if (questions.length === 0 || questions.every(({ topic }) => topic === 'unknown'))
    if (asksForFigure(said, state))
      return { answer: wordingOf(state).question.priceAgain, openQuestions: null };
  if (questions.length === 0) return { answer: null, openQuestions: null };
  const answered = questions.map((question) => ({
    question,
    answers: answersTo(question, said, questions.length, state),
  }));
  const forTeam = answered.filter(({ answers }) => answers.some(({ passOn }) => passOn));
  const known = state.slots.openQuestions ?? [];
  const open = forTeam
    .map(({ question }) => asWritten(said.utterance, question))
    .filter((text) => !known.includes(text));
  const openQuestions = open.length === 0 ? null : [...known, ...new Set(open)].slice(0, MAX_SLOT_ENTRIES);
  const answers = answered.flatMap((one) => one.answers);
  return { answer: textOf(answers, state), openQuestions };
}

/** "Paint and batteries, do you take those or not?": what is said of each of them says it, and the list of kinds nothing. */
function isToldOfHazards({ topic, from, to }: AskedQuestion, said: Understanding): boolean {
  if (topic !== 'what-we-take' || hazardsOf(said).length === 0) return false;
  const asked = textBetween(said.utterance, from, to);
  return OR_NOT.test(asked) && !NAMES_NO_HAZARD.test(asked);
}
const OR_NOT = /(?<!\p{L})(?:ou (?:pas|non|point)|or (?:not|no))(?!\p{L})/iu;
const NAMES_NO_HAZARD = /(?<!\p{L})(?:else|rest|others?|autres?|reste)(?!\p{L})/iu;

/** "Ok but roughly?", "100 bucks?", "ouin mais à peu près", right behind the prices. */
export const asksForFigure = ({ message }: Understanding, state: ConversationState): boolean => {
  const { answers, question } = wordingOf(state);
  const last = state.lastReplies.at(-1) ?? '';
  const isTold = last.includes(answers.price) || last.includes(question.priceAgain);
  return isTold && ROUGHLY.test(message);
};
const ROUGHLY =
  /(?<!\p{L})(?:roughly|ballpark|approx\p{L}*|more or less|give or take|around how much|[àa] peu pr[èe]s|environ|plus ou moins|gros(?:so)? (?:max|modo))(?!\p{L})|\d ?(?:\$|bucks?|dollars?|piast?res?|piasses?)[ ?]*\?/iu;

/** What only the team knows has no words of its own. */
const UNKNOWN: Answer = { text: '', passOn: true };

function answersTo(
  question: AskedQuestion,
  said: Understanding,
  count: number,
  state: ConversationState,
): Answer[] {
  const { message } = said;
  const narrower = narrowerAnswer(question, count > 1 ? null : message, wordingOf(state));
  if (narrower !== null) return [narrower];
  const depots = question.topic === 'hazardous' ? whereItGoes(question, said, state) : null;
  if (depots !== null) return [{ text: depots, passOn: false }];
  const weak = weakHazards(question, said);
  if (weak.length > 0) return [{ text: hazardNote(weak, wordingOf(state)), passOn: false }];
  const asksOfThing = question.topic === 'what-we-take' || YES_OR_NO.test(question.text);
  if (asksOfThing && asksOfKnownThing(question, said))
    return [{ text: wordingOf(state).question.takesIt, passOn: false }];
  const { topic, beside } = question;
  // The price comes first, whichever of the two was asked for it.
  const topics = beside === null ? [topic] : beside === 'price' ? [beside, topic] : [topic, beside];
  return topics.map((about) => (about === 'unknown' ? UNKNOWN : answerTo(about, state.slots)));
}

/** "Do you take glue?": what is hazardous in company alone, and is all that is asked about; its labels. */
function weakHazards({ topic, from, to }: AskedQuestion, { verdicts }: Understanding): string[] {
  if (topic !== 'what-we-take') return [];
  const kinds = verdicts
    .filter(({ proposal }) => proposal.slot === 'junkType' && proposal.from >= from && proposal.to <= to)
    .map(({ proposal: { value } }) => (typeof value === 'object' && 'hazard' in value ? value.hazard : null));
  const hazards = [...new Set(kinds)].filter((kind) => kind !== null);
  return kinds.includes(null) ? [] : hazards.map((kind) => HAZARDS[kind].label);
}

/** "Where do I bring the paint myself?": where what was named goes; null for any other question. */
function whereItGoes({ text }: AskedQuestion, said: Understanding, state: ConversationState): string | null {
  const hazards = hazardsOf(said);
  const named = hazards.length > 0 ? hazards : (state.slots.hazards ?? []);
  return WHERE_TO.test(text) && named.length > 0 ? hazardNote(named, wordingOf(state)) : null;
}
const WHERE_TO =
  /(?<!\p{L})(?:where|o[ùu]|dispose|drop (?:it|them|that) off|(?:do|faire) (?:i do )?(?:with|avec)|amener|apporter)(?!\p{L})/iu;

/** "Les matelas, c'est oui ou c'est non?" */
const YES_OR_NO = /(?<!\p{L})(?:yes or no|oui ou (?:c['’]est )?non)(?!\p{L})/iu;

const OF_THEM = /(?<!\p{L})(?:them|those|these|it|that|les|ça|ca|cela)(?!\p{L})/iu;

/** Nobody is promised that a thing is brought elsewhere, in one truck, is taken in any state, or is all that is taken. */
const NOT_PLAIN =
  /(?<!\p{L})(?:(?:one|same|single) (?:truck|trip|load|day)|(?:seul|m[êe]me) (?:camion|voyage|jour)|mov(?:e|ing)|deliver\p{L}*|brought|to (?:my|our|the|a)|d[ée]m[ée]nag\p{L}*|transporter|livre[rz]|chez|only|everything|or just|not|seulement|tout|juste|pas|wet|soaked|mou?ld\p{L}*|rotten|infested|moisi\p{L}*|mouill\p{L}*|pourri\p{L}*)(?!\p{L})/iu;

/** "Do you take mattresses?": a yes is what was asked for, and no list of kinds. */
function asksOfKnownThing({ from, to, text }: AskedQuestion, said: Understanding): boolean {
  const named = said.verdicts.filter(({ proposal }) => proposal.slot === 'junkType' && proposal.to <= to);
  const own = named.filter(({ proposal }) => proposal.from >= from);
  // "Les matelas, vous les prenez?"
  const refers = OF_THEM.test(said.message) || YES_OR_NO.test(text);
  const things = own.length > 0 || !refers ? own : named;
  return (
    things.length > 0 &&
    !NOT_PLAIN.test(said.message) &&
    hazardsOf(said).length === 0 &&
    things.every(({ proposal }) => !(proposal.slot === 'junkType' && isVague(proposal)))
  );
}

/** That something is not known is only said where there is nothing else to say. */
function textOf(answers: readonly Answer[], state: ConversationState): string {
  const isOpen = state.lead === 'collecting';
  const { question } = wordingOf(state);
  const known = answers.filter(({ text }) => text !== '').map(({ text }) => shortened(text, state));
  const texts = [...new Set(known)].slice(0, MAX_ANSWERS);
  if (texts.length === 0) return isOpen ? question.unknown : question.unknownLate;
  if (!answers.some(({ passOn }) => passOn)) return texts.join('\n\n');
  return `${texts.join('\n\n')} ${isOpen ? question.passedOn : question.passedOnLate}`;
}

/** Who asks for the price once more knows the table by now, and wants to know why there is no figure. */
function shortened(text: string, state: ConversationState): string {
  const { answers, question } = wordingOf(state);
  const isKnown = text === answers.price && state.lastReplies.some((reply) => reply.includes(text));
  return isKnown ? question.priceAgain : text;
}

/** What is longer is told by the sentences that ask. */
const MAX_WHOLE = 500;
const MAX_SENTENCES = 1000;

/**
 * The question as the team reads it on the lead: in the visitor's own words, with what they said around it. "You take pianos, I
 * thought. Did you not?" is none without that.
 */
function asWritten({ text, tokens }: Utterance, { from, to }: AskedQuestion): string {
  const whole = oneLine(text);
  if (whole.length <= MAX_WHOLE) return whole;
  let [first, end] = [from, to];
  while (first > 0 && !endsSentence(tokens[first - 1])) first -= 1;
  while (end < tokens.length && !endsSentence(tokens[end - 1])) end += 1;
  const sentences = oneLine(text.slice(tokens[first]?.start, tokens[end]?.start));
  return sentences.length <= MAX_SENTENCES ? sentences : `${sentences.slice(0, MAX_SENTENCES - 1)}…`;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const endsSentence = (token: Token | undefined) => token !== undefined && /[.!?\n]/.test(token.mark);
