/** Text as lists and searches compare it: case and accents do not count, so `Élise` stands with `elise`. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{C}]/gu, '')
    .toLowerCase()
    .trim();
}
