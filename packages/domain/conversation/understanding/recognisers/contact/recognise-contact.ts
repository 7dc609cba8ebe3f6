import type { ContactMethod } from '../../../../leads/fields/contact-method.ts';
import { wordSet } from '../../../../text/word-set.ts';
import { EITHER_PHRASES, NUMBER_WORDS, OWNING } from '../../../lexicon/contact/contact-words.ts';
import type { Token } from '../../utterance/token.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';
import type { Proposal, Recogniser } from '../proposal.ts';
import { isChangedTo, type MethodMention, methodMentions } from './method-mentions.ts';

const EITHER = indexPhrases(EITHER_PHRASES);
const DIGIT = /\d/;
/** Before a method and part of saying it: "by text", "you can text me", "I prefer". */
const LEADS = wordSet(
  'by via through per over par en please just i id ill we prefer preferably would rather like can could you u to only best better way is a an use using the and so maybe probably je prefere aimerais plutot svp',
);
const TRAILS = wordSet(
  'please is best better works fine good easier easiest preferred great ok okay pls plz me svp thanks message messages call calls only would be for works',
);
const TIMES = new Set([
  'after',
  'before',
  'between',
  'around',
  'anytime',
  'when',
  'once',
  'if',
  'first',
  'ahead',
  'apres',
  'avant',
  'quand',
  'upon',
  'on',
  'from',
  'until',
  'the',
  'tomorrow',
  'today',
]);
const MAX_LEADS = 5;
const SHORT = 4;
/** "Phone: 902…" goes on. */
const OPEN_MARKS: ReadonlySet<string> = new Set(['', ':', '-', '\n']);

/**
 * Proposes how somebody wants to be reached: the one named, or the better of several ("either, but text is easier").
 * A method that is only ruled out chooses none; naming a number ("my phone is 902…", "call me at 902…") hardly chooses.
 */
export const recogniseContact: Recogniser<'contactMethod'> = ({ tokens }, { asked }) => {
  const mentions = methodMentions(tokens);
  const wanted = mentions.filter(({ refused }) => !refused);
  const rated = wanted.map((mention) => ({
    mention,
    strength: Math.min(
      mentions.length === 1 && endsList(mention, tokens) ? SETTLED : strengthOf(mention, tokens),
      asked === 'phone' && isDevice(mention, tokens) ? NAMED : 1,
    ),
  }));
  const best = fallbackOf(wanted, tokens) ?? bestOf(rated, tokens);
  if (best === null) return eitherOf(tokens, mentions);
  const refused = mentions
    .filter((mention) => mention.refused)
    .map((mention) => proposal(tokens, mention, 0, 'ruled out'));
  // "Text, not call", "it says call, I'd asked for a text": what is named against what is refused is meant.
  const isContrast = mentions.some((mention) => mention.refused && mention.method !== best.mention.method);
  const strength = isContrast && best.strength >= NAMED ? Math.max(best.strength, SETTLED) : best.strength;
  return [proposal(tokens, best.mention, strength, reasonOf(best.mention)), ...refused];
};

/** "An old couch, Ann Roe, 12 Oak St, friday morning, text": the last of what is told in one breath; "cell" is what a number is. */
const endsList = ({ method, from, to }: MethodMention, tokens: readonly Token[]): boolean =>
  to === tokens.length &&
  to - from === 1 &&
  tokens[from - 1]?.mark === ',' &&
  tokens.filter(({ mark }) => mark === ',').length >= LISTED &&
  (method !== 'phone' || tokens[from]?.word === 'call');
const LISTED = 2;

/** "902-555-0134 or 0148, cell is best": which of two numbers. */
const isDevice = ({ from, wished }: MethodMention, tokens: readonly Token[]): boolean =>
  !wished && /^(?:cell|cellphone|mobile|home)$/.test(tokens[from]?.word ?? '');

interface Rated {
  mention: MethodMention;
  strength: number;
}

/** "WhatsApp, otherwise email": of a way that the crew does not have, what is to be used in its place. */
function fallbackOf(wanted: readonly MethodMention[], tokens: readonly Token[]): Rated | null {
  const app = wanted.find(({ from }) => APPS.has(tokens[from]?.word ?? ''));
  const other = wanted.findLast(
    ({ from }) => app !== undefined && from > app.from && !APPS.has(tokens[from]?.word ?? ''),
  );
  if (app === undefined || other === undefined) return null;
  const between = tokens.slice(app.to, other.to).map(({ word }) => word);
  return between.some((word) => FALLING_BACK.has(word)) ? { mention: other, strength: SETTLED } : null;
}

const APPS = wordSet(
  'whatsapp watsapp whatsap wattsapp messenger signal telegram imessage imessages facetime dm',
);
const FALLING_BACK = wordSet('otherwise else not no if cant dont unless failing sinon');

/** The preferred one, else the likeliest; of several that are named alike ("call or text") the first, with less weight. */
function bestOf(rated: readonly Rated[], tokens: readonly Token[]): Rated | null {
  const preferred = rated.filter(({ mention }) => mention.preferred);
  const over = rated.filter(({ mention }) => mention.overOthers);
  const among = over.length > 0 ? over : preferred.length > 0 ? preferred : rated;
  const [best] = among.toSorted((a, b) => b.strength - a.strength);
  if (best === undefined) return null;
  const final = among.find(({ mention }) => mention.final) ?? changedTo(among, tokens);
  if (final !== undefined && among.length > 1) return { ...final, strength: SETTLED };
  const rivals = among.filter(({ strength }) => strength >= NAMED);
  const several = new Set(rivals.map(({ mention }) => mention.method)).size > 1;
  const first = rivals[0];
  return several && first !== undefined ? { ...first, strength: NAMED } : best;
}

/** "Email I guess no hang on, text me": the one behind a word of correction. */
function changedTo(among: readonly Rated[], tokens: readonly Token[]): Rated | undefined {
  const last = among.at(-1)?.mention;
  const before = among.at(-2)?.mention;
  if (last === undefined || before === undefined || last.method === before.method) return undefined;
  const between = tokens.slice(before.to, last.from);
  const takesBack = between.some(
    ({ word, mark }, at) =>
      CORRECTING.has(word) ||
      (word === 'no' && mark !== '') ||
      // "Un texto, ou bin non appelez moi": of itself it answers.
      (word === 'non' && at === between.length - 1) ||
      (/^thoughts?$/.test(word) && between[at - 1]?.word === 'second'),
  );
  return takesBack ? among.at(-1) : undefined;
}

const CORRECTING = wordSet(
  'actually wait hang scratch sorry nah nope oops rather better finalement plutot attends attendez',
);

/** "Either call or text. ok text": the last word of several. */
const SETTLED = 0.6;
const ENDING: ReadonlySet<string> = new Set(['.', '!', '\n', ';']);
/** A method that is named and no more. */
const NAMED = 0.4;
/** "902 555 0170 texto svp" */
const SET_APART = 0.65;

function strengthOf(mention: MethodMention, tokens: readonly Token[]): number {
  const { method, from, to, wished, preferred, approved, guessed } = mention;
  const next = tokens[to];
  // "Not by phone, I'm at work. text"
  if (to === tokens.length && to - from === 1 && ENDING.has(tokens[from - 1]?.mark ?? '')) return SETTLED;
  const isOpen = OPEN_MARKS.has(tokens[to - 1]?.mark ?? '');
  const toNumber =
    isOpen &&
    next !== undefined &&
    (DIGIT.test(next.word) || (NUMBER_WORDS.has(next.word) && hasDigits(tokens, to)));
  if (guessed) return 0.45;
  if (isSetApart(method, from, to, tokens)) return SET_APART;
  if (approved && isAll(mention, tokens)) return SETTLED;
  // "Email is best jane@example.com" chooses, and "email is jane@example.com" hardly.
  if (method === 'email' && isBest(tokens, to)) return SETTLED;
  if (method === 'phone' && !wished && tellsNumber(tokens, from, to)) return 0.1;
  // "Text for sure"
  const isSure = tokens.at(-1)?.word === 'sure' && tokens.at(-2)?.word === 'for';
  if (isSure && tokens.length <= SHORT) return 0.85;
  if (isChangedTo(tokens, from)) return 0.8;
  if (toNumber && !(preferred && method === 'email'))
    return method === 'phone' ? (wished ? 0.25 : 0.1) : wished ? 0.6 : method === 'sms' ? 0.5 : 0.1;
  // "Text is gentlest" chooses, and "my phone is 902…" hardly.
  const isJudged = next !== undefined && /^(?:is|s)$/.test(next.word) && !hasDigits(tokens, to);
  if (isOpen && next !== undefined && NUMBER_WORDS.has(next.word) && !wished && !isJudged)
    return preferred || approved ? 0.5 : 0.15;
  if (isAnothers(tokens, from, to, isOpen ? next : undefined)) return 0.1;
  // "902-555-0134 cell" names what it is.
  const isLabel = method === 'phone' && !wished && hasDigits(tokens, 0);
  if (isLabel && tokens.length <= SHORT) return 0.2;
  if (tokens.length <= 2) return 0.85;
  if (isOpen && next !== undefined && TIMES.has(next.word)) return wished && preferred ? 0.6 : 0.4;
  if (wished) return preferred ? 0.8 : 0.7;
  if (isAskedFor(tokens, from, to)) return 0.65;
  if (preferred) return 0.6;
  const owned = OWNING.has(tokens[from - 1]?.word ?? '');
  if (owned) return tokens.length <= SHORT ? NAMED : 0.25;
  return approved ? 0.5 : NAMED;
}

/**
 * "Jim Doe 902 555 0170 **text pls**", "12 Oak St, Dartmouth, **texto svp**": a word of its own behind what is told, as a wish or right behind a
 * number. "Phone" and "cell" are what a number is, and a letter has an address behind it.
 */
function isSetApart(method: ContactMethod, from: number, to: number, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  const [behindNumber, isOwn] = [/\d{3}$/.test(before?.word ?? ''), (before?.mark ?? '') !== ''];
  const sign = tokens.findIndex(
    ({ mark }, at) => at >= to - 1 && (mark !== '' || LEADING_ON.has(tokens[at + 1]?.word ?? '')),
  );
  const end = sign === -1 ? tokens.length : sign + 1;
  const polite = tokens.slice(to, end).map(({ word }) => word);
  const word = tokens[from]?.word ?? '';
  return (
    before !== undefined &&
    to - from === 1 &&
    (behindNumber || (isOwn && polite.length > 0)) &&
    polite.every((word) => POLITE.has(word)) &&
    !/[:-]/.test(tokens[end - 1]?.mark ?? '') &&
    (method !== 'phone' || CALLS.has(word)) &&
    (method !== 'email' || !tokens.some(({ word }) => word.includes('@')))
  );
}
const POLITE = wordSet(
  'please pls plz svp thanks thx merci only seulement plutot instead preferably if possible is are best better works work fine good ok okay easier easiest sil te vous plait',
);
const LEADING_ON = new Set(['but', 'mais']);
const CALLS = new Set(['call', 'calls', 'appel', 'appels']);

/** "Text is fine thanks": a message that approves of one way, and says no more. */
const isAll = ({ from, to }: MethodMention, tokens: readonly Token[]): boolean =>
  tokens.slice(0, from).every(({ word }) => LEADS.has(word) || AROUND.has(word)) &&
  tokens.slice(to).every(({ word }) => TRAILS.has(word) || AROUND.has(word));
const AROUND = wordSet('oh ok okay yes actually thanks thank you merci then too instead');

const isBest = (tokens: readonly Token[], to: number): boolean =>
  IS.has(tokens[to]?.word ?? '') && BEST.has(tokens[to + 1]?.word ?? '');
const IS = new Set(['is', 's', 'est']);
const BEST = new Set(['best', 'better', 'easiest', 'easier', 'preferred']);

/** "Mon téléphone, c'est plutôt le 902…" puts the number right, and chooses nothing. */
function tellsNumber(tokens: readonly Token[], from: number, to: number): boolean {
  const figures = tokens.findIndex(({ word }, at) => at >= to && DIGIT.test(word));
  const between = tokens.slice(to, Math.max(to, figures)).map(({ word }) => word);
  return (
    figures >= to && OWNING.has(tokens[from - 1]?.word ?? '') && between.every((word) => STATING.has(word))
  );
}
const STATING = wordSet(
  'is its s now actually rather really c cest est plutot finalement maintenant le numero number',
);

/** "Please text", "can we just email?": all of a phrase. */
function isAskedFor(tokens: readonly Token[], from: number, to: number): boolean {
  if (to < tokens.length && tokens[to - 1]?.mark === '') return false;
  const before = tokens.slice(Math.max(0, from - 4), from);
  const said = before.slice(before.findLastIndex(({ mark }) => mark !== '') + 1).map(({ word }) => word);
  return ASKED_FOR.test(` ${said.join(' ')} `);
}

const ASKED_FOR =
  / (?:but )?(?:please (?:just |only )?|(?:can|could|may) (?:we|you|i|u) (?:please )?(?:just |only )?)$/;

/** "Just call me Skipper" gives a name, and "send it later by email" speaks of a picture. */
function isAnothers(tokens: readonly Token[], from: number, to: number, next: Token | undefined): boolean {
  const last = tokens[to - 1]?.word;
  if (last === 'me' && next?.word === 'whatever') return true;
  const isName =
    last === 'me' &&
    /^call/.test(tokens[from]?.word ?? '') &&
    next !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(next.text) &&
    !/day$/.test(next.word);
  const near = tokens.slice(Math.max(0, from - SHORT - 2), from);
  // "I'd sooner not give it out, just email me": what a sign ends goes on no more.
  const before = near.slice(near.findLastIndex(({ mark }) => mark !== '') + 1).map(({ word }) => word);
  const said = ` ${before.join(' ')} `;
  const isOwnAct =
    ACTED_ON.has((tokens[to - 1] === tokens[from] ? next?.word : last) ?? '') && OWN_ACT.test(said);
  return isName || isOwnAct || SENT.test(said);
}

const SENT =
  / (?:send|attach|forward) (?:it|one|them|that|some|photos?|pics?|pictures?) | (?:give|say|share|discuss|explain|provide|tell) (?:it|that|this|them|those) (?!me )/;
/** "I'll text it to you later", "I can call you": what they do themselves. */
const OWN_ACT = / (?:ill|i will|i can|i could|let me|lemme|im going to|im gonna) (?:just |then |also )?$/;
const ACTED_ON = wordSet('it that this them you yous ya yall back');
const hasDigits = (tokens: readonly Token[], from: number) =>
  tokens.slice(from, from + 4).some(({ word }) => /\d{3}/.test(word) || word.includes('@'));

/** "Either is fine" is the specification's default; "anything but a call" the first that is left. */
function eitherOf(tokens: readonly Token[], mentions: readonly MethodMention[]): Proposal<'contactMethod'>[] {
  const value = DEFAULTS.find((method) => mentions.every((mention) => mention.method !== method));
  if (value === undefined || tokens.length > MAX_EITHER) return [];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = phraseAt(tokens, at, EITHER);
    if (length === 0 || mentions.some((mention) => mention.from < at + length && at < mention.to)) continue;
    // What is only left over is asked about first.
    const [strength, reason] = mentions.length > 0 ? [0.2, 'the one left'] : [0.35, 'either will do'];
    return [{ slot: 'contactMethod', value, from: at, to: at + length, strength, reason }];
  }
  return [];
}

const DEFAULTS: readonly ContactMethod[] = ['phone', 'sms', 'email'];
const MAX_EITHER = 12;

const reasonOf = ({ preferred, wished }: MethodMention) =>
  preferred ? 'the preferred method' : wished ? 'a wish' : 'a method named';

function proposal(
  tokens: readonly Token[],
  mention: MethodMention,
  strength: number,
  reason: string,
): Proposal<'contactMethod'> {
  let { from, to } = mention;
  while (
    from > 0 &&
    mention.from - from < MAX_LEADS &&
    tokens[from - 1]?.mark === '' &&
    LEADS.has(tokens[from - 1]?.word ?? '')
  )
    from -= 1;
  while (to < tokens.length && tokens[to - 1]?.mark === '' && TRAILS.has(tokens[to]?.word ?? '')) to += 1;
  return { slot: 'contactMethod', value: mention.method, from, to, strength, reason };
}
