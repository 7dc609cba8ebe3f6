import { STREET_TYPES } from '../../../../site/street-kinds.ts';
import {
  FILLERS,
  FOLLOWERS,
  GREETING_WORDS,
  PRECEDERS,
  SUITING_WORDS,
} from '../../../lexicon/pickup/context-words.ts';
import type { Said } from './mention.ts';
import { type PickupText, textAfter, textBefore } from './pickup-text.ts';

interface Span {
  from: number;
  to: number;
}

/** "14 Sunday Lake Road": the kind of street stands a word or two on. */
const STREET_REACH = 3;
const CODED =
  /^(?:[DMPTt]\d|\d{1,2}o$|\d{4}$|[,|-]$|noon|weekday|weekend|week|anyday|today|tomorrow|overmorrow|tonight|~)/;
const OBJECT_NEXT =
  /^ (?:dinner|brunch|school|roast|newspaper|paper|market|gown|dress|wear|tea|coffee|stand|stands|table|tables|light|lights|lamp|glory|mass|service|star|sickness|(?:pickup|pick up) (?:loads?|trucks?|bed|full|worth))(?= )/;
/** "First name Thursday", "my name is May". */
const NAMED = / (?:names?|surname|called|named)(?: is| s|,)? $/;
/** "Gate code 0912", "buzzer is 1100". */
const CODE_OF =
  / (?:codes?|passcode|buzzer|buzz|lockbox|keypad|intercom|pin)(?: (?:is|was|number|s|:|,)){0,2} $/;
/** "Code 0830, sorry, 0930". */
const CODE_NEAR = / (?:codes?|passcode|buzzer|keypad|lockbox|pin) (?:[^ ]+ ){1,5}$/;
/** "L'appartement c'est le 6" */
const UNIT_OF =
  / (?:appartement|lappartement|logement|app|apt|unite|lunite|porte)(?: (?:c|cest|est|serait|etait|le|no|numero|,)){0,3} $/;
const isCode = (said: PickupText, from: number): boolean => {
  const before = textBefore(said, from);
  return (
    CODE_OF.test(before) ||
    UNIT_OF.test(before) ||
    (/^\d{4}$/.test(said.words[from]?.raw ?? '') && CODE_NEAR.test(before))
  );
};
const ONE_OF = / (?:the|that|this|my|our|an?|which|wrong|right|old|new) (?:[a-z]{2,12} )?$/;
/** "It sat", "the sun". */
const SITTING = /^(?:it|that|this|them|they|stuff|all|the|a|an|i|we|you|just|has|have)$/;
/** "Dec 3, 2 in the afternoon". */
const HOUR_NEXT = /^ (?:, )?n?\d{1,2} (?:(?:in the |at )?[PT]\d|(?:-|to) (?:n?\d{1,2} |[Tt]\d))/;
const HOW_ARE =
  /(?:how are|how r|(?:how is|hows) (?:it|everyone|everything|life|things|ya)|doing|how you|thank you|thanks|contacting|writing|emailing|quote|price|estimate|help|your help|weather|(?<!(?:anything|something|slots?|spots?|times?|days?|left|have|has|got) )open|closed|chatting|message|call back|feeling|bonne|passez)(?: (?:you|u|ya|everyone|everybody|it|going|me|us|doing|guys|all|out|for|so|much|your|with|a|an|y|this|by|back|again)){0,4} $/;
/** "That's all for today", "submit that for me today". */
const ENOUGH =
  / (?:(?:thats|that is|its|this is|be|is) (?:all|it|everything)(?: i have| i need| folks)?(?: for)?|(?:send|submit)(?: (?:it|that|this|off|in|out|please|for|me)){0,3}|envoyez|envoie|soumettez) $/;
/** Opens a message as a greeting: "Morning, I have a couch". */
const HAILED = new Set('all everyone folks guys team there sir mam maam everybody yall'.split(' '));

const isTimed = (next: PickupText['words'][number] | undefined): boolean =>
  /^(?:[TtP]\d|noon$|at$|-$)/.test(next?.code ?? '');

/** A part of an address or the name of a thing: "12 March St", "3rd floor", "christmas tree". */
export function isObject(
  said: PickupText,
  { from, to }: Span,
  what: Said,
  starts: ReadonlySet<number>,
): boolean {
  const before = said.words[from - 1];
  const next = said.words[to];
  const after = textAfter(said, to);
  if (isStreet(said, from, to) || isCode(said, from) || isInOrder(said, { from, to })) return true;
  // "Sorry, that's the work one."
  if (to - from === 1 && said.words[from]?.raw === 'one' && ONE_OF.test(textBefore(said, from))) return true;
  // "Garde les 2": both of them. "Les 5 et 6" are days.
  const isBoth =
    [from - 1, from].some((at) => said.words[at]?.raw === 'les') && said.words[to - 1]?.raw === '2';
  if (isBoth && !/^ (?:,|and|or|et|ou|M|D|-) /.test(after)) return true;
  // "Mon entrée est étroite" has no Monday, though "mon entre" may.
  if (said.words[from]?.raw === 'mon' && next?.raw === 'entree') return true;
  if (OBJECT_NEXT.test(after) || isVerb(said, to) || NAMED.test(textBefore(said, from))) return true;
  const isFollowed =
    next === undefined ||
    CODED.test(next.code) ||
    FOLLOWERS.has(next.raw) ||
    FOLLOWERS.has(next.code) ||
    starts.has(to) ||
    HOUR_NEXT.test(after);
  if (isGuarded(what) && !isFollowed) return true;
  if (said.words.slice(from, to).every(({ weak, raw }) => weak || raw === 'the')) {
    const isLed =
      before === undefined ||
      isTimed(next) ||
      CODED.test(before.code) ||
      PRECEDERS.has(before.raw) ||
      (said.words[from]?.code.startsWith('D') === true &&
        FILLERS.has(before.raw) &&
        !SITTING.test(before.raw)) ||
      // "If it's not raining sat".
      (said.words[from]?.code.startsWith('D') === true && before.raw.endsWith('ing')) ||
      (before.raw === 'it' && said.words[from - 2]?.raw === 'make') ||
      (/^n?\d{1,2}$/.test(before.code) &&
        /^(?:at|around|about|to|-|and|before|after)$/.test(said.words[from - 2]?.code ?? ''));
    const isThe = said.words[from]?.raw === 'the' && to - from === 2;
    return !isFollowed || !isLed || (isThe && said.words[to - 1]?.code.startsWith('D') === true);
  }
  const isOwned = /^(?:a|an|the|my|our|his|her|their|old|new|some|nice|good)$/;
  return (
    what.kind !== 'wish' &&
    !isFollowed &&
    (isOwned.test(before?.raw ?? '') || isOwned.test(said.words[from]?.raw ?? ''))
  );
}

/** "When he's home **first**", and "second" alone: what comes before the rest, or is one of some, and no date. */
const isInOrder = ({ words }: PickupText, { from, to }: Span): boolean =>
  to - from === 1 &&
  (words.length === 1
    ? ORDERING.test(words[from]?.raw ?? '')
    : words[from]?.raw === 'first' && BEFORE_REST.test(words[from - 1]?.raw ?? ''));
const ORDERING = /^(?:first|second|third|premiere?|deuxieme|troisieme)$/;
const BEFORE_REST = /^(?:home|off|around|there|done|out|here|lunch|supper|work|school)$/;

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
function isVerb(said: PickupText, to: number): boolean {
  const { words } = said;
  const verb = words[to - 1]?.raw;
  if (/^ (?:in (?:the )?P\d|(?:around|in|for) n?[tT]?\d)/.test(textAfter(said, to))) return false;
  const next = words[to]?.raw ?? '';
  if (verb === 'mourning') return words[to - 2]?.raw === 'in';
  if (verb === 'sat') return /^(?:on|in|there|out|outside|around|under|for|here|idle)$/.test(next);
  return verb === 'may' && /^(?:be|have|need|not|take|also|just|even|or|want|get)$/.test(next);
}

function isGuarded(what: Said): boolean {
  if (what.kind === 'day') return what.day.guarded === true;
  return what.kind === 'time' && what.time.kind === 'clock' && what.time.guarded;
}

/** "Good morning", "happy friday", "that's all for today". */
export function isGreeting(said: PickupText, { from, to }: Span, what: Said): boolean {
  if (ENOUGH.test(textBefore(said, from))) return true;
  if (what.kind === 'wish') return false;
  const before = said.words[from - 1]?.raw ?? '';
  if (what.kind === 'time' && what.time.kind === 'clock') return false;
  // "Friday's fine after lunch"
  const isPhrase = /^(?:after|before|in|at|around|by|during|anytime|any)$/.test(said.words[from]?.code ?? '');
  if (GREETING_WORDS.has(before) && !isPhrase && !SUITING_WORDS.has(said.words[from - 2]?.raw ?? ''))
    return true;
  const lead = said.text.slice(Math.max(0, (said.words[from]?.at ?? 0) - 60), said.words[from]?.at ?? 0);
  if (HOW_ARE.test(lead.slice(lead.lastIndexOf('|') + 1))) return true;
  return from === 0 && to === 1 && what.kind === 'time' && what.time.kind === 'part' && opensMessage(said);
}

/** "Morning! I have a couch": more than a few words follow that are not about when. */
function opensMessage({ words, text }: PickupText): boolean {
  // "Afternoon, whichever day" answers.
  if (/ (?:importe|day|anytime|whenever|flexible) /.test(text)) return false;
  const next = words[1];
  // "Mornings" greets nobody.
  if (next === undefined || words[0]?.raw.endsWith('s') === true) return false;
  if (HAILED.has(next.raw)) return true;
  return (
    (next.code === ',' || next.code === '|') &&
    words.length > 4 &&
    !words.slice(2).some(({ code }) => CODED.test(code) && code.length > 1)
  );
}
