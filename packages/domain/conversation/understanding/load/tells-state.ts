import { type Understanding, withVerdict } from '../understand.ts';
import { clauseAt, type Utterance } from '../utterance/utterance.ts';
import { headOf, namesPart } from './load-parts.ts';

interface Range {
  from: number;
  to: number;
}

const STATES = new Set(
  'is isnt was wasnt has hasnt had have are arent doesnt does works runs weighs est etait a na marche fonctionne pese'.split(
    ' ',
  ),
);
const OWNED = new Set('the my our that this le la les mon ma mes l'.split(' '));

/**
 * Whether a clause tells what a thing is like, and names none in its place: "no the bbq has no tank", "the dishwasher is unplugged".
 * @param behind the token behind the thing
 */
export const tellsState = (
  { tokens }: Pick<Utterance, 'tokens'>,
  { from, to }: Range,
  behind: number,
): boolean =>
  behind < to &&
  STATES.has(tokens[behind]?.word ?? '') &&
  tokens.slice(from, behind).some(({ word }) => OWNED.has(word));

/** Whether a message does so of a thing of a known load. */
export const tellsStateOf = (said: Understanding, known: string): boolean =>
  withVerdict(said, 'junkType', 'stored').some(({ from, to, value }) => {
    const clause = clauseAt(said.utterance, from);
    return clause !== null && tellsState(said.utterance, clause, to) && namesPart(known, headOf(value.thing));
  });
