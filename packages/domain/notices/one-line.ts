const ELLIPSIS = '…';

/**
 * A text as one line for a subject or a text message: control characters, line ends and marks that turn the direction of
 * writing are blanks, so that nothing that a visitor typed begins another header or hides what follows.
 * @param max the most characters.
 */
export function oneLine(text: string, max: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= max) return line;
  return `${line
    .slice(0, max - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}${ELLIPSIS}`;
}
