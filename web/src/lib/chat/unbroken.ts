/** A stretch of a text, and whether it is read as one and so belongs on one line. */
export interface Stretch {
  text: string;
  isOne: boolean;
}

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const CLOCK = '\\d{1,2}(?::\\d\\d)? ?(?:[AaPp][Mm]|[ap]\\.m\\.)';
const AMOUNT = '\\$\\d{1,3}(?:,?\\d{3}){0,2}';
const ONE = [
  // A postal code; a phone number, whose first bracket is any other's.
  '[A-Za-z]\\d[A-Za-z] ?\\d[A-Za-z]\\d',
  '(?:\\d{3}\\) ?|\\d{3}[ .-])\\d{3}[ .-]?\\d{4}',
  // A day, before which a narrow line may end behind its weekday, and hours; prices.
  `${MONTH} \\d{1,2}(?:, \\d{4})?`,
  `${CLOCK}(?: ?[-–] ?${CLOCK})?`,
  `${AMOUNT}(?: (?:to|or) ${AMOUNT}| ?[-–] ?${AMOUNT})?`,
];
const UNBROKEN = new RegExp(`(?<![\\w$])\\(?(?:${ONE.join('|')})(?!\\w)`, 'g');

/** Splits a text where a line may break, so that codes, numbers, days and hours stay whole. The stretches joined are the text. */
export function splitUnbroken(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let done = 0;
  const add = (end: number, isOne: boolean) => {
    if (end > done) stretches.push({ text: text.slice(done, end), isOne });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(UNBROKEN)) {
    add(index, false);
    add(index + found.length, true);
  }
  add(text.length, false);
  return stretches;
}
