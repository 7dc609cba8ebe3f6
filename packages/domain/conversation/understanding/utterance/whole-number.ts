const PHONE_FIGURES = /^[\d()+.-]+$/;
const PHONE_DIGITS = 7;

/** Whether words are the figures of a whole phone number, and nothing else: "902 555 7741". */
export const isWholeNumber = (words: readonly string[]): boolean =>
  words.every((word) => PHONE_FIGURES.test(word)) && words.join('').replace(/\D/g, '').length >= PHONE_DIGITS;
