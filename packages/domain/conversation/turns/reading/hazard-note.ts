import { HAZARDS } from '../../lexicon/hazards.ts';
import { WORDING } from '../../wording.ts';

/** Says of each kind of hazardous goods that it cannot be taken, and where it goes. */
export function hazardNote(labels: readonly string[]): string {
  return labels.map((label) => noteOf(label)).join('\n\n');
}

function noteOf(label: string): string {
  const known = Object.values(HAZARDS).find((hazard) => hazard.label === label);
  return known === undefined ? '' : WORDING.hazard(known.label, known.disposal);
}
