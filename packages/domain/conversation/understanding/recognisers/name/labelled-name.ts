import { wordSet } from '../../../../text/word-set.ts';
import type { Token } from '../../utterance/token.ts';
import { dayNameAt } from './day-name.ts';
import type { NamePart } from './merge-names.ts';
import { nameRunAt } from './name-run.ts';
import { capitalName } from './name-value.ts';
import { spelledAt } from './spelling/spelled-letters.ts';

const GIVEN = wordSet('first firsts firstname fname given forename prenom');
const FAMILY = wordSet('last lasts lastname lname family surname surnames famille nom');
const BETWEEN = wordSet('name names is its my the and a it be de est cest on with her his of');
/** "First", "Tim", "last", "Cole". */
const PIECES = 4;

interface Piece {
  kind: 'given' | 'family' | 'value';
  value: string;
  to: number;
}

/** A name said in labelled parts, in whatever order: "first Tim last Cole", "Tim is the first name and Cole the last". */
export function labelledName(tokens: readonly Token[]): NamePart | null {
  if (!tokens.some(({ word }) => GIVEN.has(word)) || !tokens.some(({ word }) => FAMILY.has(word)))
    return null;
  for (let from = 0; from < tokens.length; from += 1) {
    const pieces = piecesFrom(tokens, from);
    const name = pieces.length < PIECES ? null : nameOf(pieces);
    const to = pieces.at(-1)?.to ?? from;
    if (name === null) continue;
    return { value: name, from, to, strength: 0.95, reason: 'labelled parts', part: 'whole' };
  }
  return null;
}

/** The first four labels and names from a token on; fewer where something else stands among them. */
function piecesFrom(tokens: readonly Token[], from: number): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < tokens.length && pieces.length < PIECES) {
    const piece = pieceAt(tokens, at);
    if (piece !== null) pieces.push(piece);
    else if (pieces.length === 0 || !BETWEEN.has(tokens[at]?.word ?? '')) break;
    at = piece?.to ?? at + 1;
  }
  return pieces;
}

function pieceAt(tokens: readonly Token[], at: number): Piece | null {
  const word = tokens[at]?.word ?? '';
  if (GIVEN.has(word)) return { kind: 'given', value: '', to: at + 1 };
  if (FAMILY.has(word)) return { kind: 'family', value: '', to: at + 1 };
  if (BETWEEN.has(word)) return null;
  const spelled = spelledAt(tokens, at);
  if (spelled !== null) return { kind: 'value', value: capitalName(spelled.letters), to: spelled.to };
  const run = nameRunAt(tokens, at) ?? dayNameAt(tokens, at);
  return run === null ? null : { kind: 'value', value: run.value, to: run.to };
}

/** Each label belongs to the name beside it: the first two pieces are one pair, the last two the other. */
function nameOf(pieces: readonly Piece[]): string | null {
  const pairs = [pieces.slice(0, 2), pieces.slice(2)];
  const valueBeside = (kind: Piece['kind']) =>
    pairs.find((pair) => pair.some((piece) => piece.kind === kind))?.find((piece) => piece.kind === 'value')
      ?.value;
  const [given, family] = [valueBeside('given'), valueBeside('family')];
  return given === undefined || family === undefined ? null : `${given} ${family}`;
}
