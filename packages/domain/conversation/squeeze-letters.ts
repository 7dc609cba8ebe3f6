/** Without the letters that stayed under the thumb at the ends of words: "yesss", "noo", "sofaa". */
export function squeezeLetters(text: string): string {
  return text.replace(/(\p{L})\1+(?!\p{L})/gu, '$1');
}
