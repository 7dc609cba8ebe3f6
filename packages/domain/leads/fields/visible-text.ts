/** Blanks, controls, and what has no width or no ink. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How much of a text somebody sees who reads it. */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').length;
}
