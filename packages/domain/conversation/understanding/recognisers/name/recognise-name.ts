import { foldText } from '../../text/plain-text.ts';
import type { Token } from '../../utterance/token.ts';
import type { Proposal, Recogniser } from '../proposal.ts';
import { readsAsAnswer } from './answers-instead.ts';
import { bareNames } from './bare-names.ts';
import { introducedNames, trailerEnd } from './introduced-names.ts';
import { labelledName } from './labelled-name.ts';
import { listedName } from './listed-name.ts';
import { mergedParts, mergedWithKnown, type NamePart } from './merge-names.ts';
import { hasKnownGiven } from './name-context.ts';
import { isKnownWord, type NameRun } from './name-run.ts';
import { capitalName } from './name-value.ts';
import { isCapital } from './name-word.ts';
import { setApart } from './set-apart.ts';
import { spelledAt, spellsAt } from './spelling/spelled-letters.ts';
import { spelledName } from './spelling/spelled-name.ts';
import { withSpelling } from './spelling/with-spelling.ts';

/**
 * Proposes the names in a message: introduced ones ("my name is Tim Cole", "uh it's Tim"), those that stand alone, and
 * the spelling of the one that is known.
 */
export const recogniseName: Recogniser<'name'> = (said, { asked, known }) => {
  const tokens = setApart(
    said.tokens.map((token, index) => withoutIs(token, said.tokens, index)),
    asked,
  );
  const utterance = { ...said, tokens };
  const apart = labelledName(tokens) ?? (known.name === null ? listedName(tokens) : null);
  if (apart !== null) return [proposalOf(withSpelling(utterance, apart))];
  const isWeakAtPhoto = (run: NameRun, strength: number) =>
    asked === 'photo' && strength < SURE && isUnlikely(run, tokens);
  // "It's for my neighbour Harold, he had his hip done", told of the junk: who asks is not known yet.
  const isOfStory = (run: NameRun, reason: string) =>
    asked === 'junkType' && reason.startsWith('for a ') && run.words.length === 1;
  const introducedOnes = introducedNames(tokens).filter(
    ({ reason, run }) => !(reason === 'after "attention"' && WARNED_OF.test(run.value)),
  );
  const introduced: NamePart[] = introducedOnes.map(({ from, run, strength, reason, part }) => ({
    value: run.value,
    from,
    to: trailerEnd(tokens, run.to),
    strength: isWeakAtPhoto(run, strength) || isOfStory(run, reason) ? Math.min(strength, EXCUSE) : strength,
    reason,
    part: asksForFamily(tokens, from) ? 'family' : speaksOfFirst(tokens, from) ? 'given' : part,
  }));
  const isFree = ({ from, to }: NamePart) =>
    introduced.every((other) => to <= other.from || from >= other.to);
  const bare: NamePart[] = bareNames(tokens)
    .filter(({ run }) => !WARNING.test(run.value))
    .map(({ run, to, strength: found, reason }): NamePart => {
      // "skip. soo-jin han", as the photo's question asks for it.
      const isBehindSkip =
        asked === 'photo' && isBehindNo(tokens, run) && run.words.length > 1 && to === tokens.length;
      const isExcuse = asked === 'photo' && isUnlikely(run, tokens) && to - run.from < tokens.length;
      const strength = isBehindSkip ? Math.max(found, ASKED_FOR) : isExcuse ? Math.min(found, EXCUSE) : found;
      const isInstead = BUT.has(tokens[run.from - 1]?.word ?? '');
      return {
        value: run.value,
        from: run.from,
        to,
        strength,
        reason: isInstead ? `after "but "` : reason,
        part: 'whole',
      };
    })
    .filter(isFree);
  const parts = readsAsAnswer(utterance)
    ? introduced
    : [...introduced, ...bare, ...spelledGiven(tokens, introduced, bare)];
  const spelled = parts.map((part) => withSpelling(utterance, part));
  const named = mergedParts(spelled.filter(isOutside), known.name).map((part) =>
    withSpelling(utterance, part),
  );
  const other = named.find(({ reason, strength }) => reason.startsWith('for a ') && strength >= FOR_OTHERS);
  const whole = (other === undefined || isForFirstName(tokens, other, named) ? named : [other])
    .map((part) => respelled(mergedWithKnown(part, known.name), known.name))
    .filter(({ value }) => asked === 'name' || !isSignatureOf(value, known.name))
    .map(proposalOf);
  // "No e on the end of Clark": the known name is spelled, and not another one given.
  const isSure = whole.some(({ strength }) => strength >= SURE);
  return isSure || (whole.length > 0 && known.name === null)
    ? whole
    : [...whole, ...spelledOf(spelledName(utterance, known.name))];
};

/** "Attention au chien" warns, and names nobody. */
const WARNING = /^attention (?:aux?|[aà]|to) /i;
const WARNED_OF = /^(?:aux?|[aà]|to|the|la|le|les) /i;

/** "Regards, H. Slaunwhite" of a known Hubert Slaunwhite: the same name, shorter. */
function isSignatureOf(value: string, known: string | null): boolean {
  const [signed, full] = [value, known ?? ''].map((name) => foldText(name).replaceAll('.', '').split(' '));
  if (signed === undefined || full === undefined || signed.length !== full.length) return false;
  const isShort = (word: string, at: number) => word.length === 1 && full[at]?.startsWith(word) === true;
  return signed.some(isShort) && signed.every((word, at) => isShort(word, at) || word === full[at]);
}

/** "I'm Jane Roe, clearing it for my uncle Leo": who says the whole of a name is who answers the telephone. */
const isForFirstName = (tokens: readonly Token[], other: NamePart, named: readonly NamePart[]): boolean =>
  !other.value.includes(' ') &&
  FOR.has(tokens[other.from]?.word ?? '') &&
  !tokens.some(({ word }) => PUTTING.has(word)) &&
  named.some(({ value, from, reason }) => from < other.from && value.includes(' ') && OWN.test(reason));
const FOR = new Set(['for', 'pour']);
const PUTTING = new Set(['put', 'use', 'under', 'write', 'mettez', 'mets']);
const OWN = /^after "(?:im|i am|my name|this is|je suis|je m'?appelle|mon nom|moi c'?est)/;

const ASKED_FOR = 0.62;
const SKIPPING = new Set(['skip', 'pass', 'passe']);
const NO_PHOTO = new Set('no nope not cant cannot dont later none without pas sans non'.split(' '));

/** "Skip. tim cole", "can't right now, I'm at work. tim cole": a sentence of its own, with no everyday word in it. */
function isBehindNo(tokens: readonly Token[], { from, words }: NameRun): boolean {
  const { word = '', mark = '' } = tokens[from - 1] ?? {};
  if (mark !== '' && SKIPPING.has(word)) return true;
  const ends = mark === '.' || mark === '!' || mark === '\n';
  return ends && !words.includes('word') && tokens.slice(0, from).some((token) => NO_PHOTO.has(token.word));
}

/** "Marc with a c", of a known Mark Cole: one word of the name is put right, whatever was asked. */
function respelled(part: NamePart, known: string | null): NamePart {
  if (known === null || !part.reason.includes(LETTER_HINT)) return part;
  const [words, before] = [part.value.split(' '), known.split(' ')];
  const isOneWord =
    words.length === before.length && words.filter((word, at) => word !== before[at]).length === 1;
  return isOneWord ? { ...part, strength: Math.max(part.strength, RESPELLED) } : part;
}

const LETTER_HINT = 'a hint about a letter';
const RESPELLED = 0.75;

/** "My name is spelled X-i-a, last name Cole": the letters are all there is of the first name. */
function spelledGiven(
  tokens: readonly Token[],
  introduced: readonly NamePart[],
  bare: readonly NamePart[],
): NamePart[] {
  const isFamilyAlone = bare.length === 0 && introduced.every(({ part }) => part === 'family');
  const at =
    isFamilyAlone && introduced.length === 1
      ? tokens.findIndex((_token, index) => spellsAt(tokens, index))
      : -1;
  const spelled = at < 0 || at >= (introduced[0]?.from ?? 0) ? null : spelledAt(tokens, at);
  if (spelled === null) return [];
  return [
    {
      ...spelled,
      value: capitalName(spelled.letters.toLowerCase()),
      strength: SURE,
      reason: 'spelled out',
      part: 'given',
    },
  ];
}

/** "No pics, flour everywhere": beside other words at the photo, what is no known name says why there is none. */
const isUnlikely = (run: NameRun, tokens: readonly Token[]): boolean => {
  const isSentence = tokens[run.from] !== undefined && isCapital(tokens[run.from] as Token);
  return !run.capital && !(isSentence ? hasKnownGiven(run) : run.words.some(isKnownWord));
};
const EXCUSE = 0.2;
const BUT = new Set(['but', 'mais']);

/** Somebody else's quote: "I'm Zoe but put my mother, Rosa Lima". */
const FOR_OTHERS = 0.75;
const SURE = 0.5;

/** "Tim Cole's the name", "Cole's my last", "use my wife Jane's name" */
function withoutIs(token: Token, tokens: readonly Token[], index: number): Token {
  const [next, name] = [tokens[index + 1]?.word ?? '', tokens[index + 2]?.word ?? ''];
  const isNaming = ['the', 'my', 'me'].includes(next) && NAMING.has(name);
  if (!SAYS_IS.test(token.text) || !(isNaming || (next === 'name' && isCapital(token)))) return token;
  return { ...token, text: token.text.slice(0, -2), word: token.word.replace(/s$/, '') };
}

const NAMING = new Set(['name', 'first', 'last', 'surname', 'given', 'family']);
const SAYS_IS = /..['’]s$/i;

/** "You've got my first name wrong, it's Aoife" */
const speaksOfFirst = (tokens: readonly Token[], from: number): boolean =>
  IS.has(tokens[from]?.word ?? '') &&
  tokens
    .slice(Math.max(0, from - ASKED_REACH), from)
    .some(({ word }, index, before) => word === 'name' && before[index - 1]?.word === 'first');

/** "Do you need my last name too? It's Cole" */
function asksForFamily(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - ASKED_REACH), from);
  return before.some(
    ({ word }, index) =>
      (word === 'surname' || (word === 'name' && FAMILY.has(before[index - 1]?.word ?? ''))) &&
      (before.slice(index).some(({ mark }) => mark === '?') || IS.has(tokens[from]?.word ?? '')),
  );
}

const FAMILY = new Set(['last', 'family', 'second']);
const IS = new Set(['its', 'it']);
const ASKED_REACH = 7;

/** Not within the spelling of the name before it. */
const isOutside = (part: NamePart, index: number, all: readonly NamePart[]): boolean =>
  all.every((other, at) => at === index || other.from >= part.from || other.to < part.to);

const proposalOf = ({ value, from, to, strength, reason }: NamePart): Proposal<'name'> => ({
  slot: 'name',
  value,
  from,
  to,
  strength,
  reason,
});

const spelledOf = (spelled: ReturnType<typeof spelledName>): Proposal<'name'>[] =>
  spelled === null
    ? []
    : [
        {
          slot: 'name',
          value: spelled.name,
          from: spelled.from,
          to: spelled.to,
          strength: 0.9,
          reason: spelled.reason,
        },
      ];
