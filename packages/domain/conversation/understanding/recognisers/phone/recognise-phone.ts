import { PHONE_LEAD_IN } from '../../../lexicon/phone-words.ts';
import { polarityOf, type Utterance } from '../../utterance/utterance.ts';
import { type Piece, piecesOf } from '../pieces.ts';
import type { Proposal, Recogniser } from '../proposal.ts';
import { numbersWithAreaBehind } from './area-code-behind.ts';
import { correctedTail } from './correct-digits.ts';
import { type FoundNumber, findNumbers } from './find-numbers.ts';
import { isDisowned, weightOf } from './weigh-numbers.ts';

const MAX_LEAD_IN = 6;
const MAX_SHORTENED = 4;
/** A number that is mentioned and not meant. */
const MENTIONED = 0.45;

interface Candidate extends FoundNumber {
  display: string;
  weight: number;
  meant: boolean;
}

/** Proposes every phone number of a message; of several, the one that is to be called is the strongest. */
export const recognisePhone: Recogniser<'phone'> = (utterance) => {
  const pieces = piecesOf(utterance);
  const whole = findNumbers(utterance, pieces);
  const numbers = whole.length > 0 ? whole : numbersWithAreaBehind(pieces);
  const candidates = numbers.map((number, index) => candidateOf(numbers, index, utterance, pieces, number));
  const winner = winnerOf(candidates);
  return candidates.map((candidate) =>
    proposalOf(candidate, candidate === winner, candidates.length, pieces),
  );
};

function candidateOf(
  numbers: readonly FoundNumber[],
  index: number,
  utterance: Utterance,
  pieces: readonly Piece[],
  number: FoundNumber,
): Candidate {
  const tail = correctedTail(pieces, number, numbers[index + 1]?.from ?? pieces.length);
  const to = tail?.to ?? number.to;
  const display = tail?.display ?? number.answer.display;
  const first = tokenAt(pieces, number.from);
  const meant =
    polarityOf(utterance, first, tokenAt(pieces, number.to - 1) + 1) === 'asserted' || tail !== null;
  const weight = tail === null ? weightOf(numbers, index, pieces) : 1;
  return { ...number, to, display, weight, meant };
}

/** The most recommended one; of equals the first, since people give the best one first. */
function winnerOf(candidates: readonly Candidate[]): Candidate | null {
  const usable = candidates.filter(({ meant }) => meant);
  const most = Math.max(...usable.map(({ weight }) => weight));
  return usable.find(({ weight }) => weight === most) ?? null;
}

function proposalOf(
  candidate: Candidate,
  wins: boolean,
  count: number,
  pieces: readonly Piece[],
): Proposal<'phone'> {
  const { display, from, to, weight } = candidate;
  const disowned = isDisowned(candidate, pieces) && display === candidate.answer.display;
  const strength = count === 1 ? (disowned ? 0.5 : 0.95) : wins ? (weight > -3 ? 0.93 : 0.5) : MENTIONED;
  const reason = count === 1 ? 'a number to dial' : `one of ${count} numbers, weight ${weight}`;
  return {
    slot: 'phone',
    value: display,
    from: leadInOf(pieces, from),
    to: tokenAt(pieces, to - 1) + 1,
    strength,
    reason,
  };
}

/** The token where the number begins, with "my number is" before it. */
function leadInOf(pieces: readonly Piece[], from: number): number {
  let at = from;
  while (at > 0 && from - at < MAX_LEAD_IN) {
    const piece = pieces[at - 1] as Piece;
    // "Not my old number. It's 902 …": a sentence ends, but for "tel." and the like.
    const isEnd = piece.mark === '.' && piece.word.length > MAX_SHORTENED;
    if (isEnd || !['', ':', '-', '.'].includes(piece.mark) || !PHONE_LEAD_IN.has(piece.word)) break;
    at -= 1;
  }
  return tokenAt(pieces, at);
}

const tokenAt = (pieces: readonly Piece[], index: number): number => pieces[index]?.token ?? 0;
