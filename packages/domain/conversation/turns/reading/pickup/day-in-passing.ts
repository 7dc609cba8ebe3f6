import type { ConversationState } from '../../../state.ts';
import { movesPickup } from '../../../understanding/changes.ts';
import { speaksOfPickup } from '../../../understanding/plain-day.ts';
import { recogniseQuestions } from '../../../understanding/questions/recognise-questions.ts';
import { daysRuledOut } from '../../../understanding/recognisers/pickup/beside/days-ruled-out.ts';
import type { Proposal } from '../../../understanding/recognisers/proposal.ts';
import { sentencesOf } from '../../../understanding/text/sentences.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { textBetween } from '../../../understanding/utterance/utterance.ts';

const SPEAKS_OF_IT =
  /(?<!\p{L})(?:pick ?-?ups?|ramassages?|collecte|same (?:day|time)|m[êe]me (?:jour|heure)|l['’]heure)(?!\p{L})/iu;
const BARE = /^(?:the|le|\d{1,2})$/;
/** "C'est bon maintenant", of what is shown there. */
const OF_THE_MOMENT = /^(?:ok|okay|now|maintenant)$/;
const MAX_NOTE = 200;

/**
 * Whether a day at the summary is of another matter, and moves no pickup: "photographer on the 11th", "they need your plate number the day
 * before", "25 bags, the 15 was wrong".
 */
export function isInPassing(said: Understanding, { step, slots }: ConversationState, now: Date): boolean {
  const { utterance, message } = said;
  if (step !== 'review' || slots.pickup === null || movesPickup(message) || SPEAKS_OF_IT.test(message))
    return false;
  const days = daysIn(said);
  if (days.length > 0 && days.every((day) => isWritten(said, day, OF_THE_MOMENT))) return true;
  // "Mon num c 902 …, celui a Ginette c juste apres 18h": an hour beside a number is one to call at.
  if (days.length > 0 && days.every(isHourAlone) && NUMBER.test(message) && !COMES.test(message)) return true;
  const corrects =
    utterance.clauses.some((clause) => clause.corrects) ||
    daysRuledOut(utterance, now).length > 0 ||
    HOUR_RULED_OUT.test(message);
  if (corrects && !(days.length > 0 && days.every((day) => isWritten(said, day, BARE)))) return false;
  return days.length === 0
    ? !speaksOfPickup(utterance, null, now)
    : !days.some((day) => speaksOfPickup(utterance, day, now));
}

/** The sentences of such days, as written, for the team to read; null where there is none, and where they ask. */
export function passingNote(said: Understanding, state: ConversationState, now: Date): string | null {
  if (!isInPassing(said, state, now)) return null;
  const { utterance } = said;
  const asked = recogniseQuestions(utterance);
  const days = daysIn(said)
    .filter((day) => !isWritten(said, day, OF_THE_MOMENT))
    .filter((day) => !asked.some(({ from, to }) => from < day.to && day.from < to))
    .map(({ from, to }) => textBetween(utterance, from, to));
  const told = sentencesOf(utterance.text)
    .filter((sentence) => days.some((day) => sentence.includes(day)) && !sentence.endsWith('?'))
    .join(' ')
    .trim();
  return told === '' || told.length > MAX_NOTE ? null : told.replace(/[.,; ]{1,8}$/, '');
}

const daysIn = (said: Understanding): Proposal[] =>
  said.verdicts.filter(({ proposal }) => proposal.slot === 'pickup').map(({ proposal }) => proposal);

/** "J'ai dit 18h pas 14h", "6 pm, not at 2" */
const HOUR_RULED_OUT =
  /\d{1,2}(?: ?h\d{0,2}| ?[ap]\.?m\.?|:\d\d)?,? (?:not|pas) (?:at |[àa] )?\d{1,2}(?: ?h| ?[ap]\.?m|:\d\d|[.! ]*$)/iu;
const NUMBER = /\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/;
/** Who is to come then, and calls nobody. */
const COMES = /(?<!\p{L})(?:come|be here|show up|arrive[rz]?|venez|venir|passe[rz])(?!\p{L})/iu;
const isHourAlone = ({ value }: Proposal): boolean =>
  typeof value === 'object' && 'pickup' in value && value.pickup.day === null;

/** Whether all the words of a day are of a kind. */
const isWritten = ({ utterance }: Understanding, { from, to }: Proposal, kind: RegExp): boolean =>
  utterance.tokens.slice(from, to).every(({ word }) => kind.test(word));
