/** Behind the @ of a mail address, and behind the dots before it. */
const BREAK = /(?<=@)|(?<=\.)(?=[^\s@]{1,64}@)/;

/** A text in the parts between which its mail addresses may be broken. */
export function mailParts(text: string): string[] {
  return text.split(BREAK);
}
