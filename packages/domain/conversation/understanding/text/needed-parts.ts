/** Stands for any digit: what a text is searched in has one more letter where it has a digit. */
const DIGIT = '\0';
const HAS_DIGIT = /\d/;
const OPENINGS = ['(?:', '(?=', '(?<=', '(?!', '(?<!'];
/** Flags that change how letters compare, and what no pattern here is written with: named groups, codes of letters. */
const UNREAD_FLAGS = /[iv]/;
const UNREAD = /\(\?(?![:=!]|<[=!])|\\[cxuk]/;
const QUANTIFIER = /(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/y;

/** Of each list a text has one at least where it matches. */
type Needed = readonly (readonly string[])[];

interface Searched {
  text: string;
  letters: number;
}

const KNOWN = new WeakMap<RegExp, readonly (readonly Searched[])[]>();

/** Returns a text as `mayMatch` searches it, made once for many patterns. */
export function searched(text: string): Searched {
  const marked = HAS_DIGIT.test(text) ? text + DIGIT : text;
  return { text: marked, letters: lettersOf(marked) };
}

/** A bit for each letter of a text, signs and capitals sharing a few: a part with others is not in it. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== SPACE) letters |= 1 << (code >= FIRST_LETTER ? (code - FIRST_LETTER) % 26 : 26 + (code % 5));
  }
  return letters;
}
const FIRST_LETTER = 'a'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/**
 * Whether a text has what every match of a pattern needs: the letters that it spells out, a digit for its `\d`. Most patterns
 * speak of what is not said, and looking for a few letters costs far less than trying them. A pattern in signs or with
 * flags that are not read here may always match.
 */
export function mayMatch(pattern: RegExp, { text, letters }: Searched): boolean {
  const needed = KNOWN.get(pattern) ?? neededOf(pattern);
  return needed.every((parts) =>
    parts.some((part) => (part.letters & ~letters) === 0 && text.includes(part.text)),
  );
}

function neededOf(pattern: RegExp): readonly (readonly Searched[])[] {
  const isRead = !UNREAD_FLAGS.test(pattern.flags) && !UNREAD.test(pattern.source);
  const needed = isRead ? neededBy(pattern.source) : [];
  const known = needed.map((parts) => parts.map((text) => ({ text, letters: lettersOf(text) })));
  KNOWN.set(pattern, known);
  return known;
}

/** What every match of a pattern's source needs, the most telling first. */
function neededBy(source: string): Needed {
  let at = 0;

  const alternatives = (): Needed => {
    const options = [sequence()];
    for (; source[at] === '|'; options.push(sequence())) at += 1;
    const [only = []] = options;
    if (options.length === 1) return only;
    return options.some((option) => option.length === 0)
      ? []
      : [options.flatMap((option) => option.toSorted(byTelling)[0] ?? [])];
  };

  const sequence = (): Needed => {
    const needed: (readonly string[])[] = [];
    let letters = '';
    const endLetters = () => {
      if (letters.trim() !== '') needed.push([letters]);
      letters = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const atom = readAtom();
      const isLetter = typeof atom === 'string';
      QUANTIFIER.lastIndex = at;
      const quantifier = QUANTIFIER.exec(source);
      at += quantifier?.[0].length ?? 0;
      const isOptional = /^[?*]/.test(quantifier?.[0] ?? '') || quantifier?.[1] === '0';
      if (isLetter && !isOptional) letters += atom;
      if (!isLetter || quantifier !== null) endLetters();
      if (!isLetter && !isOptional) needed.push(...atom);
    }
    endLetters();
    return needed;
  };

  /** A letter, or what a group, a class or a sign needs. */
  const readAtom = (): string | Needed => {
    const sign = source[at] ?? '';
    if (sign === '(') return readGroup();
    if (sign === '[') {
      for (at += 1; source[at] !== ']'; at += 1) if (source[at] === '\\') at += 1;
      at += 1;
      return [];
    }
    at += 1;
    if (sign !== '\\') return '.^$'.includes(sign) ? [] : sign;
    const escaped = source[at] ?? '';
    at += 1;
    if (escaped === 'd') return [[DIGIT]];
    if (escaped === 'p' || escaped === 'P') at = source.indexOf('}', at) + 1;
    return /[a-zA-Z0-9]/.test(escaped) ? [] : escaped;
  };

  const readGroup = (): Needed => {
    const opening = OPENINGS.find((start) => source.startsWith(start, at)) ?? '(';
    at += opening.length;
    const inside = alternatives();
    at += 1;
    return opening.endsWith('!') ? [] : inside;
  };

  return alternatives().toSorted(byTelling);
}

/** Long words tell more than short ones, a few more than many, and a digit is in every other text. */
const byTelling = (a: readonly string[], b: readonly string[]): number =>
  lengthOf(b) - lengthOf(a) || a.length - b.length;
const lengthOf = (parts: readonly string[]): number =>
  Math.min(...parts.map((part) => (part === DIGIT ? 0 : part.trim().length)));
