import {
  CALL_NOUN_FOLLOWERS,
  CALL_WORDS,
  EVENT_WORDS,
  PAST_WORDS,
  WANT_WORDS,
} from '../../../lexicon/pickup/context-words.ts';
import type { About, Said } from './mention.ts';
import { isGreeting, isObject } from './not-a-day.ts';
import { type PickupText, textAfter, textBefore } from './pickup-text.ts';
import { INERT } from './pieces.ts';

interface Span {
  from: number;
  to: number;
}

const REACH = 12;
const WORKERS = new Set(
  'i we he she they im hubby hubbys husband wife partner roommate mom mum dad son daughter who also both usually only always'.split(
    ' ',
  ),
);
/** "I'll send one tonight": a picture, and no crew. */
const PICTURES = new Set('photo photos pic pics picture pictures'.split(' '));
const SENDING = /^(?:send|upload|snap|attach)$/;
const VISITORS = new Set(
  'daughter son mother mom family inlaws grandkids relatives sister brother movers painters plumber electrician roofers contractor contractors tenants landlord realtor buyers stagers cleaners'.split(
    ' ',
  ),
);
const OPENING = /^(?:[,|]|and|so|but|because|cause|cuz|since|when)$/;
/** "After 5 is best to call", "mornings are a good time to reach me". */
const TO_CALL =
  /^ (?:(?:is|are|s|would be|works|work|wld be|the|a|my|best|good|better|fine|ok|okay|great|easiest|time|times|day|days|way) ){0,6}(?:to|for|if you|when you|pour) (?:(?:me|us|you|a|any|phone|maybe|need to|want to|please|have to) ){0,2}(?:call|calls|phone|ring|reach|text|texts|txt|contact|email|message|talk|chat|speak|get (?:a )?hold|get me|appeler)(?= )/;
const BEST_BY_PHONE =
  / (?:phone|cell|mobile|line|calls|calling|texts|texting) (?:is|are|s|works?|would be) (?:best|better|good|fine|easier|easiest) $/;
const CALL_NEXT = /^ (?:please )?(?:call|text|phone|ring|txt|email|message) (?:me|us|my)(?= )/;
const SUITS_NEXT =
  /^ (?:, )?(?:P\d )?(?:(?:would|wld|will|should|could|also|really|is|s|are|be|can) ){0,3}(?:works?|good|great|fine|best|better|perfect|perf|lovely|ideal|ok|okay|suits?|pickup|pick|please|preferred|preferably|ideally)(?= )/;

/** What a day or time speaks of, by the words around it. `starts`: where days begin. */
export function aboutOf(
  said: PickupText,
  span: Span,
  what: Said,
  starts: ReadonlySet<number> = new Set(),
): About {
  if (isObject(said, span, what, starts) || isGreeting(said, span, what)) return 'other';
  const cue = cueBefore(said, span.from, what);
  const after = textAfter(said, span.to);
  if (TO_CALL.test(after) || (what.kind !== 'day' && CALL_NEXT.test(after) && cue === 'unsaid'))
    return 'call';
  if (cue === 'call' || cue === 'pickup') return cue;
  return SUITS_NEXT.test(after) ? 'pickup' : cue;
}

/** The nearest word before it, within the phrase, that says what it is about. */
function cueBefore(said: PickupText, from: number, what: Said): About {
  // "Call time is 7, so 7:30", "I got a gig sat. say 1pm".
  if (/^(?:so|say)$/.test(said.words[from]?.raw ?? '')) return 'unsaid';
  // "My phone is best after 6"
  if (what.kind === 'time' && BEST_BY_PHONE.test(textBefore(said, from))) return 'call';
  // "902-555-0148 after 4" is when to call.
  if (what.kind === 'time' && said.words[from - 1]?.code === INERT) return 'call';
  for (let index = from - 1; index >= Math.max(0, from - REACH); index -= 1) {
    const word = said.words[index];
    if (word === undefined || word.code === '|') return 'unsaid';
    if (word.code === ',') return continuesCall(said, index, from, what) ? 'call' : 'unsaid';
    if (word.raw === 'so' || word.raw === 'but' || word.raw === 'then') return 'unsaid';
    const about = cueOf(said, index);
    if (about !== null) return about;
  }
  return 'unsaid';
}

function cueOf({ words }: PickupText, index: number): About | null {
  const raw = words[index]?.raw ?? '';
  const next = words[index + 1]?.raw ?? '';
  // "Sat" is a day before "am".
  if (/^[DMP]\d/.test(words[index]?.code ?? '')) return null;
  if (CALL_WORDS.has(raw))
    return CALL_NOUN_FOLLOWERS.has(next) || next === 'it' || isNumbered(words, index) ? null : 'call';
  if (/^(?:work|home|office|direct)$/.test(raw) && next === 'line') return 'call';
  if (raw === 'pick' && next === 'up' && isAnswering(words, index)) return 'call';
  if (raw === 'moved' && next === 'to') return 'pickup';
  if (raw === 'move' && ['it', 'the', 'that', 'my', 'pickup'].includes(next)) return 'pickup';
  if (isOwnDay({ words }, index)) return 'event';
  // "I go back to Korea in December."
  if (raw === 'go' && /^(?:back|home|away|abroad)$/.test(next)) return 'event';
  if (PICTURES.has(raw) || (SENDING.test(raw) && /^(?:one|some|them)$/.test(next))) return 'call';
  const before = words[index - 1];
  if (/^com(?:e|es|ing)$/.test(raw) && VISITORS.has(before?.raw ?? '')) return 'event';
  // "We're in port sunday."
  if (raw === 'were' && (before === undefined || OPENING.test(before.code))) return null;
  if (WANT_WORDS.has(raw)) return 'pickup';
  // "I've only got evenings."
  if (raw === 'got' && /^(?:ive|weve|only|just|have|you|u|ya|youve)$/.test(before?.raw ?? '')) return null;
  if (PAST_WORDS.has(raw)) return 'past';
  return EVENT_WORDS.has(raw) ? 'event' : null;
}

/** "I can't pick up till 3": the telephone. */
function isAnswering(words: PickupText['words'], index: number): boolean {
  const [first = '', second = ''] = [words[index - 2]?.raw, words[index - 1]?.raw];
  const isMine = first === 'i' && /^(?:cant|cannot|wont|dont|never|always|only|can|will)$/.test(second);
  return isMine || second === 'i' || second === 'ill';
}

/** "I work till 4", "I get off at 7:30", "he gets home at 5": the day of whoever writes. */
function isOwnDay({ words }: Pick<PickupText, 'words'>, index: number): boolean {
  const raw = words[index]?.raw ?? '';
  if (raw === 'work' || raw === 'works') return WORKERS.has(words[index - 1]?.raw ?? '');
  return (
    /^(?:get|gets|getting|got)$/.test(raw) &&
    /^(?:off|home|up|out|back|my|our|paid)$/.test(words[index + 1]?.raw ?? '') &&
    WORKERS.has(words[index - 1]?.raw ?? '')
  );
}

const DAY = /^(?:D\d|today|tomorrow)/;

/** "Call me at 902-555-0134, after 5", "text is best, evenings". */
function continuesCall(said: PickupText, comma: number, from: number, what: Said): boolean {
  if (from - comma > 2 || what.kind !== 'time') return false;
  // "Call me after 3, saturday morning": of the day that it stands behind.
  if (said.words.slice(comma, from).some(({ code }) => DAY.test(code))) return false;
  for (let index = comma - 1; index >= Math.max(0, comma - REACH); index -= 1) {
    const word = said.words[index];
    if (word === undefined || word.code === '|' || word.code === ',') return false;
    if (cueOf(said, index) === 'call') return true;
  }
  return false;
}

/** "My phone is 902-555-0148". */
function isNumbered(words: PickupText['words'], index: number): boolean {
  const verb = words[index + 1]?.raw ?? '';
  return (verb === 'is' || verb === 's') && words[index + 2]?.code === INERT;
}
