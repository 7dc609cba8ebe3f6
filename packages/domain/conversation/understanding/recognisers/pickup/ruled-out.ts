import { polarityOf, type Utterance } from '../../utterance/utterance.ts';
import type { Mention } from './mention.ts';
import { type PickupText, textAfter, textBefore } from './pickup-text.ts';

const DAYS = '(?:(?:on|in|for|the|this|next|coming|any|a|at|either|le|during|my|of) ){0,6}';
/** Right before the day that it rules out. */
const NOT = new RegExp(
  `(?<= )(?:not|never|(?<![DPM]\\d )no|neithers?|nor|pas|sauf|hormis|excepte|a part|a lexception of|except|except for|cept|exept|excepting|excluding|bar|barring|save|save for|besides|other than|other (?:day|time) than|autre (?:day )?que|apart from|aside from|rather than|instead of|in place of|in lieu of|skip|avoid|anything but|minus|outside of|wrong|scratch|nix|forget) ${DAYS}$`,
);
/** "Any day but friday"; in "but friday works" it turns to the good. */
const allBut = (period: string): RegExp =>
  new RegExp(
    `(?<= )(?:any|every|all|anytime|anyday|whenever|flexible)(?: (?:[DP]\\d|n1|them|those|these|day|time|week|weekday|other|works|work|is|fine|good|ok|of|the|for|me${period})){0,4} but ${DAYS}$`,
  );
const ALL_BUT = allBut('');
/** "Any day next week but friday"; "but mornings" says which part of them. */
const ALL_DAYS_BUT = allBut('|next|this|weekend');
/** "Any day is ok but friday is best". */
const BEST_AFTER =
  / (?:is|are|be|works|s) (?:the )?(?:best|better|nice|ideal|perfect|great|easiest|easier|preferred)(?= )/;
/** Somewhere before it in the same phrase, a few words away at most. */
const BUSY =
  /(?<= )(?:(?:i|we|he|she|they|im|hes|shes|theyre|hubby|husband|wife|also|both|do|am|be|to|only|usually|always|gotta|got) (?:work|works|working)|busy|away|on the road|sur the route|en voyage|unavailable|cant|cannot|can not|wont|out of town|out of the (?:country|province|city|office|area)|on vacation|vacationing|on holiday|tied up|(?<!only be )booked(?! for)|travelling|traveling|(?<=(?:im|i am|were|are|he is|hes|she is|shes|theyre|both|also|usually|mostly|already|(?:ill|well|hell|shell|will|going to|gonna|might|could) be|husband|wife|family|folks|everyone|everybody) )gone|(?<=(?:were|we are|im|i am|is|are|shop|store|office|place|always|est|sommes|on est) )(?:closed|shut|fermee?s?)|not (?:home|available|free|around|here|there|good)|(?:have|got|has) (?:an? )?(?:work|appointment|appt|shift|surgery|thing|meeting|funeral)|dont (?:want|like)|do not want|doesnt work|occupee?|travaille|absente?|partie?|peux pas)(?= )/g;
/** "I can't be ready by the 5th"; what cannot be before the 5th can be then. */
const NOT_READY =
  /(?<= )(?:cant|cannot|can not|wont|will not|not) (?:(?:be|get|going to be|have it|have everything) ){0,2}(?:ready|done|finished|cleared|packed) (?:(?:by|for) (?:the )?)?$/;
const BUSY_REST = /^ (?:(?:[a-z~]+|P\d) ){0,4}$/;
/** "Not just monday": the day is meant, and not alone. */
const NOT_ALONE =
  / (?:not|pas|isnt|no) (?:just|only|simply|solely|limited to|juste|seulement|uniquement)(?: (?:on|for|the|le))? $/;
/** Turns what follows to the good again. */
const TURN = / (?:so|but|then|instead|however|though|how|what|lets|maybe) /g;
const DAY_OFF =
  /(?<= )(?:dont|do not|not|never|wont|wont be|not be|no) (?:work|working|busy|away)(?: [a-z]{1,14}){0,2} $/;
const IF = /(?<= )(?:if|unless|si) (?:(?:[a-z]{1,14}) ){0,3}$/;
const WAITING =
  /(?<= )(?:cant|cannot|can not|dont want to|not) (?:wait|come|you|do it)(?: [a-z]{1,14}){0,3} $/;
const NEGATED = / (?:not|isnt|doesnt|dont|arent|no|never|cant|cannot|wont) /;

/** "If it's not raining friday": the condition is negated. */
function isConditional(before: string): boolean {
  const start = Math.max(
    ...[' if ', ' unless ', ' as long as ', ' provided '].map((word) => before.lastIndexOf(word)),
  );
  const condition = start < 0 ? '' : before.slice(start);
  return !condition.includes(',') && NEGATED.test(condition);
}

/** Right after it. */
const NO_GOOD =
  /^ (?:, )?(?:P\d )?(?:(?:is|are|s|was|would be|will be|wld be|looks|seems|thats|its|that is|it is) )?(?:(?:definitely|really|just|all|totally|also|a bit|kinda|kind of|already|pretty|probably|going to be) )*(?:no good|not good|not great|not possible|not an option|not (?:work|working|ideal|available|convenient|free|happening)|bad|terrible|out|impossible|busy|booked|booked up|taken|full|tough|hard(?! deadline| stop| limit)|tricky|a no|a no go|a no-go|no go|nope|no(?! (?:D|M|P|T\d|the|n?\d|rush|hurry|worries|matter|difference|pressure|preference|later|earlier|sooner|stress|big deal|stairs|steps|elevator|parking|dogs?|pets?|gate|code|calls?|texts?|thank|thanks))|off the table|too (?:soon|early|late|far)|unavailable|a write off|packed|crazy|hectic|a holiday|pas bon)(?= )(?! problem)/;
const WONT =
  /^ (?:, )?(?:P\d )?(?:that |it )?(?:wont|doesnt|dosent|does not|do not|dont|isnt|is not|arent|are not|cant|cannot|wouldnt|will not|would not|didnt|marche pas|marche pu|marche plus|marche pus|ne marche pas|ne marche plus|ca marche pas|ca marche pu|ca marche plus|ca marche pus|va pas|ne va pas)(?: |$)(?!(?:you|u|we|they|it) [|,]|(?:matter|care|mind|come |show |arrive |be here|call|text|ring|forget|need|knock|a problem|an issue|bad|have to|be late|work (?:D|on D|P)))/;
const WILL_NOT =
  /^ (?:, )?(?:P\d )?(?:i|we|he|she) (?:wont|cant|cannot|wouldnt|will not|would not|dont (?:want|like|think))(?= )(?! (?:wait|mind|care|be late|need|have to))/;
const I_WORK =
  /^ (?:P\d )?(?:i|we|im|were|i am|we are|ill|ill be|i will be|my wife|my husband) (?:(?:am|are|be|will be|will|have to|gotta|both|also|got) )?(?:work|working|busy|away|out|cant|cannot|unavailable|have (?:a|an|to work|work)|gone|tied up|travelling|traveling|at (?:my|a|an|work|school))(?= )(?! (?:house|home|cottage|until|before|from|P|D|at|later))/;
/** "Change monday to tuesday": what is given up. */
const CHANGED_FROM =
  /(?<= )(?:change|changing|switch|swap|move|push|bump)(?: (?:the|my|that|it|pickup|day|time|from)){0,5} $/;
const CHANGED_TO = /^ (?:to|for|with|into|over to) /;
/** "Thursday is rehearsal so not then". */
const NOT_THEN =
  /^ (?:[a-z]+ ){0,6}(?:, )?(?:so |and )?(?<! if )(?:not|cant|cannot) (?:do )?(?:then|that day|that one|that(?= $| ,)|it(?= $| ,))(?= )/;
/** "I work all week, only sunday I can". */
const CAN_NEXT = /^ (?:P\d )?(?:(?:i|we|id) |is |works |im )/;
/** "Mondays are bingo": what they are beside good or free. */
const TAKEN =
  /^ (?:are|is) (?!(?:good|great|fine|best|better|ok|okay|perfect|ideal|free|open|off|available|easy|easier|easiest|preferred|nice|possible|flexible|convenient|doable|excellent|awesome|lovely|alright|super|suitable|workable|cool|clear|quiet|usually|always|also|really|pretty|probably|definitely|typically|generally|my|our|the|when|what|most|more|wide|for|not|no|a|an|all|both|works?) )[a-z~]+(?= )/;
/** "I said friday but my shift moved". */
const SAID_BEFORE =
  /(?<= )(?:i|we) (?:said|say|told you|put|wrote|asked for|picked|chose|had|(?:was|were) (?:going to|gonna|about to) (?:say|put|pick|ask for)) (?:on |for |the ){0,2}$/;
const TURNS_OUT = / (?:no|non|wait|shoot|oh|ah|oops|oups) (?:thats|that is|cest|c est|c) $/;
const OTHER_DAY = / (?:D\d|after tomorrow) /;
const JOINT = /^ (?:(?:-|through|or|and|nor|,|P\d|the|on|in|either|ni|ou|et|all) )*$/;

const NEGATING = new Set('no nothing none never not dont doesnt dosent pas nimporte'.split(' '));

/** Marks what a message rules out: by its polarity, or in the ways that days have of their own. */
export function withRuledOut(
  said: PickupText,
  mentions: readonly Mention[],
  utterance: Utterance,
): Mention[] {
  const marked: Mention[] = [];
  let correctedTo = -1;
  for (const mention of mentions) {
    const before = marked.at(-1);
    // "No saturday morning" in a correction: the time goes with its day.
    const isCorrected =
      isCorrection(said, putRight(marked, mention), mention) ||
      (mention.said.kind === 'time' && mention.from === correctedTo);
    if (isCorrected) correctedTo = mention.to;
    const isNotAlone = NOT_ALONE.test(textBefore(said, mention.from));
    // "Sunday or monday, not just monday": said again.
    if (isNotAlone && marked.some(({ from }) => said.words[from]?.code === said.words[mention.from]?.code))
      continue;
    const ruledOut =
      !isShifted(said, mention) &&
      !isInstead(marked, mention, mentions) &&
      !isCorrected &&
      !isNotAlone &&
      (turnsOut(said, mention) ||
        isNegated(said, mention, utterance) ||
        isRuledOut(said, mention) ||
        isJoined(said, before, mention));
    // The day before it, which it turned out to be, is not meant either.
    if (ruledOut && before?.said.kind === 'day' && turnsOut(said, mention))
      marked.splice(-1, 1, { ...before, ruledOut });
    marked.push({ ...mention, ruledOut });
  }
  return marked;
}

/** "Tomorrow, oh no that's sunday, the day after tomorrow": what the first day turned out to be, where another one follows. */
const turnsOut = (said: PickupText, { from, to, said: { kind } }: Mention): boolean =>
  kind === 'day' &&
  TURNS_OUT.test(textBefore(said, from)) &&
  OTHER_DAY.test(said.text.slice((said.words[to]?.at ?? said.text.length) - 1));

/** What a mention may put right: the one before it, or the day that its time stands behind ("**tuesday** morning, no wednesday"). */
function putRight(marked: readonly Mention[], { said }: Mention): Mention | undefined {
  const [first, before] = [marked.at(-2), marked.at(-1)];
  const isTimeOfDay =
    said.kind === 'day' &&
    before?.said.kind === 'time' &&
    first?.said.kind === 'day' &&
    first.to === before.from &&
    // "Friday or saturday morning, no sundays" leaves two of them.
    marked.filter(({ ruledOut, said: { kind } }) => kind === 'day' && !ruledOut).length === 1 &&
    !first.ruledOut;
  return isTimeOfDay ? { ...first, to: before.to } : before;
}

/** "Friday no monday", "friday... no, monday", "friday instead? no monday" puts right, and rules out what stands first; "no sundays" does not. */
function isCorrection({ words }: PickupText, before: Mention | undefined, { from, said }: Mention): boolean {
  if (before === undefined || before.said.kind !== said.kind) return false;
  const between = words.slice(before.to, from).map(({ code }) => code);
  // "Or saturday, no no friday" has ruled it out itself.
  if (before.ruledOut && between.filter((code) => code === 'no').length < 2) return false;
  const isMarked = between.length > 1 && words[from]?.raw.endsWith('s') === true;
  return (
    !isMarked &&
    / (?:no|non) $/.test(` ${between.join(' ')} `) &&
    between.every((code) => /^(?:no|non|instead|plutot|please|actually|wait|sorry|oh|[,|])$/.test(code))
  );
}

/** "So not friday saturday in the afternoon": the second has a time of its own, and takes the place of the first. */
function isInstead(marked: readonly Mention[], mention: Mention, mentions: readonly Mention[]): boolean {
  const [first, before] = [marked.at(-2), marked.at(-1)];
  if (before === undefined || before.to !== mention.from) return false;
  // The time of such a day.
  if (mention.said.kind === 'time') return isDayBehind(first, before) && !before.ruledOut;
  return (
    isDayBehind(before, mention) &&
    mentions.some(({ from, said: { kind } }) => kind === 'time' && from === mention.to)
  );
}

/** Whether a day stands right behind one that is ruled out. */
const isDayBehind = (first: Mention | undefined, second: Mention): boolean =>
  first?.ruledOut === true &&
  first.to === second.from &&
  first.said.kind === 'day' &&
  second.said.kind === 'day';

/** "Not before the 25th", "not fussy" say when, in spite of their "not". */
function isShifted(text: PickupText, { said, from, to }: Mention): boolean {
  // "Any day but mornings only", "any day but after 5", "any day but mornings are best".
  if (/ but $/.test(textBefore(text, from))) {
    const after = textAfter(text, to);
    if (/^ only /.test(after) || BEST_AFTER.test(after) || isOpenClock(said)) return true;
  }
  if (said.kind === 'day') return said.day.reason.endsWith('shifted') && !isNotReady(text, from);
  return text.words.slice(from, to).some(({ raw }) => NEGATING.has(raw));
}

const isNotReady = (text: PickupText, from: number): boolean =>
  NOT_READY.test(phraseBefore(textBefore(text, from))) && text.words[from]?.code !== 'before';

const isOpenClock = (said: Mention['said']): boolean => said.kind === 'time' && said.time.kind === 'clock';

function isNegated(said: PickupText, mention: Mention, utterance: Utterance): boolean {
  const { words } = said;
  const { from, to } = mention;
  // "Dont come before 2. Saturday": the full stop of a figure.
  if (words[from - 1]?.code === '|' && /\d$/.test(words[from - 2]?.code ?? '')) return false;
  if (isConditional(textBefore(said, from))) return false;
  const last = words[to - 1];
  const meant = polarityOf(utterance, words[from]?.from ?? 0, last?.to ?? 0);
  return meant === 'negated' || meant === 'replaced';
}

function isRuledOut(said: PickupText, { from, to, said: what }: Mention): boolean {
  const after = textAfter(said, to);
  const phrase = phraseBefore(textBefore(said, from));
  if (IF.test(phrase) || DAY_OFF.test(phrase) || WAITING.test(phrase)) return false;
  const isClock = what.kind === 'time' && what.time.kind === 'clock';
  if (NOT.test(phrase) || isNotReady(said, from)) return true;
  const isAllBut = what.kind === 'day' ? ALL_DAYS_BUT : ALL_BUT;
  if (!isClock && isAllBut.test(textBefore(said, from))) return !BEST_AFTER.test(after);
  if (CHANGED_FROM.test(phrase) && CHANGED_TO.test(after)) return true;
  // "I work nights this week": not the whole of the week.
  if (what.kind === 'day' && what.day.period !== undefined && / work(?:ing|s)? P\d $/.test(phrase))
    return false;
  // "Gone by the end of the week"
  const isBound = what.kind === 'day' && what.day.bound === true;
  if (!isBound && isBusy(phrase)) return !(phrase.endsWith(' only ') && CAN_NEXT.test(after));
  if (SAID_BEFORE.test(phrase) && /^ (?:, )?(?:but|actually|sorry) /.test(after)) return true;
  if (what.kind === 'wish') return false;
  if (what.kind === 'day' && NOT_THEN.test(after)) return true;
  if (isTaken(said, to, after) || isBusyEvery(said, to, after)) return true;
  // "Is tomorrow too soon?"
  if (
    / (?:is|would|will) $/.test(textBefore(said, from)) &&
    / (?:too|out of the question|impossible|unreasonable) /.test(after)
  )
    return false;
  return NO_GOOD.test(after) || WONT.test(after) || WILL_NOT.test(after) || I_WORK.test(after);
}

/** "Mondays are bingo, wednesday": every one of them is, and another day follows. */
function isTaken({ words }: PickupText, to: number, after: string): boolean {
  if (words[to - 1]?.raw.endsWith('days') !== true || !TAKEN.test(after)) return false;
  const rest = words.slice(to);
  const isOneOfTwo = rest.some(({ raw }) => /^(?:or|too|also)$/.test(raw));
  return !isOneOfTwo && rest.some(({ code }) => /^D\d/.test(code));
}

/** "Saturdays I shoot": what somebody does on each of them. */
const isBusyEvery = ({ words }: PickupText, to: number, after: string): boolean =>
  /^(?:sun|mon|tues|wednes|thurs|fri|satur)days$/.test(words[to - 1]?.raw ?? '') && BUSY_THEN.test(after);
const BUSY_THEN =
  /^ (?:i|we) (?!(?:can|could|am|are|do|will|would|have|prefer|like|need|usually|want|get|might|should|suit|open|close) )[a-z]{4,12}(?= )/;

function isBusy(phrase: string): boolean {
  const last = [...phrase.matchAll(BUSY)].at(-1);
  return last !== undefined && BUSY_REST.test(phrase.slice(last.index + last[0].length));
}

/** What was said before it since the last comma or turn. */
function phraseBefore(before: string): string {
  const comma = before.lastIndexOf(',');
  let start = comma + 1;
  for (const turn of before.matchAll(TURN)) start = Math.max(start, turn.index + turn[0].length - 1);
  return before.slice(start);
}

/** "Not monday or tuesday", "I work thursday and friday". */
function isJoined(said: PickupText, before: Mention | undefined, { from, said: what }: Mention): boolean {
  if (before === undefined || !before.ruledOut || before.said.kind === 'wish') return false;
  if (before.said.kind === 'time' && what.kind === 'day' && what.day.period !== undefined) return false;
  const start = (said.words[before.to]?.at ?? 0) - 1;
  const between = said.text.slice(start, said.words[from]?.at ?? 0);
  if (!JOINT.test(between)) return false;
  // "Not friday, monday" rules out the one; "not friday afternoon" both.
  if (between.includes(',')) return false;
  return / (?:-|through|or|and|nor|ni|ou|et) /.test(between) || what.kind !== before.said.kind;
}
