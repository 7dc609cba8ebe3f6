import { COURTESY_WORDS } from '../../../lexicon/answers/courtesy-words.ts';
import { CONNECTING, NOTE_LEAD_PHRASES, SIGN_OFF_PHRASES } from '../../../lexicon/notes/crew-words.ts';
import { NO_SLOTS } from '../../../slots.ts';
import { movesPickup, recogniseChange } from '../../changes.ts';
import type { CommandKind } from '../../commands/command.ts';
import { recogniseCommand } from '../../commands/recognise-command.ts';
import { recogniseQuestions } from '../../questions/recognise-questions.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import type { Token } from '../../utterance/token.ts';
import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { textBetween, wordsBetween } from '../../utterance/utterance.ts';
import { readDecline } from '../answers/read-decline.ts';
import { readSubmit } from '../answers/read-submit.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import { crewCueOf } from './crew-cues.ts';

/** The notes in a message as written, a line each, and the tokens that say them; null without any. */
export interface FoundNotes {
  notes: string;
  spans: readonly { from: number; to: number }[];
}

type Claimed = readonly boolean[];

/** Goes on with the clause before it: "text me | when you get here". */
const CONTINUING = new Set(
  'when once before if as after until and or so because unless quand si avant apres'.split(' '),
);
/** A clause with a value of another slot is a note where so many words of it are its own. */
const OWN_WORDS = 3;

/**
 * The clauses that are for the crew although something else was asked: access, codes, dogs, parking, when to call.
 * `claimed` tells which tokens say the value of another slot; `onlySure` leaves out what is only likely for them.
 */
export function crewNotes(utterance: Utterance, claimed: Claimed, onlySure = false): FoundNotes | null {
  const clauses = utterance.clauses.map((clause) => behindValue(utterance, clause, claimed));
  return notesOf({ ...utterance, clauses }, claimed, (clause) => {
    if (isGreeting(utterance, clause)) return false;
    const isCued = crewCueOf(utterance.tokens, clause, claimed) !== 'none';
    if (isCued && pleads(utterance, clause)) return !(onlySure && asksOfCall(utterance, clause));
    if (asks(utterance, clause) || asksInside(utterance, clause)) return false;
    if (statesNote(utterance.tokens, clause)) return true;
    const isLed = noteLead(utterance.tokens, clause) > 0;
    const cue = isLed ? 'hint' : crewCueOf(utterance.tokens, clause, claimed);
    const isFree = !claimed.slice(clause.from, clause.to).includes(true);
    return cue === 'sure' || (cue === 'hint' && isFree && (isLed || !onlySure));
  });
}

/** "Nice to meet you" */
const isGreeting = (utterance: Utterance, { from, to }: Clause): boolean =>
  / to meet (?:you|u|ya|yous)$/.test(wordsBetween(utterance, from, to));

/** "Sackville B4E 2W6 and there's a dog": what is joined to the value with which a clause begins. */
function behindValue({ tokens }: Utterance, clause: Clause, claimed: Claimed): Clause {
  if (claimed[clause.from] !== true) return clause;
  let at = clause.from;
  while (at < clause.to && claimed[at] === true) at += 1;
  const word = tokens[at]?.word ?? '';
  // "902-555-0148 call me after 5"
  // "45 Oak Ave Halifax B3M 1T9 side door"
  const isSpot =
    /^\d/.test(tokens[clause.from]?.word ?? '') &&
    at < clause.to &&
    crewCueOf(tokens, { from: at, to: clause.to }, claimed) === 'sure';
  const isApart = JOINTS.has(word) || (CALLS.has(word) && tokens[at + 1]?.word === 'me') || isSpot;
  const from = JOINTS.has(word) ? at + 1 : at;
  const isFree = from < clause.to && !claimed.slice(at, clause.to).includes(true);
  return isApart && isFree ? { ...clause, from } : clause;
}
const CALLS = new Set(['call', 'text', 'ring', 'phone', 'txt', 'reach']);
const JOINTS = new Set(['and', 'et', 'but', 'mais', 'also', 'pis']);

/**
 * What of an answer to the question for notes is one: all but declines, courtesies, questions, commands, and clauses
 * that only give the value of another slot.
 */
export function answeredNotes(utterance: Utterance, claimed: Claimed): FoundNotes | null {
  if (deniesAll(utterance)) return null;
  const said = saidTokens(utterance);
  const endsWithNone = utterance.clauses.some((clause) => deniesRest(utterance, clause));
  return notesOf(utterance, claimed, (clause) => {
    if (isPath(utterance, clause) || pleads(utterance, clause) || isAway(utterance, clause)) return true;
    const hasCue = crewCueOf(utterance.tokens, clause) !== 'none';
    const isPutRight = clause.corrects || claimed.slice(clause.from, clause.to).includes(true);
    if (!hasCue && ((endsWithNone && isPutRight) || isSignature(utterance, clause, said))) return false;
    if (!hasCue && (saysNothing(utterance, clause) || deniesRest(utterance, clause))) return false;
    if (asks(utterance, clause) || (clause.act === 'small-talk' && !hasCue)) return false;
    if (!hasCue && (clause.act === 'request' || isCommand(utterance, clause))) return false;
    if (!hasCue && isMove(utterance, clause)) return false;
    if (!said.slice(clause.from, clause.to).includes(true)) return false;
    const isOthers = claimed.slice(clause.from, clause.to).includes(true);
    return !isOthers || hasCue || contentWords(utterance, clause, claimed) >= OWN_WORDS;
  });
}

/** "No stairs, no gate, nothing like that" */
function deniesAll({ clauses, tokens }: Utterance): boolean {
  const firsts = clauses.map(({ from }) => tokens[from]?.word ?? '');
  const [first] = clauses;
  if (first !== undefined && listsAbsences(tokens.slice(first.from, first.to)))
    return clauses.slice(1).every((clause) => crewCueOf(tokens, clause) === 'none');
  const isDenied = ENDS_DENYING.test(` ${tokens.map(({ word }) => word).join(' ')}`);
  if (isDenied && clauses.every((clause) => crewCueOf(tokens, clause) === 'none')) return true;
  const isEnded = firsts.some((word) => NOTHING.has(word));
  return isEnded && firsts.every((word) => NOTHING.has(word) || DENYING.has(word));
}

/** "My stop is coming up so no nothing else" */
const ENDS_DENYING =
  / (?:no|nope|nah|so) (?:nothing|nothin|none)(?: (?:else|special|more|really|extra|much|period|sorry|thanks))*$/;

/** "Otherwise nothing special", "no instructions otherwise" */
const deniesRest = ({ tokens }: Utterance, { from, to }: Clause): boolean => {
  const [first = '', next = ''] = [tokens[from]?.word, tokens[from + 1]?.word];
  const denied = first === 'otherwise' ? next : tokens[to - 1]?.word === 'otherwise' ? first : '';
  return NOTHING.has(denied) || DENYING.has(denied);
};

/** "Oh", "easy in and out" behind a decline. */
const saysNothing = ({ tokens }: Utterance, { from, to }: Clause): boolean =>
  (from > 0 &&
    DENYING_FIRST.test(tokens[0]?.word ?? '') &&
    /^(?:easy|thanks?|merci)$/.test(tokens.slice(from, to).find((token) => !leadsIn(token))?.word ?? '')) ||
  tokens.slice(from, to).every(leadsIn);

const DENYING_FIRST = /^(?:no|nope|nah|none|nothing|non|rien|aucun|aucune|not|nothin)$/;

/** A name on a line of its own, behind a decline. */
const isSignature = ({ tokens }: Utterance, { from, to }: Clause, said: readonly boolean[]): boolean =>
  to === tokens.length &&
  to - from <= MAX_SIGNATURE &&
  tokens[from - 1]?.mark === '\n' &&
  !said.slice(0, from).includes(true) &&
  tokens.slice(from, to).every(({ text }) => /^\p{Lu}/u.test(text));

const MAX_SIGNATURE = 3;
/** "No stairs no gate no dog" */
const listsAbsences = (tokens: readonly Token[]): boolean =>
  tokens.length >= 4 &&
  tokens.every(({ word }, index) => (index % 2 === 0) === DENYING.has(word)) &&
  !tokens.some(({ word }) => FORBIDDEN.has(word));

/** "No elevator", "no parking": what a crew must know, though it is none. */
const FORBIDDEN = new Set([
  'elevator',
  'elevators',
  'lift',
  'parking',
  'lights',
  'light',
  'power',
  'ascenseur',
]);

const NOTHING = new Set(['nothing', 'none', 'rien', 'nothin']);
const DENYING = new Set(['no', 'nope', 'nah', 'non', 'aucun', 'aucune']);

/** "There is a dog" states, in whatever order it is read. */
const asks = (utterance: Utterance, { act, from, to }: Clause): boolean => {
  const isAsked = () => utterance.tokens[to - 1]?.mark === '?' && recogniseQuestions(utterance).length > 0;
  return (
    !['there', 'theres'].includes(utterance.tokens[from]?.word ?? '') && (act === 'question' || isAsked())
  );
};

/** "Could you come to the back gate?", "is it possible not to use the horn?": what the crew is to do, asked politely. */
const pleads = ({ tokens }: Utterance, { from, to }: Pick<Clause, 'from' | 'to'>): boolean => {
  const own = tokens.slice(from, to).map(({ word }) => word);
  const isCued = own.some((word) => PLEADING.has(word)) || crewCueOf(tokens, { from, to }) !== 'none';
  return isCued && ASKING_CREW.test(`${own.join(' ')} `);
};
/** "Will you call me before you come?": beside the answer to how somebody is reached, a question that is answered. */
const asksOfCall = ({ tokens }: Utterance, { act, from }: Clause): boolean =>
  act === 'question' && tokens[from]?.word === 'will' && CALLS.has(tokens[from + 2]?.word ?? '');
const PLEADING = new Set(
  'please not dont sure careful quiet quietly gentle gently boots shoes covers wipe tarp blanket blankets'.split(
    ' ',
  ),
);
const ASKING_CREW =
  /^(?:(?:and|also|oh|please) )*(?:(?:can|could|would|will) (?:you|u|(?:the )?(?:crew|guys|driver|team))|(?:can|could|would) they|(?:is|would) it be possible|is it possible|any chance) (?!.*\b(?:tell|say|give|confirm|explain|know|cost|charge|price|take an?|or do (?:i|we))\b)/;

/** "Can do anytime but is there a discount if it's at the curb" */
const asksInside = ({ tokens }: Utterance, { from, to }: Clause): boolean =>
  ASKING_INSIDE.test(
    ` ${tokens
      .slice(from, to)
      .map(({ word }) => word)
      .join(' ')} `,
  );
const ASKING_INSIDE =
  / (?:is there|are there|do you|do u|can you|how much|how long|what time|whats your|what is your) /;

const LOCKED = new Set('keypad code gate lockbox lock door buzzer garage clavier barriere porte'.split(' '));

const LIMITING = new Set([
  'not before',
  'not after',
  'not earlier',
  'not later',
  'no earlier',
  'no later',
  'never before',
  'pas avant',
  'pas apres',
]);
const MAX_LIMIT = 5;
const CONCLUSIONS = new Set([
  'please just',
  ...'please pls not dont no never you they be bring use come park watch mind knock ring call text leave'
    .split(' ')
    .map((word) => `so ${word}`),
  ...['alors', 'donc'].flatMap((so) =>
    'svp pas ne il faut venez apportez'.split(' ').map((word) => `${so} ${word}`),
  ),
]);

function notesOf(
  utterance: Utterance,
  claimed: Claimed,
  isNote: (clause: Clause) => boolean,
): FoundNotes | null {
  const { clauses, tokens } = utterance;
  // "Do I pay up front | or when you come": still asks.
  const kept = clauses.map(
    (clause, index) =>
      isNote(clause) &&
      !(tokens[clause.from]?.word === 'or' && clauses[index - 1]?.act === 'question') &&
      !isFirstHalf(utterance, clause, clauses[index + 1]),
  );
  for (const [index, { from }] of clauses.entries()) {
    const goesOn =
      CONTINUING.has(tokens[from]?.word ?? '') &&
      (tokens[from - 1]?.mark ?? '') === '' &&
      noteLead(tokens, clauses[index] ?? { from, to: from }) === 0 &&
      !pleads(utterance, clauses[index] ?? { from, to: from });
    const before = clauses[index - 1];
    const isValue = before !== undefined && claimed.slice(before.from, before.to).every(Boolean);
    if (kept[index] && goesOn && index > 0 && before?.act !== 'question' && !isValue) kept[index - 1] = true;
  }
  // "Two o'clock, | not before": the end of the note before it.
  for (const [index, { from, to }] of clauses.entries())
    if (kept[index - 1] && to - from <= MAX_LIMIT && LIMITING.has(wordsBetween(utterance, from, from + 2)))
      kept[index] = true;
  // "The driveway is shared, | so please stay to the right"
  for (const [index, { from }] of clauses.entries())
    if (kept[index - 1] && CONCLUSIONS.has(wordsBetween(utterance, from, from + 2))) kept[index] = true;
  // "Side entrance, | off the lane"
  for (const [index, clause] of clauses.entries())
    if (kept[index - 1] && isPath(utterance, clause)) kept[index] = true;
  // "There's a keypad on the gate, | 2288"
  for (const [index, { from, to }] of clauses.entries()) {
    const before = clauses[index - 1];
    const isCode = to - from === 1 && /^#?\d{3,6}#?$/.test(tokens[from]?.text ?? '');
    if (before === undefined || !kept[index - 1] || !isCode) continue;
    if (tokens.slice(before.from, before.to).some(({ word }) => LOCKED.has(word))) kept[index] = true;
  }
  const spans: { from: number; to: number }[] = [];
  for (const [index, { from, to }] of clauses.entries()) {
    if (!kept[index]) continue;
    const last = spans.at(-1);
    if (last !== undefined && last.to === from) last.to = to;
    else spans.push({ from, to });
  }
  const notes = spans
    .map((span) => written(utterance, span))
    .filter((line) => line !== '' && !CODE_ALONE.test(line));
  return notes.length === 0 ? null : { notes: notes.join('\n'), spans };
}

/** "Do the guys come inside | or do I bring it out?": half of a question. */
const isFirstHalf = ({ tokens }: Utterance, { from }: Clause, next: Clause | undefined): boolean =>
  next?.act === 'question' &&
  tokens[next.from]?.word === 'or' &&
  /^(?:do|does|did|can|could|will|would|should|is|are|am)$/.test(tokens[from]?.word ?? '');

/** "Oh and the code, it's B3H 1A1" */
const CODE_ALONE = /^(?:(?:the|my|postal|le) ?){0,2}code(?: postal)?[.,]?$/i;

/** As written, with the full stop and the line breaks inside; without what leads in to it from another clause. */
function written({ text, tokens }: Utterance, { from, to }: { from: number; to: number }): string {
  let start = from;
  while (start < to - 1 && leadsIn(tokens[start])) start += 1;
  start += noteLead(tokens, { from: start, to });
  // "Tell them to honk"
  if (start > from && start < to - 1 && tokens[start]?.word === 'to') start += 1;
  const slice = text.slice(tokens[start]?.start ?? 0, tokens[to]?.start ?? text.length);
  return withoutLooseEnd(slice.replace(/^[\s,;:.-]+/, ''));
}

const NOTE_LEADS = indexPhrases(NOTE_LEAD_PHRASES);

/** How many words only say that a note follows: "please add that the dog bites". */
function noteLead(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  let polite = 0;
  while (polite < MAX_POLITE && POLITE.has(tokens[from + polite]?.word ?? '')) polite += 1;
  const first = tokens[from + polite];
  // "Add: gate sticks"
  const isAdded = first?.word === 'add' && first.mark === ':';
  const length = isAdded ? 1 : phraseAt(tokens, from + polite, NOTE_LEADS);
  const that = length > 0 && tokens[from + polite + length]?.word === 'that' ? 1 : 0;
  return length > 0 && from + polite + length + that < to ? polite + length + that : 0;
}

/** "Add that there's a low branch", and not "add that lamp". */
export const statesNote = (tokens: readonly Token[], clause: { from: number; to: number }): boolean => {
  const lead = noteLead(tokens, clause);
  const words = tokens.slice(clause.from + lead, clause.to).map(({ word }) => word);
  // "Add bring a rope to the notes"
  const behindPut = words.slice(words.findIndex((word) => PUTS.has(word)) + 1);
  if (behindPut.length < words.length && TO_NOTES.test(`${behindPut.join(' ')} `)) return true;
  return (
    lead > 0 &&
    words.some((word) => STATING.has(word)) &&
    !words.some((word) => /^(?:too|also|well)$/.test(word))
  );
};
const PUTS = new Set(['add', 'put', 'write']);
const TO_NOTES = / (?:to|in|on) (?:the |my |your )?(?:notes?|instructions) /;
const STATING = new Set('is are was theres there has have needs got im its dont cant'.split(' '));

function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && LOOSE.has(text.charAt(end - 1))) end -= 1;
  // "... over the driveway and | send it"
  return text.slice(0, end).replace(/,? (?:and|et|then)$/i, '');
}

const MAX_POLITE = 5;
const POLITE = new Set('please also and but oh pls can could would you u just maybe ps then'.split(' '));

const LOOSE = new Set([' ', '\n', ',', ';', ':', '-']);
/** "We'll" is no "well". */
const leadsIn = (token: Token | undefined): boolean =>
  token !== undefined && LEADING.has(token.word) && token.text.length === token.word.length;
const LEADING = new Set([
  'and',
  'but',
  'also',
  'oh',
  'et',
  'mais',
  'aussi',
  'finalement',
  'so',
  'plus',
  'yes',
  'yeah',
  'yep',
  'ok',
  'okay',
  'oui',
  'well',
  'um',
  'uh',
]);

/** Which tokens are neither a decline nor a courtesy. */
function saidTokens(utterance: Utterance): boolean[] {
  const said = utterance.tokens.map(() => false);
  for (const { from, to } of readDecline(utterance).rest) said.fill(true, from, to);
  return said.map((is, index) => is && !COURTESY_WORDS.has(utterance.tokens[index]?.word ?? ''));
}

const SIGN_OFFS = indexPhrases(SIGN_OFF_PHRASES);
const MAX_SIGN_OFF = 8;
const COMMANDS: ReadonlySet<CommandKind> = new Set<CommandKind>(['go-back', 'start-over', 'person']);
const AT_NOTES = { step: 'instructions', editing: false, known: NO_SLOTS } as const;

function isCommand(utterance: Utterance, { from, to }: Clause): boolean {
  const text = textBetween(utterance, from, to);
  const alone = readUtterance(text);
  const command = recogniseCommand(alone, AT_NOTES);
  if ((command !== null && COMMANDS.has(command.kind)) || recogniseChange(alone) !== null) return true;
  if (phraseAt(utterance.tokens, from, SIGN_OFFS) > 0 && to - from <= MAX_SIGN_OFF) return true;
  const { wish, rest } = readSubmit(alone);
  return wish === 'submit' && rest.length === 0;
}

/** "I won't be home", "I don't need to be there" tell the crew, and turn nothing down. */
const isAway = (utterance: Utterance, { from }: Clause): boolean =>
  /^(?:(?:i|we|he|she) (?:wont|will not) be|(?:i|we) (?:dont|do not) (?:need|have) to be|nobody (?:needs|has) to be) (?:home|there|here|in|around)(?: |$)/.test(
    wordsBetween(utterance, from, from + MAX_AWAY),
  );
const MAX_AWAY = 7;

/** "Down the side", "past the pool": where to go, of words that mean little alone. */
const isPath = ({ tokens }: Utterance, { from }: Clause): boolean =>
  PATHS.has(tokens[from]?.word ?? '') && ['the', 'my', 'our'].includes(tokens[from + 1]?.word ?? '');
const PATHS = new Set(
  'down up off past behind around round along through over under beside beyond across'.split(' '),
);

/** "Just make it 4 rather than 2" */
const MOVES =
  /^(?:(?:just|please|can you|could you|actually|oh|but|and|also|wait|sorry) )*(?:can|could) (?:we|you|i) (?:do|have) .*(?:\d|noon|day|tomorrow|morning|evening)|^(?:on )?(?:the )?same (?:day|time)$/;
const isMove = (utterance: Utterance, { from, to }: Clause): boolean => {
  const words = wordsBetween(utterance, from, to);
  return MOVES.test(words) || (movesPickup(words) && WHEN.test(words));
};
const WHEN = /\b(?:\d+(?:st|nd|rd|th)?|noon|[a-z]+day|tomorrow|morning|afternoon|evening|week)\b/;

const contentWords = ({ tokens }: Utterance, { from, to }: Clause, claimed: Claimed) =>
  tokens.slice(from, to).filter(({ word }, index) => !claimed[from + index] && !CONNECTING.has(word)).length;
