export interface FoundPostalCode {
  /** Written as the post does: `B3H 1A1`. */
  postalCode: string;
  start: number;
  end: number;
}

/** A Canadian postal code in any case, spaced, dashed or dotted in any way. Not every letter can stand in one. */
const POSTAL_CODE =
  /(?<![a-z\d])([abceghj-nprstvxy])[ .-]{0,2}(\d)[ .-]{0,2}([abceghj-nprstv-z])[ .-]{0,3}(\d)[ .-]{0,2}([abceghj-nprstv-z])[ .-]{0,2}(\d)(?![a-z\d])/i;

/** The first postal code in a text, or null. */
export function findPostalCode(text: string): FoundPostalCode | null {
  const match = POSTAL_CODE.exec(text);
  if (match === null) return null;
  const code = match.slice(1).join('').toUpperCase();
  const postalCode = `${code.slice(0, 3)} ${code.slice(3)}`;
  return { postalCode, start: match.index, end: match.index + match[0].length };
}
