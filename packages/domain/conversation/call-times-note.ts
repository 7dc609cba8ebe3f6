import type { Language, Texts } from '../site/language.ts';

/** What stands before the words in which somebody told when to call them. */
const LABELS: Texts<string> = { en: 'When to call: ', fr: 'Quand appeler : ' };

/** Such a note is a line of the special instructions, which are labelled themselves (`lead-from-slots.ts`). */
const NOTE = /^(?:Special instructions: )?(?:When to call: |Quand appeler[ \u00a0]: )(.+)$/m;

/** The note of when somebody wants to be called, in their own words. */
export function callTimesNote(words: string, language: Language): string {
  return `${LABELS[language]}${words}`;
}

/** Returns the words of such a note in a lead's details; null where there is none. */
export function readCallTimes(details: string | null): string | null {
  return NOTE.exec(details ?? '')?.[1]?.trim() ?? null;
}
