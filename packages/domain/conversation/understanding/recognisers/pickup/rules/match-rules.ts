import { mayMatch, searched } from '../../../text/needed-parts.ts';
import { type PickupText, wordAt } from '../pickup-text.ts';

/** A turn of phrase in the codes of `PickupText`, and what it means. */
export interface Rule<Value> {
  pattern: RegExp;
  read(match: RegExpExecArray, today: string): Value | null;
}

/** What a rule found; word indices, `to` is exclusive. */
export interface Match<Value> {
  from: number;
  to: number;
  value: Value;
}

/** A pattern of whole words, each with one space on either side. */
export function words(pattern: string): RegExp {
  return new RegExp(`(?<= )(?:${pattern})(?= )`, 'g');
}

/**
 * Returns what the rules find, the longer phrase before the shorter and the earlier rule before the later; none overlap.
 * In the order of the message.
 */
export function findMatches<Value>(
  said: PickupText,
  rules: readonly Rule<Value>[],
  today: string,
  text: string = said.text,
): Match<Value>[] {
  const within = searched(text);
  const found = rules
    .filter(({ pattern }) => mayMatch(pattern, within))
    .flatMap((rule) => matchesOf(said, rule, today, text));
  found.sort((a, b) => b.to - b.from - (a.to - a.from));
  const taken = new Set<number>();
  const kept = found.filter(({ from, to }) => {
    const span = Array.from({ length: to - from }, (_, index) => from + index);
    if (span.some((word) => taken.has(word))) return false;
    for (const word of span) taken.add(word);
    return true;
  });
  return kept.sort((a, b) => a.from - b.from);
}

function matchesOf<Value>(said: PickupText, rule: Rule<Value>, today: string, text: string): Match<Value>[] {
  const found: Match<Value>[] = [];
  const { pattern } = rule;
  // `matchAll` would make the pattern anew each time.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const value = rule.read(match, today);
    const end = match.index + match[0].length;
    if (value !== null) found.push({ from: wordAt(said, match.index), to: wordAt(said, end), value });
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}

/** The text with these stretches made unreadable, so that a second set of rules leaves them alone. */
export function masked(
  { text, words: all }: PickupText,
  spans: readonly { from: number; to: number }[],
): string {
  const letters = text.split('');
  for (const { from, to } of spans) {
    for (const { at, code } of all.slice(from, to)) letters.fill('_', at, at + code.length);
  }
  return letters.join('');
}
