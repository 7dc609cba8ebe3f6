import { wordSet } from '../../text/word-set.ts';
import { editReplies, isEditReply, submitReply } from '../quick-replies.ts';
import { recapLines, recapOf } from '../slot-definitions.ts';
import type { ConversationState } from '../state.ts';
import type { Reply } from '../turn.ts';
import { recogniseQuestions } from '../understanding/questions/recognise-questions.ts';
import { decidingWords, isConditional } from '../understanding/recognisers/answers/agreement.ts';
import { putsOff } from '../understanding/recognisers/answers/putting-off.ts';
import { ASKS_FOR_SENDING, readSubmit } from '../understanding/recognisers/answers/read-submit.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { isUnmeant } from '../understanding/recognisers/answers/unmeant-yes.ts';
import { foldText } from '../understanding/text/plain-text.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import { textBetween, type Utterance } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { retry, type Step } from './step.ts';

/** Step 9: the recap, with a quick reply to change each slot. */
export const reviewStep: Step = {
  prompt(state, asking) {
    const content = asking === 'again' ? wordingOf(state).review.again : recap(state);
    return { content, quickReplies: [submitReply(wordingOf(state)), ...editReplies(state.slots)] };
  },
  read(said, state) {
    const own = decidingWords(said.utterance);
    const { wish, endsSo, rest } = readSubmit(own);
    const { answer, rest: behindYes } = readYesNo(own);
    const sends = wish?.startsWith('submit') || (wish === null && answer === 'yes');
    if (putsOff(said.utterance) || (sends && (isConditional(said.utterance) || isUnmeant(said.utterance))))
      return { kind: 'stay', content: wordingOf(state).review.waiting, effects: [] };
    if (sends && !sendsBesideAsking(own)) return retry(wordingOf(state).review.again);
    // New figures before the sending put something right: unless they are read, nothing goes out.
    const known = JSON.stringify(state.slots);
    const figures = rest.some(({ from, to }) =>
      own.tokens
        .slice(from, to)
        .some(({ word }) => /\d/.test(word) && !known.includes(word.replace(/(?:st|nd|rd|th)$/, ''))),
    );
    const beside = toldBeside(own, rest, known);
    if (wish === 'submit')
      return { kind: 'submit', changes: !endsSo ? 'none' : figures ? 'some' : 'perhaps', beside };
    if (wish === 'submit-changed') return { kind: 'submit', changes: 'some', beside };
    if (wish === 'hold') return { kind: 'stay', content: wordingOf(state).review.waiting, effects: [] };
    // "Yes add it": it is read back with what it adds before it goes out.
    if (answer === 'yes' && ADDS.test(said.message) && !ADDS_NOTHING.test(said.message))
      return { kind: 'stay', content: recap(state), effects: [] };
    if (answer === 'yes' && (!opensStatement(own, behindYes) || STILL_AGREES.test(said.message)))
      return { kind: 'submit', changes: 'none', beside };
    // "No" may be to either half of the question.
    if (answer === 'no') return { kind: 'stay', content: wordingOf(state).review.unclear, effects: [] };
    return retry(state.failedTries === 0 ? wordingOf(state).review.unclear : wordingOf(state).review.again);
  },
};

/** "Sure is cold", "ok this is heavy stuff": a word of agreeing that only opens what is stated, with no sign between. */
const opensStatement = ({ tokens }: Utterance, [first]: readonly Stretch[]): boolean =>
  first?.from === 1 && LOOSE.has(tokens[0]?.word ?? '') && tokens[0]?.mark === '';
/** Behind it: "ok my wife agrees", "ok she says send". */
const STILL_AGREES = /(?<!\p{L})(?:send|submit|agrees?|agreed|approves?|approved|sure thing)(?!\p{L})/iu;
const LOOSE = wordSet('sure ok okay okey k kk alright right well');

/** What a message orders or denies beside its sending: "put dont call in there. k go". Null for small talk and for what is known. */
function toldBeside(own: Utterance, rest: readonly Stretch[], known: string): string | null {
  const asked = recogniseQuestions(own);
  const told = rest
    .filter(({ from, to }) => !asked.some((question) => question.from < to && from < question.to))
    .map(({ from, to }) => textBetween(own, from, to))
    .filter(
      (text) => ORDERS.test(foldText(text)) && !/^(?:before|avant) /i.test(text) && !known.includes(text),
    );
  return told.length === 0 ? null : told.join(', ');
}
type Stretch = { from: number; to: number };
const ORDERS =
  /(?<![a-z])(?:but|mais|has to|have to|needs? to|still|moved|floor|number|\d{2,}|except|only|instead|put|add|change|tell|note|remember|make sure|apt|unit|key|keys|code|door|gate|(?:not|never|(?:do|does|is|are|wo|ca)n['’]?t|cannot)(?! (?:worry|test|push|bother|make me|rush|hurry|care|mind|matter|wait|bad|sure|know|think|forget|like|want to|believe|see|need|change|much|too|a problem|problem))|sauf|seulement|plutot|mettez|mets|ajoute[zr]?|appelle[zr]?|dites?|dis|note[zr]|cle|cles|porte|pas(?! (?:grave|de probleme|pire|mal|presse|besoin)))(?![a-z])/;

/**
 * Whether what is said beside the questions of a message sends, where it has some: "ok and then what" and "what do I owe if I hit send" ask,
 * and "yes, send it. When do I hear from you?" does both.
 */
function sendsBesideAsking(utterance: Utterance): boolean {
  // "Y" is a yes, and "could you submit it please" an order.
  const asked = recogniseQuestions(utterance).filter(
    ({ from, to, text }) => to - from > 1 && !ORDERS_SENDING.test(text),
  );
  if (asked.length === 0) return true;
  const apart = utterance.tokens.filter((_token, at) => !asked.some(({ from, to }) => from <= at && at < to));
  const said = readUtterance(apart.map(({ text, mark }) => `${text}${mark}`).join(' '));
  const { wish, reason } = readSubmit(said);
  const isFirm = said.tokens.some(({ word }) => FIRM.has(word));
  return wish !== null && wish !== 'hold' && (reason === ASKS_FOR_SENDING || isFirm);
}
const ORDERS_SENDING =
  /^(?:now |so |ok |okay |and )?(?:(?:can|could|would|will) (?:you|u|we|ya)|(?:pouvez|pourriez)[- ]vous|(?:peux|pourrais)[- ]tu|is everything (?:right|good|ok|correct)|let us).{0,40}(?<![a-z])(?:send|submit|envoyer|soumettre|confirm(?:er)?)(?![a-z])/i;

/** An "ok" or "looks good" before a question agrees to nothing yet. */
const FIRM = wordSet('yes yep yeah yup yess aye absolutely definitely oui ouais ouaip');

const ADDS = /(?<!\p{L})(?:add|include|r?ajoute[rz]?)(?!\p{L})/iu;

/** "No need to add anything", "rien d'autre à rajouter" */
const ADDS_NOTHING = /(?<!\p{L})(?:no|not|nothing|don['’]?t|rien|pas|plus)(?!\p{L})/iu;

function recap(state: ConversationState): string {
  const text = wordingOf(state).review.recap(recapLines(state.slots).join('\n'));
  // The backup email of step 10 is offered, never prompted for: the request is one tap away by now.
  return state.slots.email === null ? `${text} ${wordingOf(state).review.backupEmail}` : text;
}

/** Adds the values to every reply that offers to change them: the recap, and what is said while it is open. */
export function withRecap({ slots }: ConversationState, reply: Reply): Reply {
  return reply.quickReplies.some(isEditReply) ? { ...reply, recap: recapOf(slots) } : reply;
}
