/** Blanks, controls, and what has no width or no ink. */
const INVISIBLE = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How much of a text somebody sees who reads it. */
export function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').length;
}

/** What turns the direction of whatever follows, and controls besides tab and the ends of lines. */
const HIDDEN_MARKS = /[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/gu;

/** A text without marks that nobody types and that make others read something else, or break what shows it. */
export function withoutHiddenMarks(text: string): string {
  return text.replace(HIDDEN_MARKS, '');
}
