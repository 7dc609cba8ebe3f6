import { JUNK_TYPES, junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import type { CountedGroup } from './counted-groups.ts';

/** What people call a name under which leads are counted. */
export function nameLabel(by: CountedGroup, name: string): string {
  if (by === 'junkType') return junkTypeLabel(JUNK_TYPES.find((type) => type === name) ?? null);
  if (by === 'area') return name === 'other' ? 'Elsewhere' : name;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const WORDS: Record<CountedGroup, string> = { source: 'source', junkType: 'junk type', area: 'area' };

/** The same with what it is a name of, in the middle of a sentence. */
export function groupLabel(by: CountedGroup, name: string): string {
  return `${WORDS[by]} ${nameLabel(by, name)}`;
}
