import { ownHazardsInText } from '../../conversation/own-hazards.ts';
import { splitEntries } from '../entries/entries.ts';
import { joinEntries, uniteEntries } from '../entries/join-entries.ts';
import { MAX_HAZARDS } from '../fields/text-limits.ts';

/** The hazardous goods that a text says somebody has, as a lead lists them: a label a line; null for none. */
export function namedHazards(text: string | null): string | null {
  return joinEntries(labelsIn(text), MAX_HAZARDS);
}

/**
 * A lead's hazardous goods once its details say something else: what the new ones name is among them, and what the old ones
 * named alone is not any more. What is known from elsewhere, as from the chat, stays.
 * @param hazards as the lead lists them until now
 */
export function hazardsAfter(
  hazards: string | null,
  before: string | null,
  after: string | null,
): string | null {
  if (before === after) return hazards;
  const named = labelsIn(after);
  const gone = labelsIn(before).filter((label) => !named.includes(label));
  const known = splitEntries(hazards);
  const kept = known.filter((label) => !gone.includes(label));
  // A list that was cut says so, as long as nothing leaves it.
  if (kept.length === known.length) return uniteEntries(hazards, namedHazards(after), MAX_HAZARDS);
  return joinEntries([...kept, ...named], MAX_HAZARDS);
}

function labelsIn(text: string | null): string[] {
  return ownHazardsInText(text ?? '').map(({ label }) => label);
}
