import { fieldText } from '../field-text.ts';
import type { Choice, FieldConflict } from './field-conflicts.ts';

/** What can be chosen of a conflicting field. */
export interface ConflictOption {
  value: Choice;
  /** Whose it is. */
  title: string;
  /** All of it. */
  text: string;
  /** What it is called, with as much of the text as is heard out: `Take Dana’s: Call at noon`. */
  name: string;
}

/** The options of a field, each with whose it is and what. @param who changed it otherwise; null for whoever chooses */
export function conflictOptions({ field, ...texts }: FieldConflict, who: string | null): ConflictOption[] {
  const titles: Record<Choice, string> = {
    mine: who === null ? 'Keep what is typed here' : 'Keep yours',
    theirs: who === null ? 'Take what you saved elsewhere' : `Take ${whose(who)}`,
    both: 'Keep both',
  };
  return CHOICES.flatMap((value) => {
    const typed = texts[value];
    if (typed === null) return [];
    const text = fieldText(field, field === 'estimatedValue' && typed !== '' ? Number(typed) : typed);
    const title = titles[value];
    return [{ value, title, text, name: `${title}: ${shortened(text)}` }];
  });
}

const CHOICES = ['mine', 'theirs', 'both'] as const satisfies readonly Choice[];

/** Somebody’s: `Dana’s`. */
export function whose(who: string): string {
  return `${who}’s`;
}

/** A name is read out as a whole, before anything can be done with it. */
const MAX_NAMED = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_NAMED ? line : `${line.slice(0, MAX_NAMED).trimEnd()}…`;
}
