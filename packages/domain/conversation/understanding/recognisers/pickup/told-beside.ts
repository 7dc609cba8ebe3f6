import { FOLLOWERS } from '../../../lexicon/pickup/context-words.ts';
import { isFiller } from './bare-figure.ts';
import { weekdayOf } from './calendar/calendar-day.ts';
import type { Mention } from './mention.ts';
import { type PickupText, textAfter, textBefore, wordAt } from './pickup-text.ts';
import type { SaidTime } from './rules/time-rules.ts';

/** The little words before a day: "on", "until the". */
const LINK = / (?:on|at|in|till|until|through|thru|the|this|next|by|around|about|coming) $/;
const MOST_LINKS = 3;
/** What somebody has on a day: "I have my hair on friday", "we've got church sunday". */
const HAVING =
  /(?<= )(?:have|has|got|ive|having|(?:get|gets|getting|hand|handing|give) (?=(?:the |our |my |their )?keys )) ?(?!(?:only|just|any|anything|something|openings?|slots?|spots?|an? (?:opening|slot|spot|truck)|time|off|open|nothing|room|space|availability|you|it|them|to be|someone|somebody|free) )(?:[a-z]{1,14} ){1,6}$/;
/** "Because my sister needs the car at noon", "as the kids get home at 3": why, unless it says that somebody is free. */
const REASON =
  /(?<= )(?:because|cause|cuz|coz|cos|bc|since|as|given) (?:i|we|my|our|the|he|she|they|his|her|there|theres|someone|people|kids) (?!(?:[a-z]+ ){0,3}(?:free|home|available|off|back|there|around|open|able|can|could|better|best|easier|works|suits|prefer) )(?:(?!so |but |then )[a-z0-9]+ ){1,6}$/;
/** What takes place on a day: "the movers come on the 30th", "checkout is 11"; never "the best day is friday". */
const TAKING_PLACE =
  /(?<= )(?!(?:it|that|this|which|what|thats|one|ones|day|days|date|time|times|best|better|ideal|choice|preference|pickup|window|slot|you|u|ye|ya|yall|yous|crew|truck|guys|team|they|someone|somebody|everything|i|we|available|there|and|or|so|but|only|thing|good|weekends?|mine|ours|of|earliest|soonest|first|can|could|kindly|will|would|should|must|might|then|also|always|lets|please|just|to|or|do|want|prefer|manage|offer|make|come|me|us|off|home) )[a-z]{1,20} (?:is|are|comes?|starts?|begins?|ends?|arrives?|lands?|leaves?|falls|happens|moves?|shows? up) $/;
/** What somebody does then: "on nights friday", "I start shift monday"; "I could do morning" is a wish. */
const ON_SHIFT =
  /(?<= )(?:on|work|working|start|starting|doing|(?<!(?:can|could|would|will|might|lets) )do) (?:my )?(?:P\d|day|days|shift|shifts|call|nightshift|clinicals?|placement|rotation|duty) $/;
/** "I'm up at 4", "sleep till 2", "he leaves for work at 7". */
const DOING =
  /(?<= )(?:(?:beginning|starting|begin|finish|leave|leaving|off) (?:for |to )?work|teach|teaching|(?<!(?:it|them|this|that|stuff|all|everything|lot|junk|pick|picked|show|set|sign) )up|asleep|awake|sleep|sleeping|nap|naps|napping|wake|(?<!(?:after|before|if you|if u|if ya|if yall|if they) )works?|working|j?travaille|travaillons|fly|flying|flies|deploying|deploy|(?:fl(?:y|ies|ying)|heads?|heading|goes) (?:back|home|away|out)|lands|visits|visiting|drive|driving|leave|leaving|(?<=(?:i|im|am|we|were|are|he|hes|she|shes|they|theyre) )gone|(?:gone|away|leaving|out|off|back at it) again) $/;
/** "He comes off graveyards at 7", "back from the clinic at 4". */
const COMING_OFF = /(?<= )(?:(?:come|coming|comes) off [a-z]{4,14}|back from(?: [a-z]+){1,3}) $/;
/** "I'm in court this week", "out haying all friday", "I get the kids at 5". */
const OCCUPIED =
  /(?<= )(?:(?:im|am|is|are|were|be|been|hes|shes|theyre) (?:(?:in|at|on) (?!(?:town|home|house|the house|the area|tomorrow|today)(?= ))(?:[a-z]{2,14} ){1,3}|out [a-z]{3,12}ing? (?:all )?|(?!(?:home|free|around|available|here|off|open|in|there|easy|flexible|good|fine) )[a-z]{3,12} all )|(?:i|we|he|she) (?:get|gets|grab|drop|watch|mind|feed|teach|babysit) (?:the|my|our|his|her) [a-z]{3,12} (?:(?:off|up) )?)$/;
/** "I go to the Legion at 2": where somebody is expected. */
const GOING =
  /(?<= )(?:i|we|he|she|they|(?:my|our|the) [a-z]{2,12}) (?:go|goes|head|heads|drive|drives) (?:out |over |off |up |down |in )?to (?:[a-z]{1,14} ){1,4}$/;
/** "We're harvesting til the 28th": nobody holds off or waits by it. */
const DOING_UNTIL =
  /(?<= )(?:im|i am|were|we are|hes|shes|theyre|they are|he is|she is) (?:still |busy |out )?(?!(?:holding|waiting|thinking|hoping|looking|wanting|planning|trying|asking|needing|leaning|going) )[a-z]{3,12}ing (?:[a-z]{2,12} ){0,2}until (?:the |about |around )?$/;
/** "My new ones come monday, so sunday" */
const NEW_ONES =
  /(?<= )(?:(?:my|our|the|his|her|their|a) )?new (?:ones?|[a-z]{3,14}) (?:is |are |will |gets? |being |to be )?(?:comes?|coming|arrives?|arriving|delivered|here)(?: in)?(?: on)? $/;
/** "Je suis encore à Gatineau jusqu'à jeudi" */
const AWAY_UNTIL =
  /(?<= )(?:je suis|on est|nous sommes|jsuis) (?:encore |toujours |parti |partie |partis )?(?:a|au|aux|en|chez|dans) (?!(?:la maison|maison) )(?:[a-z-]{2,14} ){1,3}until (?:le |a )?$/;
/** "It'll look different by sunday", "my cell's dead this week" */
const BECOMING =
  /(?<= )(?:(?:itll|it will|theyll|they will|things will|that will) (?:look|be|have) (?:[a-z]{2,12} ){1,2}(?:(?:by|before) (?:the )?)?|(?:phone|cell|cells|phones|mobile) (?:is |s )?(?:dead|broken|busted|down|out|off) (?:until |till |for )?(?:the )?)$/;
/** "I'm talking to my sister tomorrow" */
const TALKING =
  /(?<= )(?:(?:talking|speaking|talk|speak) (?:to|with)|checking with|meeting(?: with)?|asking|seeing) (?:my|our|the|his|her) [a-z]{2,14} $/;
const BUSY = [
  TALKING,
  BECOMING,
  AWAY_UNTIL,
  NEW_ONES,
  GOING,
  DOING_UNTIL,
  OCCUPIED,
  TAKING_PLACE,
  ON_SHIFT,
  DOING,
  COMING_OFF,
];
/** "We open at 11", "they eat at 6". */
const OPENING =
  /(?<= )(?:i|we|they|he|she|kids|shop|store|office|restaurant) (?:open|opens|close|closes|start|starts|eat|meet|load|sail|pray|nap|naps|have|has|serve|begin|leave|board|teach|race|play|practice)(?: [a-z]{3,12})? $/;
/** "We are open tuesdays and thursdays" */
const OPEN_ON =
  /(?<= )(?:we|they|were|shop|store|office|place)(?: are| is)? (?:only )?open (?:on )?(?:D\d (?:and|,|or) ){0,3}$/;
/** "I'm no use by 2": what becomes of somebody by then. */
const STATE =
  /(?<= )(?:im|i am|were|we are|hes|shes) (?!(?:free|home|available|done|off|here|back|there|around|ready|good|able|flexible|open|out|only|hoping|thinking|looking|happy|fine|usually|always|generally|mostly) )(?:[a-z]{1,12} ){1,3}$/;
const BY = /^(?:by|before|until|after|around|at)$/;
/** "I start nights": the word that says which shift. */
const SHIFT = /(?<= )(?:on|work|works|working|start|starting|doing|do|back to|the) (?:my )?$/;
/** "We open 11:30 so must be before": of the part of the day that is said besides. */
const BEFORE_IT =
  /^ (?:, )?(?:so |and )?(?:it |you |they )?(?:must|has to|have to|needs? to|gotta|got to|should) (?:be|come|finish|happen) (?:done )?(?:before|by then|earlier)(?= [,|]| that| then| $|$)/;
const STARTS_WORK = / (?:beginning|starting|begin|finish) work $/;
const SHIFT_NOUN = /^(?:shift|(?:duty|duties|worker|nurse|guard|watchman|owl)$)/;
const SHIFT_NEXT = /^ (?:school|class|nap)(?= )/;
/** A consequence follows; "so that", "so I can" say what for. */
const CONCLUDES =
  / (?:(?<! or )so|therefore|hence|thus|donc|alors|faque|fak|ca fait|fait que|which means|meaning)(?= )(?! (?:that|he|she|they|much|many|long|far|i (?:can|have|dont|need|am)|we (?:can|have|dont|need|are)|it (?:is|doesnt|wont)) )/g;
/** "I coach monday. Could friday work?": a question turns to another day. */
const ASKS = / \| (?:could|would|can|how|what|is|may|might|any|do) /g;
const DOES =
  /(?:^| )(?:i|we|he|she|they|(?:my|our) [a-z]+) (?!(?:am|are|is|was|were|will|have|got|said|m|d|ll) )[a-z]{3,12} (?:[a-z]+ ){0,2}$/;
const ADJACENT = /^(?:,|and|or|the|on|in|at|-|to|until|around|about|from)$/;
const FEW = 4;
const NEW_START =
  /^(?:i|im|id|ill|we|you|so|but|then|how|what|could|can|please|maybe|any|anytime|lets|that|it|its|make|otherwise|if|ca|donc|alors|faque|fak|therefore|thus|hence)$/;
const SUITING =
  /^(?:fine|good|great|best|better|okay|free|clear|open|perfect|ideal|easier|easiest|usually|always)$/;
/** "Sunday is recovery", "tomorrow's the dentist": what is on that day. */
const IS_SOMETHING =
  /^ (?:is|s)? ?(?:my |the |our |a )?(?!(?:only|really|probably|definitely|also|when|what|still|just|possible|doable|okay|alright|preferred|preferable|good|best|better|fine|great|perfect|ideal|open|free|clear|easiest|easier|earliest|soonest|first|last|only|right|correct|wrong|lovely|nice|actually|fairly|pretty|very|totally|completely|much|most|more|likely|convenient|day|days|date|one|it|that|this|time|cool|grand|super|wonderful|excellent|available|works|suitable|dandy|where|there|then|usually|always|normally|generally|looking|going|sounding|deadline|pick|pickup|choice|preference)(?: |$))[a-z]{4,14} (?:[a-z]{2,14} )?(?:[,|]|so |and )/;
/** "Thursday I have the eye doctor." */
const HAS_THEN =
  /^ (?:P\d )?(?:jai|(?:i|we|ive|weve|he|she|they|my [a-z]{2,12}|the [a-z]{2,12}) (?:have|has|got|gotta|will have|am at|are at|is at))(?= )(?! (?:time|off|open|nothing|room|space|availability|you|it|them|someone|somebody|free|a free|the day|the P|all|no|open|help|plenty|lots) )/;
/** "Friday we pray, so saturday": what somebody does then. */
const PEOPLE_NEXT =
  /^ (?:P\d )?(?:(?:i|we|they|he|she|my [a-z]{2,12}) (?!(?:can|could|would|need|needs|want|wants|prefer|think|guess|am|are|is|will|do|may|might|should|say|like|said|suppose|believe) )[a-z]{3,12}) /;
/** "Mornings we're at church", "thursday I'm out of town" */
const AWAY_NEXT =
  /^ (?:P\d )?(?:(?:je|on|il|elle|jsuis|chu) (?:dors|dort|travaille|garde|suis|couche|a le)(?= )(?! (?:libre|dispo|disponible|la|chez|a la maison))|(?:im|hes|shes|were|theyre|i am|we are) (?:back (?:on|at|to|in)|away|gone|out|working|off to|flying|driving|travelling|on(?! (?:site|hand|holidays?|vacation) )|at(?! home))(?= ))/;
const FREE_NEXT = /^ (?:free|off|open|available)(?= )/;

/**
 * Marks what a message tells beside the matter: another appointment, the hours of somebody's work, and whatever a
 * conclusion was drawn from ("… so monday"). Told days and times are only taken where nothing else was said.
 */
export function withTold(said: PickupText, mentions: readonly Mention[]): Mention[] {
  const turn = turnBefore(said, CONCLUDES, mentions, 'time');
  const asks = turnBefore(said, ASKS, mentions, 'day');
  const marked: Mention[] = [];
  for (const mention of mentions) {
    const before = marked.at(-1);
    const isContinued =
      before?.told === true &&
      !isRestart(before, mention) &&
      !isReason(before, marked) &&
      isBeside(said, before, mention);
    const isPremise =
      mention.from < turn &&
      mention.about !== 'pickup' &&
      (mention.about === 'event' ||
        PEOPLE_NEXT.test(textAfter(said, mention.to)) ||
        AWAY_NEXT.test(textAfter(said, mention.to)) ||
        !opens(said, mention, mentions));
    const isDone =
      mention.from < asks && mention.about !== 'pickup' && DOES.test(textBefore(said, mention.from));
    const told = !mention.ruledOut && (isContinued || isPremise || isDone || isTold(said, mention));
    marked.push(told ? { ...mention, told } : mention);
  }
  const named = marked.map((mention, index): Mention => {
    const next = marked[index + 1];
    // A day that is named twice is meant, whatever was seen or thought of it.
    if (next !== undefined && !mention.ruledOut && isNamedAfter(said, mention, next))
      return { ...mention, about: 'pickup', strength: Math.max(mention.strength, next.strength) };
    const isWithNext = next?.told === true && !mention.ruledOut && isOneOf(said, mention, next);
    return isWithNext ? { ...mention, told: true } : mention;
  });
  return named.filter((mention, index) => !isNamedAfter(said, marked[index - 1], mention));
}

const CALLED = / (?:thats|that is|thats on|its|it is|which is|falls on|cest) (?:a |un )?$/;
/** "The 26th, I think that's a Thursday": which day of the week the date before it is. */
function isNamedAfter(said: PickupText, before: Mention | undefined, { from, said: what }: Mention): boolean {
  if (before === undefined || before.said.kind !== 'day' || what.kind !== 'day') return false;
  const isSame = weekdayOf(before.said.day.days[0] ?? '') === weekdayOf(what.day.days[0] ?? '');
  return isSame && before.said.day.reason.startsWith('date') && CALLED.test(textBefore(said, from));
}

/** "Mondays and tuesdays I have dialysis": the second tells what the first is for. */
const isOneOf = ({ words }: PickupText, first: Mention, second: Mention): boolean =>
  first.about !== 'pickup' &&
  first.said.kind === 'day' &&
  second.said.kind === 'day' &&
  second.from === first.to + 1 &&
  words[first.to]?.code === 'and';

/** "Do weekends cost more", "is saturday extra": what is asked of such days, and none that is wished for. */
const COSTING =
  /^ (?:(?:is|are|be|would be|s) )?(?:costs?|charged|(?:any |a bit )?(?:more|extra|less|cheaper|pricier|dearer)(?= (?:money|expensive|cost|to|$)| [,|]))/;

function isTold(said: PickupText, { from, to, said: what }: Mention): boolean {
  const { kind } = what;
  if (kind === 'wish') return false;
  if (kind === 'time' && (isBusyUntil(what.time) || BEFORE_IT.test(textAfter(said, to)))) return true;
  // "I do night shift till sunday", "I am night duty"
  if (kind === 'time' && SHIFT_NOUN.test(said.words[to]?.raw ?? '')) return true;
  const before = textBefore(said, from);
  const phrase = behindSo(before.slice(before.lastIndexOf(',') + 1), kind);
  const after = textAfter(said, to);
  // "Before her nap, so 9:30" concludes.
  if (FREE_NEXT.test(after) || said.words[from]?.raw === 'so') return false;
  if (isPossessive(said, from, to) || (kind === 'day' && isTaken(said, to, after))) return true;
  // "The lawyer's coming friday".
  if (said.words[from]?.raw === 'coming' && / (?!this |its )[a-z]*s $| are $/.test(before)) return true;
  if (
    kind === 'time' &&
    (SHIFT_NEXT.test(after) || (SHIFT.test(phrase) && !/ (?:for|to) work $/.test(phrase)))
  )
    return STARTS_WORK.test(phrase) || isShiftWord(said, from, to);
  if (
    kind === 'day'
      ? HAS_THEN.test(after)
      : AWAY_NEXT.test(after) && said.words[to - 1]?.code.startsWith('P') === true
  )
    return true;
  if (kind === 'day' && COSTING.test(after)) return true;
  if (kind === 'day' && said.words[from]?.raw === 'on' && / (?:im|hes|shes|theyre) $/.test(before))
    return true;
  if (kind === 'time' && BY.test(said.words[from]?.code ?? '') && STATE.test(phrase)) return true;
  if (kind === 'time' ? OPENING.test(phrase) : OPEN_ON.test(phrase)) return true;
  return (
    REASON.test(phrase) ||
    HAVING.test(phrase) ||
    BUSY.some((busy) => withoutLinks(phrase).some((stem) => busy.test(stem)))
  );
}

/** "I have my church ladies so perhaps": a conclusion begins anew. */
function behindSo(phrase: string, kind: 'day' | 'time'): string {
  const at = kind === 'day' ? Math.max(phrase.lastIndexOf(' so '), phrase.lastIndexOf(' donc ')) : -1;
  return at < 0 ? phrase : phrase.slice(at);
}

/** A phrase as it is, and without the last little words of it, one by one. */
function withoutLinks(phrase: string): string[] {
  const stems = [phrase];
  for (let stem = phrase; stems.length <= MOST_LINKS && LINK.test(stem); stems.push(stem)) {
    stem = stem.replace(LINK, ' ');
  }
  return stems;
}

/** "I work til 4". */
export const isBusyUntil = (time: SaidTime): boolean => time.kind === 'clock' && time.told === true;

/** Whether a day has an s of its own, which "tues" has not. */
const hasS = (raw = ''): boolean => raw.endsWith('s') && !/^(?:tues|weds|thurs)$/.test(raw);

/** "Monday's bingo", "mondays is chemo": what follows is a matter of its own. */
function isPossessive({ words }: PickupText, from: number, to: number): boolean {
  const day = words[to - 1];
  const next = words[to];
  return (
    to - from === 1 &&
    /^D\d$/.test(day?.code ?? '') &&
    hasS(day?.raw) &&
    day?.mark === '' &&
    /^[a-z]{4,}$/.test(next?.code ?? '') &&
    !FOLLOWERS.has(next?.raw ?? '') &&
    !SUITING.test(next?.raw ?? '')
  );
}

function isTaken({ words }: PickupText, to: number, after: string): boolean {
  const day = words[to - 1];
  const isNamed = /^(?:D\d|\d{1,2}o|today|tomorrow)$/.test(day?.code ?? '');
  const hasVerb = after.startsWith(' is ') || after.startsWith(' s ') || hasS(day?.raw);
  return isNamed && hasVerb && IS_SOMETHING.test(`${after.replaceAll('|', ',')}, `);
}

/** "Work nights", and not "work at 9": the word of a part of the day. */
function isShiftWord({ words }: PickupText, from: number, to: number): boolean {
  return (
    to - from === 1 && words[from]?.code.startsWith('P') === true && words[from]?.raw.endsWith('s') === true
  );
}

/** "I got the kids sunday sunday afternoon": the same day again begins anew. */
function isRestart({ to, said: first }: Mention, { from, said: second }: Mention): boolean {
  return (
    to === from && first.kind === 'day' && second.kind === 'day' && first.day.days[0] === second.day.days[0]
  );
}

/** "Tuesday, no I've got the dentist tuesday, wednesday": told of why it was given up, and no more. */
function isReason({ said: told }: Mention, all: readonly Mention[]): boolean {
  return (
    told.kind === 'day' &&
    all.some(
      ({ ruledOut, said: out }) => ruledOut && out.kind === 'day' && out.day.days[0] === told.day.days[0],
    )
  );
}

/** "On nights thurs fri sat": what stands beside it goes with it. */
function isBeside({ words }: PickupText, before: Mention, { from, about }: Mention): boolean {
  if (about === 'pickup' || words[from]?.raw === 'so') return false;
  const between = words.slice(before.to, from);
  if (between.every(({ code, raw }) => ADJACENT.test(code) || ADJACENT.test(raw))) return true;
  // "Church sunday and bridge tuesday": one more of the kind.
  const [joint, ...more] = between;
  return (
    /^(?:and|or|,)$/.test(joint?.code ?? '') &&
    more.length <= FEW &&
    more.every(({ code, raw }) => /^[a-z]+$/.test(code) && !NEW_START.test(raw))
  );
}

/** Where the last turn to something begins behind which a day, or something about when, is said; 0 for none. */
function turnBefore(
  said: PickupText,
  turn: RegExp,
  mentions: readonly Mention[],
  least: 'day' | 'time',
): number {
  const last = mentions.findLast(
    ({ ruledOut, strength, said: { kind } }) =>
      !ruledOut && strength > 0 && (kind === 'day' || kind === least),
  );
  const text = said.text.slice(0, said.words[last?.from ?? 0]?.at ?? 0);
  const at = [...text.matchAll(turn)].at(-1)?.index ?? 0;
  return at === 0 ? 0 : wordAt(said, at + 1);
}

/** "Friday works so …": the day opens what is said, and was meant. */
function opens({ words }: PickupText, { from }: Mention, mentions: readonly Mention[]): boolean {
  const isSaid = (index: number) =>
    mentions.some(({ from: start, to, about }) => about !== 'event' && start <= index && index < to);
  return words.slice(0, from).every((word, index) => isFiller(word) || isSaid(index));
}
