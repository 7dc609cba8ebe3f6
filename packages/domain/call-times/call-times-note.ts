import type { Language, Texts } from '../site/language.ts';
import { saidCallTimes } from './said-call-times.ts';

/** What stands before the words in which somebody told when to call them. */
const LABELS: Texts<string> = { en: 'When to call: ', fr: 'Quand appeler : ' };

/** Notes without those of when to call, which a newer one takes the place of; null where nothing is left. */
export function withoutCallTimes(notes: string | null): string | null {
  const lines = notes
    ?.split('\n')
    .filter((line) => !Object.values(LABELS).some((label) => line.startsWith(label)));
  return lines?.join('\n') || null;
}

/** Of a chat, such a note is a line of the special instructions, which are labelled themselves (`lead-from-slots.ts`). */
const NOTE = /^(?:Special instructions: )?(?:When to call: |Quand appeler[ \u00a0]: )(.+)$/m;

/** The note of when somebody wants to be called, in their own words. */
export function callTimesNote(words: string, language: Language): string {
  return `${LABELS[language]}${words}`;
}

/** Returns when somebody wants to be called, by such a note in a lead's details or by what else is said there; null without. */
export function readCallTimes(details: string | null): string | null {
  return notedCallTimes(details) ?? saidCallTimes(details ?? '');
}

/** Returns when somebody wants to be called, by such a note alone. */
export function notedCallTimes(details: string | null): string | null {
  return NOTE.exec(details ?? '')?.[1]?.trim() ?? null;
}

/** The line of a lead's details that is such a note, as it stands there; null without. */
export function callTimesLine(details: string | null): string | null {
  return NOTE.exec(details ?? '')?.[0] ?? null;
}

/**
 * Returns details with another such line, in place of their own.
 * @param line null for none
 */
export function withCallTimesLine(details: string | null, line: string | null): string | null {
  const lines = details === null || details === '' ? [] : details.split('\n');
  const known = callTimesLine(details);
  const at = known === null ? -1 : lines.indexOf(known);
  const others = lines.filter((_, index) => index !== at);
  if (line !== null) others.splice(Math.max(at, 0), 0, line);
  return others.length === 0 ? null : others.join('\n');
}
