import { recogniseQuestions } from '../../questions/recognise-questions.ts';
import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { crewCueOf } from './crew-cues.ts';

/** Ways to reach somebody. */
export const CALLS = new Set(['call', 'text', 'ring', 'phone', 'txt', 'reach']);

/** "There is a dog" states, in whatever order it is read. */
export const asks = (utterance: Utterance, { act, from, to }: Clause): boolean => {
  const isAsked = () => utterance.tokens[to - 1]?.mark === '?' && recogniseQuestions(utterance).length > 0;
  return (
    !['there', 'theres'].includes(utterance.tokens[from]?.word ?? '') && (act === 'question' || isAsked())
  );
};

/** "Could you come to the back gate?", "is it possible not to use the horn?": what the crew is to do, asked politely. */
export const pleads = ({ tokens }: Utterance, { from, to }: Pick<Clause, 'from' | 'to'>): boolean => {
  const own = tokens.slice(from, to).map(({ word }) => word);
  const isCued = own.some((word) => PLEADING.has(word)) || crewCueOf(tokens, { from, to }) !== 'none';
  return isCued && ASKING_CREW.test(`${own.join(' ')} `);
};
/** "Will you call me before you come?": beside the answer to how somebody is reached, a question that is answered. */
export const asksOfCall = ({ tokens }: Utterance, { act, from }: Clause): boolean =>
  act === 'question' && tokens[from]?.word === 'will' && CALLS.has(tokens[from + 2]?.word ?? '');
const PLEADING = new Set(
  'please not dont sure careful quiet quietly gentle gently boots booties shoes covers mask masks gloves wipe tarp blanket blankets'.split(
    ' ',
  ),
);
const ASKING_CREW =
  /^(?:(?:and|also|oh|please) )*(?:(?:can|could|would|will) (?:you|u|(?:the )?(?:crew|guys|driver|team))|(?:can|could|would) they|(?:is|would) it be possible|is it possible|any chance) (?!.*\b(?:tell|say|give|confirm|explain|know|cost|charge|price|take an?|or do (?:i|we))\b)/;

/** "Can do anytime but is there a discount if it's at the curb" */
export const asksInside = ({ tokens }: Utterance, { from, to }: Clause): boolean =>
  ASKING_INSIDE.test(
    ` ${tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')} `,
  );
const ASKING_INSIDE =
  / (?:is there|are there|do you|do u|can you|how much|how long|what time|whats your|what is your) /;

/** "Do the guys come inside | or do I bring it out?": half of a question. */
export const isFirstHalf = ({ tokens }: Utterance, { from }: Clause, next: Clause | undefined): boolean =>
  next?.act === 'question' &&
  tokens[next.from]?.word === 'or' &&
  /^(?:do|does|did|can|could|will|would|should|is|are|am)$/.test(tokens[from]?.word ?? '');
