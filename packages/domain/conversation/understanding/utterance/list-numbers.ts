import type { Mark, Token } from './token.ts';

const LIST_NUMBER = /^[1-9]$/;

/**
 * The tokens without the numbers of a list, each of them a pause: "1) dresser 2) lamp", "1. Jane 2. Roe". A bracket alone
 * makes a number one; with a dot or a dash the next one has to follow too.
 */
export function withoutListNumbers(tokens: readonly Token[]): Token[] {
  const [first] = tokens;
  if (first === undefined || !isNumber(first)) return [...tokens];
  const mark = first.mark;
  const isNumbered = (token: Token, at: number) =>
    isNumber(token) && token.mark === mark && at < tokens.length - 1;
  const numbers = tokens.filter(isNumbered).map(({ word }) => Number(word));
  const counts = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  if (!counts || (numbers.length < 2 && mark !== ')')) return [...tokens];
  const kept: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isNumbered(token, at)) kept.push(token);
    else kept.push(...kept.splice(-1, 1).map(paused));
  }
  return kept;
}

const MARKS: ReadonlySet<Mark> = new Set<Mark>([')', '.', '-', ':']);
const isNumber = ({ word, mark }: Token) => LIST_NUMBER.test(word) && MARKS.has(mark);
const paused = (token: Token): Token => (token.mark === '' ? { ...token, mark: ';' } : token);
