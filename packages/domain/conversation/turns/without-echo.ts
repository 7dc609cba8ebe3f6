const SENTENCES = /[^.?!\n]+[.?!]*/g;
const MIN_WORDS = 4;

/**
 * Returns what somebody says without the assistant's own sentences in it: some copy the question before they answer. A
 * message that is nothing else stays as it is.
 */
export function withoutEcho(text: string, lastReply: string | undefined): string {
  const asked = (lastReply?.match(SENTENCES) ?? []).map((sentence) => sentence.trim());
  const left = asked
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS)
    .reduce((rest, sentence) => rest.replace(sentence, ' '), text)
    .trim();
  return left === '' ? text : left;
}
