import type { Verdict } from '../arbiter/arbitrate.ts';
import { withoutStory } from '../notes/without-story.ts';
import type { Proposal } from '../recognisers/proposal.ts';
import { tellsWhen } from '../tells-when.ts';
import { withoutGreeting } from '../text/without-greeting.ts';
import type { Understanding } from '../understand.ts';
import { type Clause, textBetween, type Utterance } from '../utterance/utterance.ts';

/** Longer descriptions are truncated: the transcript has the rest. */
const MAX_JUNK_TEXT = 1000;

/**
 * Describes a load for the crew in the words it was told: the whole message where it says nothing else, or else the
 * clauses that name a thing, with those beside them that nothing else explains and that tell no story before it. Things that
 * are not to go are left out, and so is what is said of a day or a call.
 */
export function describeLoad(
  said: Understanding,
  mentions: readonly Proposal<'junkType'>[],
  wholeMessage: boolean,
): string {
  const { message, utterance } = said;
  // "Settling my father's estate, a desk": what only hints at things is no thing beside others.
  const definite = mentions.filter(({ value }) => !value.vague);
  const things = (definite.length > 0 ? definite : mentions).map(({ from }) => from);
  const all = { from: 0, to: utterance.tokens.length };
  const load = withoutStory(utterance, all, things);
  const isWhole = load.from === all.from && load.to === all.to;
  const more = said.verdicts.filter(saysMore);
  const ownOf = ({ from, to }: Clause) =>
    mentions.filter((mention) => from <= mention.from && mention.from < to);
  const isOfWhen = (clause: Clause) => ownOf(clause).length === 0 && tellsWhen(utterance, clause);
  const isPlain = utterance.clauses.every(
    (clause) => clause.act === 'statement' && !isShared(more, clause) && !isOfWhen(clause),
  );
  if (wholeMessage && isPlain && isWhole)
    return withoutGreeting(message.trim()).replace(OPENING, '').slice(0, MAX_JUNK_TEXT);
  const texts = utterance.clauses.flatMap((clause) => {
    const own = ownOf(clause);
    const isTold = own.length > 0 || (wholeMessage && clause.act === 'statement' && !isOfWhen(clause));
    const from = Math.max(clause.from, load.from);
    const to = Math.min(clause.to, load.to);
    if (!isTold || from >= to) return [];
    // "Do you take tires?" asks about the tires, and so does "c'est combien pour un frigo".
    if (clause.act === 'question')
      return own.length === 0 ? [] : [textBetween(utterance, own[0]?.from ?? from, own.at(-1)?.to ?? to)];
    if (!isShared(more, clause)) return [textBetween(utterance, from, to)];
    const list = listIn(utterance, more, clause);
    if (list !== null) return [list];
    return own.map(({ from, to }, index) =>
      textBetween(utterance, from, index === own.length - 1 ? measuredEnd(said, clause, to) : to),
    );
  });
  return texts.join(', ').slice(0, MAX_JUNK_TEXT);
}

/** "Bon, j'ai un frigo", "ok so I have a couch" */
const OPENING =
  /^(?:(?:bon|ben|bin|alors|euh|ok|okay|well|so|um|uh)[, ]+)+(?=j['’]?ai |j['’]?aurais |i |i['’]|we )/i;

/** "Some plywood and a roll of tyvek": what is measured is carried away as well, though nobody knows what it is. */
function measuredEnd({ utterance, verdicts }: Understanding, clause: Clause, to: number): number {
  const rest = textBetween(utterance, to, clause.to);
  const isClaimed = verdicts.some(
    ({ proposal, verdict }) => verdict === 'stored' && proposal.from < clause.to && proposal.to > to,
  );
  return !isClaimed && MEASURED.test(rest) ? clause.to : to;
}

const MEASURED =
  /^(?:and|plus|also|et|avec|with) (?:also )?(?:an?|une?|some|\d{1,2}|two|three|four|five|six|few|couple|deux|trois) (?:rolls?|bundles?|boxe?s?|bags?|sheets?|stacks?|piles?|pieces?|buckets?|pails?|pallets?|rouleaux?|bo[iî]tes?|sacs?) (?:of|de|d['’]) ?[\p{L}-]+(?: [\p{L}-]+)?$/iu;

/** "Sunday night: flats": what a colon leads in to, where nothing else is said behind it. */
function listIn(utterance: Utterance, more: readonly Verdict[], clause: Clause): string | null {
  const at = utterance.tokens.findLastIndex(({ mark }, index) => mark === ':' && index < clause.to - 1);
  const rest = { ...clause, from: at + 1 };
  return at < clause.from || isShared(more, rest) ? null : textBetween(utterance, rest.from, rest.to);
}

/** More than what has to go: another value, or a thing that stays. */
const saysMore = ({ proposal: { slot }, verdict, why }: Verdict): boolean =>
  slot === 'junkType' ? isLeftOut(verdict, why) : verdict === 'stored' || slot === 'phone';

/** Whether a clause says some of it. */
const isShared = (more: readonly Verdict[], clause: Clause): boolean =>
  more.some(({ proposal: { from, to } }) => from < clause.to && to > clause.from);

/** Whether a thing was named and is not to go. */
export function isLeftOut(verdict: string, why: string): boolean {
  return verdict === 'dropped' && (why === 'negated' || why === 'replaced' || why === RULED_OUT);
}

/** Of things whose own words say so: "the fridge stays". */
export const RULED_OUT = 'ruled out by its own words';
