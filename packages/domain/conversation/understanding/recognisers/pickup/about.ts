import {
  CALL_NOUN_FOLLOWERS,
  CALL_WORDS,
  EVENT_WORDS,
  FOLLOWERS,
  GREETING_WORDS,
  PAST_WORDS,
  PRECEDERS,
  SUITING_WORDS,
  WANT_WORDS,
} from '../../../lexicon/pickup/context-words.ts';
import { STREET_TYPES } from '../../../lexicon/places.ts';
import type { About, Said } from './mention.ts';
import { type PickupText, textAfter, textBefore } from './pickup-text.ts';
import { INERT } from './pieces.ts';

interface Span {
  from: number;
  to: number;
}

const REACH = 12;
/** "14 Sunday Lake Road": the kind of street stands a word or two on. */
const STREET_REACH = 3;
const CODED = /^(?:[DMPTt]\d|\d{1,2}o$|[,|-]$|today|tomorrow|overmorrow|tonight|~)/;
/** "After 5 is best to call", "mornings are a good time to reach me". */
const TO_CALL =
  /^ (?:(?:is|are|s|would be|works|work|wld be|the|a|my|best|good|better|fine|ok|okay|great|easiest|time|times|day|days|way) ){0,6}(?:to|for|if you|when you|pour) (?:(?:me|us|you|a|any|phone|maybe|need to|want to|please|have to) ){0,2}(?:call|calls|phone|ring|reach|text|texts|txt|contact|email|message|talk|chat|speak|get (?:a )?hold|get me|appeler)(?= )/;
const CALL_NEXT = /^ (?:please )?(?:call|text|phone|ring|txt|email|message) (?:me|us|my)(?= )/;
const SUITS_NEXT =
  /^ (?:, )?(?:(?:would|wld|will|should|could|also|really|is|s|are|be|can) ){0,3}(?:works?|good|great|fine|best|better|perfect|ideal|ok|okay|suits?|pickup|pick|please|preferred|preferably|ideally)(?= )/;
const OBJECT_NEXT =
  /^ (?:dinner|brunch|school|roast|newspaper|paper|market|gown|dress|wear|tea|coffee|stand|stands|table|tables|light|lights|lamp|glory|mass|service|star|sickness)(?= )/;
const HOW_ARE =
  /(?:how are|how r|(?:how is|hows) (?:it|everyone|everything|life|things|ya)|doing|how you|thank you|thanks|contacting|writing|emailing|quote|price|estimate|help|your help|weather|open|closed|chatting|message|call back|feeling|bonne|passez)(?: (?:you|u|ya|everyone|everybody|it|going|me|us|doing|guys|all|out|for|so|much|your|with|a|an|y|this|by|back|again)){0,4} $/;
/** "That's all for today". */
const ENOUGH =
  / (?:thats|that is|its|this is|be|is) (?:all|it|everything)(?: i have| i need| folks)?(?: for)? $/;
/** Opens a message as a greeting: "Morning, I have a couch". */
const HAILED = new Set('all everyone folks guys team there sir mam maam everybody yall'.split(' '));

/** What a day or time speaks of, by the words around it. */
export function aboutOf(said: PickupText, span: Span, what: Said): About {
  if (isObject(said, span, what) || isGreeting(said, span, what)) return 'other';
  const cue = cueBefore(said, span.from, what);
  const after = textAfter(said, span.to);
  if (TO_CALL.test(after) || (what.kind !== 'day' && CALL_NEXT.test(after) && cue === 'unsaid'))
    return 'call';
  if (cue === 'call' || cue === 'pickup') return cue;
  return SUITS_NEXT.test(after) ? 'pickup' : cue;
}

/** The nearest word before it, within the phrase, that says what it is about. */
function cueBefore(said: PickupText, from: number, what: Said): About {
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
  if (raw === 'moved' && next === 'to') return 'pickup';
  if (raw === 'move' && ['it', 'the', 'that', 'my', 'pickup'].includes(next)) return 'pickup';
  if (WANT_WORDS.has(raw)) return 'pickup';
  if (PAST_WORDS.has(raw)) return 'past';
  return EVENT_WORDS.has(raw) ? 'event' : null;
}

/** "Call me at 902-555-0134, after 5", "text is best, evenings". */
function continuesCall(said: PickupText, comma: number, from: number, what: Said): boolean {
  if (from - comma > 2 || what.kind !== 'time') return false;
  for (let index = comma - 1; index >= Math.max(0, comma - REACH); index -= 1) {
    const word = said.words[index];
    if (word === undefined || word.code === '|' || word.code === ',') return false;
    if (cueOf(said, index) === 'call') return true;
  }
  return false;
}

const isTimed = (next: PickupText['words'][number] | undefined): boolean =>
  /^(?:[TtP]\d|noon$|at$|-$)/.test(next?.code ?? '');

/** A part of an address or the name of a thing: "12 March St", "3rd floor", "christmas tree". */
function isObject(said: PickupText, { from, to }: Span, what: Said): boolean {
  const before = said.words[from - 1];
  const next = said.words[to];
  const after = textAfter(said, to);
  if (isStreet(said, from, to)) return true;
  if (OBJECT_NEXT.test(after) || isVerb(said, to)) return true;
  const isFollowed = next === undefined || CODED.test(next.code) || FOLLOWERS.has(next.raw);
  if (isGuarded(what) && !isFollowed) return true;
  if (said.words.slice(from, to).every(({ weak, raw }) => weak || raw === 'the')) {
    const isLed =
      before === undefined || isTimed(next) || CODED.test(before.code) || PRECEDERS.has(before.raw);
    const isThe = said.words[from]?.raw === 'the' && to - from === 2;
    return !isFollowed || !isLed || (isThe && said.words[to - 1]?.code.startsWith('D') === true);
  }
  const isOwned = /^(?:a|an|the|my|our|his|her|their|old|new|some|nice|good)$/;
  return !isFollowed && (isOwned.test(before?.raw ?? '') || isOwned.test(said.words[from]?.raw ?? ''));
}

/** "My phone is 902-555-0148". */
function isNumbered(words: PickupText['words'], index: number): boolean {
  const verb = words[index + 1]?.raw ?? '';
  return (verb === 'is' || verb === 's') && words[index + 2]?.code === INERT;
}

function isStreet({ words }: PickupText, from: number, to: number): boolean {
  const isNumber = (index: number) => /^\d+$/.test(words[index]?.code ?? '');
  const reach = isNumber(from - 1) || isNumber(to - 1) ? STREET_REACH : 1;
  for (let index = to; index < to + reach; index += 1) {
    const { raw = '', code = '' } = words[index] ?? {};
    if (words[index - 1]?.mark !== '' || code === '') return false;
    if (STREET_TYPES.has(raw)) return true;
    if (FOLLOWERS.has(raw)) return false;
  }
  return false;
}

/** "2 may be too early", "sat on the deck". */
function isVerb({ words }: PickupText, to: number): boolean {
  const verb = words[to - 1]?.raw;
  const next = words[to]?.raw ?? '';
  if (verb === 'sat') return /^(?:on|in|there|out|outside|around|under|for|here|idle)$/.test(next);
  return verb === 'may' && /^(?:be|have|need|not|take|also|just|even|or|want|get)$/.test(next);
}

function isGuarded(what: Said): boolean {
  if (what.kind === 'day') return what.day.guarded === true;
  return what.kind === 'time' && what.time.kind === 'clock' && what.time.guarded;
}

function isGreeting(said: PickupText, { from, to }: Span, what: Said): boolean {
  if (ENOUGH.test(textBefore(said, from))) return true;
  if (what.kind === 'wish') return false;
  const before = said.words[from - 1]?.raw ?? '';
  if (GREETING_WORDS.has(before) && !SUITING_WORDS.has(said.words[from - 2]?.raw ?? '')) return true;
  const lead = said.text.slice(Math.max(0, (said.words[from]?.at ?? 0) - 60), said.words[from]?.at ?? 0);
  if (HOW_ARE.test(lead.slice(lead.lastIndexOf('|') + 1))) return true;
  return from === 0 && to === 1 && what.kind === 'time' && what.time.kind === 'part' && opensMessage(said);
}

/** "Morning! I have a couch": more than a few words follow that are not about when. */
function opensMessage({ words }: PickupText): boolean {
  const next = words[1];
  if (next === undefined) return false;
  if (HAILED.has(next.raw)) return true;
  return (
    (next.code === ',' || next.code === '|') &&
    words.length > 4 &&
    !words.slice(2).some(({ code }) => CODED.test(code) && code.length > 1)
  );
}
