import { OTHER_WORDS } from '../../lexicon/phone-words.ts';
import type { ConversationState } from '../../state.ts';
import { isPutRight } from '../../understanding/put-right.ts';
import type { Proposal } from '../../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../../understanding/understand.ts';
import { clauseAt, textBetween, type Utterance } from '../../understanding/utterance/utterance.ts';
import { wordingOf } from '../../wording/wording.ts';

/** Token indices; `to` is exclusive. */
interface Range {
  from: number;
  to: number;
}

/** It comes on top of the known one: "you can **also** call …", "**if** I don't answer …". */
const ADDS =
  /(?<!\p{L})(?:also|too|as well|another|second|back-?up|or|if|otherwise|alternat\p{L}*|add|extra|other|aussi|[ée]galement|sinon|si (?:je|j['’]|vous|on|personne|jamais|[çc]a|elle|il|pas)|ou|autre|deuxi[èe]me|r?ajoute[rz]?|en plus)(?!\p{L})/iu;
/** It takes the place of the known one. */
const REPLACES =
  /(?<!\p{L})(?:instead|actually|sorry|oops|wrong|typo|mistake|mistyped|mixed|swapped|flipped|should|chang\p{L}*|new|old|not|use|put|make|correct\p{L}*|right|better|best|prefer\p{L}*|rather|different|ends?|digits?|plut[oô]t|faux|mauvais|erreur|mettez|mets|utilisez|prenez|d[ée]sol[ée]e?|attends|nouveau|ancien|mieux)(?!\p{L})/iu;
/** Who asks for a call says at which number. */
const CALLED =
  /(?<!\p{L})(?:(?:call|ring|text|phone|r?appele[rz]|textez)[ -](?:me|us|back|moi|nous)|(?:me|nous) r?appeler)(?!\p{L})/iu;
/** Said of a call, this leaves the known number standing whatever comes behind. */
const ALSO = /(?<!\p{L})(?:also|as well|aussi|[ée]galement)(?!\p{L})/iu;
/** "On my other line" tells which; "on 902-555-0144" is any number. */
const ON_IT = /(?<!\p{L})(?:on|sur) (?!(?:le )?[+(]?\d)/iu;
/** "Call me at … if you can't find it": of the crew, and not of the known number. */
const ELSE_IF = /(?<!\p{L})(?:if|si) (?:you|u|they|vous) /giu;
/** Whose it is: of somebody else, at a number of their own. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:my|mon|ma) (?:husband|wife|partner|son|daughter|mom|mum|mother|dad|father|brother|sister|neighbou?r|friend|roommate|boyfriend|girlfriend|landlord|mari|femme|conjointe?|blonde?|chum|fils|fille|m[èe]re|p[èe]re|fr[èe]re|s(?:œ|oe)ur|voisine?|amie?)(?: \p{Lu}\p{L}+)?(?:['’]s (?:number|cell|phone) is|(?:['’]s| is| est) (?:at|on|au|reachable at|joignable au)) /iu;
/** The same behind a word for them, and of who opens the door. */
const OF_THEM =
  /(?<!\p{L})(?:(?:he|she|they)(?:['’]?s|['’]?re| is| are)|his|her|their)(?: (?:number|cell|phone|is|at|on)){0,3} [+(]?\d|(?<!\p{L})(?:let(?:s|ting)?|open(?:s|ing)? (?:up )?for|meet(?:s|ing)?) (?:you|u|ya|them|the crew)(?: guys)?(?: in)?(?!\p{L})/iu;
/** "Me before 6, and Ginette after 6 at 902 …": each has hours of their own. */
const OF_ANOTHER = (() => {
  const hour =
    '(?:before|after|until|from|mornings?|evenings?|days?|avant|apr[eè]s|jusqu|d[eè]s|le (?:matin|soir|jour))';
  return new RegExp(
    `(?<!\\p{L})(?:me|moi|i|je) ${hour}.{2,30}(?:,|pis|puis|et|and|then)(?: then)? (?:my |ma |mon )?\\p{L}{3,} ${hour}.{0,20}(?:au|at|on|[àa]) [+(]?\\d{3}`,
    'iu',
  );
})();
/** Of others and of what was: "the last guys had me at 902-555-0111", "they kept calling 902-555-0111". */
const OF_OTHERS =
  /(?<!\p{L})(?:(?:last|other|previous|old|first) (?:guys?|company|crew|people|outfit|place|movers?|ones?)|they|somebody|someone|everyone|people|you guys|le(?:s)? derni(?:er|[èe]re)s?|les autres|ils) (?:(?:all|always|only|still|kept|m['’]) ?)?(?:had|have|called?|calling|texted|used|tried|rang|got|wrote|avaient|ont|appelaient)(?!\p{L})/iu;
const IN_ITS_PLACE =
  /(?<!\p{L})(?:use|instead|replace|change|switch|update|put|make|wrong|typo|(?:call|ring|text|phone|reach|contact) \p{L}{3,})(?!\p{L})/iu;
const ENDS_SENTENCE: ReadonlySet<string> = new Set(['.', '!', '?', ';', '\n']);
const MAX_LETTERS = 120;

/** Whether a message gives a number beside the known one, which stays: no correction, and none that is to be called instead. */
export function isFurtherNumber(said: Understanding, state: ConversationState): boolean {
  const { phone: known } = state.slots;
  const found = storedOf(said, 'phone');
  if (known === null || found === null || found.value === known) return false;
  const { utterance } = said;
  const { from, to } = sentenceOf(utterance, found);
  const told = textBetween(utterance, from, to);
  const isCorrection = clauseAt(utterance, found.from)?.corrects === true || isPutRight(utterance, found);
  // "What's the right phone number?"
  const isAskedAnew = state.step === 'phone' && state.editing;
  // "My brother Keith will be there not me, hes 902 555 0151"
  const isOfThem =
    OF_THEM.test(told) ||
    OF_ANOTHER.test(told) ||
    (state.step !== 'phone' && OF_OTHERS.test(told) && !REPLACES.test(told.replace(OF_OTHERS, ' ')));
  if (!isAskedAnew && isOfThem && !IN_ITS_PLACE.test(told)) return true;
  if (isCorrection || isAskedAnew || REPLACES.test(told)) return false;
  // "My husband Jim is at 902-555-0142 if you can't get me"
  if (OF_SOMEBODY.test(told)) return true;
  if (state.step === 'contact-method' || CALLED.test(said.message))
    return ALSO.test(told) || (ADDS.test(told.replaceAll(ELSE_IF, '')) && !ON_IT.test(told));
  const isOfOther = utterance.tokens.slice(from, to).some(({ word }) => OTHER_WORDS.has(word));
  return isOfOther || ADDS.test(told) || (state.step !== 'review' && !isSlipOf(known, found.value));
}

/** What is said of such a number, as written; null where none is given. */
export function furtherNumberNote(said: Understanding, state: ConversationState): string | null {
  const found = isFurtherNumber(said, state) ? storedOf(said, 'phone') : fallbackIn(said, state);
  if (found === null) return null;
  const { utterance } = said;
  const stretches = [sentenceOf(utterance, found), clauseAt(utterance, found.from)];
  const own = stretches.find((stretch) => stretch !== null && holdsAlone(said, found, stretch)) ?? found;
  const told = textBetween(utterance, own.from, own.to);
  const isNamed = /\p{L}{2}/u.test(told) && told.length <= MAX_LETTERS;
  return isNamed ? told : wordingOf(state).phone.other(found.value);
}

/** "If I don't answer try …", "never call …": a number that nobody is to put down. */
function fallbackIn(said: Understanding, { slots, step }: ConversationState): Proposal<'phone'> | null {
  if (slots.phone === null || step === 'contact-method' || storedOf(said, 'phone') !== null) return null;
  const [found] = withVerdict(said, 'phone', 'dropped');
  if (found === undefined || found.value === slots.phone) return null;
  const { from, to } = sentenceOf(said.utterance, found);
  const told = textBetween(said.utterance, from, to);
  return IF.test(told) || NEVER.test(told) ? found : null;
}
const IF = /^(?:(?:and|or|et|ou) )?(?:if|si) /iu;
/** "Please don't ever call 902-555-0133": not for the list of numbers, and for whoever calls. */
const NEVER =
  /(?<!\p{L})(?:don['’]?t|do not|never|not to|ne|n['’])(?: (?:ever|please|you|jamais|m['’]?))* ?(?:call|text|ring|phone|dial|use|give|(?:r?appele|texte|utilise|compose)[zr]?)(?!\p{L})/iu;

function sentenceOf({ tokens }: Utterance, { from, to }: Range): Range {
  const isEnd = (at: number) => ENDS_SENTENCE.has(tokens[at]?.mark ?? '');
  let [start, end] = [from, to];
  while (start > 0 && !isEnd(start - 1)) start -= 1;
  while (end < tokens.length && !isEnd(end - 1)) end += 1;
  return { from: start, to: end };
}

/** Whether no other value that is stored stands in a stretch. */
const holdsAlone = ({ verdicts }: Understanding, found: Proposal<'phone'>, { from, to }: Range): boolean =>
  verdicts.every(
    ({ proposal, verdict }) =>
      verdict !== 'stored' ||
      proposal.slot === found.slot ||
      proposal.slot === 'contactMethod' ||
      proposal.to <= from ||
      proposal.from >= to,
  );

/** One digit that is another, or the same digits in another order. */
function isSlipOf(known: string, other: string): boolean {
  const [before, after] = [digitsOf(known), digitsOf(other)];
  const others = before.filter((digit, at) => digit !== after[at]).length;
  const isTurned = before.toSorted().join('') === after.toSorted().join('');
  return before.length === after.length && (others === 1 || isTurned);
}

const digitsOf = (text: string): string[] => text.replace(/\D/g, '').split('');
