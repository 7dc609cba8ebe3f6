import type { ConversationState } from '../../../state.ts';
import { foldText } from '../../../understanding/text/plain-text.ts';
import type { Understanding } from '../../../understanding/understand.ts';

const MIN_WORDS = 4;
const MAX_LETTERS = 300;
/** Who speaks of the chat itself, of themselves or to nobody tells the crew nothing. */
const NO_NOTE =
  /^(?:(?:oh|ok|okay|well|um|hm{1,8}|lol|and|but|no|yes|so|mais|et|bon|ben|non|oui|euh)[,. ]{1,4}){0,4}(?:i (?:do ?n['’]?t|dont|can['’]?t|am|m|have to|need to|gotta|think|guess|hope|see|said|mean|just|want|would|thought|will|ll)|i['’](?:m|d|ll|ve)|let me|wait|hold on|hang on|not sure|maybe|you|u|your|that|thats|this|it|its|there|what|why|how|who|when|where|which|does|do|did|is|are|will|can|could|should|would|has|have|scratch|never ?mind|nvm|forget|thank|je|j['’]|attend[sz]?|est[- ]ce|laisse[zr]?|oublie[zr]?|un instant|vous|tu|[cç]a|c['’]|pourquoi|comment|quand|qui|quel(?:le)?s?|merci|peut[- ]etre)(?![a-z])/;

/**
 * A statement at the summary of which nothing is understood, as written: "the reception counter and the safe stay". The crew reads it, and
 * its writer sees that; null where it may be no more than talk.
 */
export function unreadNote(
  { message, utterance }: Understanding,
  { step, pending }: ConversationState,
): string | null {
  const text = message.replaceAll(/\s+/g, ' ').trim();
  const isStatement =
    utterance.clauses.length > 0 && utterance.clauses.every(({ act }) => act === 'statement');
  const isLong = utterance.tokens.length >= MIN_WORDS && text.length <= MAX_LETTERS;
  const isTold = step === 'review' && pending === null && isStatement && isLong;
  return isTold && !text.includes('?') && !NO_NOTE.test(foldText(text))
    ? text.replace(/[.,; ]{1,8}$/, '')
    : null;
}
