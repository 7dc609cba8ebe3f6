import type { Proposal, Recogniser } from '../proposal.ts';
import { readsAsAnswer } from './answers-instead.ts';
import { bareNames } from './bare-names.ts';
import { introducedNames, trailerEnd } from './introduced-names.ts';
import { mergedParts, mergedWithKnown, type NamePart } from './merge-names.ts';
import { spelledName } from './spelled-name.ts';
import { withSpelling } from './with-spelling.ts';

/**
 * Proposes the names in a message: introduced ones ("my name is Tim Cole", "uh it's Tim"), those that stand alone, and
 * the spelling of the one that is known.
 */
export const recogniseName: Recogniser<'name'> = (utterance, { known }) => {
  const { tokens } = utterance;
  const introduced: NamePart[] = introducedNames(tokens).map(({ from, run, strength, reason, part }) => ({
    value: run.value,
    from,
    to: trailerEnd(tokens, run.to),
    strength,
    reason,
    part,
  }));
  const isFree = ({ from, to }: NamePart) =>
    introduced.every((other) => to <= other.from || from >= other.to);
  const bare: NamePart[] = bareNames(tokens)
    .map(({ run, to, strength, reason }): NamePart => {
      return { value: run.value, from: run.from, to, strength, reason, part: 'whole' };
    })
    .filter(isFree);
  const parts = readsAsAnswer(utterance) ? introduced : [...introduced, ...bare];
  const spelled = parts.map((part) => withSpelling(utterance, part));
  const named = mergedParts(spelled.filter(isOutside), known.name).map((part) =>
    withSpelling(utterance, part),
  );
  const whole = named.map((part) => proposalOf(mergedWithKnown(part, known.name)));
  return whole.length > 0 ? whole : spelledOf(spelledName(utterance, known.name));
};

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
