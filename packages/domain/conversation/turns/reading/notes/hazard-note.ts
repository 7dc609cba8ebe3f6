import { HAZARD_KINDS, HAZARDS } from '../../../lexicon/hazards.ts';
import type { Wording } from '../../../wording/english.ts';

/** Says of each kind of hazardous goods that it cannot be taken, and where it goes. */
export function hazardNote(labels: readonly string[], wording: Wording): string {
  return labels.map((label) => noteOf(label, wording)).join('\n\n');
}

function noteOf(label: string, { hazard, hazards }: Wording): string {
  const kind = HAZARD_KINDS.find((one) => HAZARDS[one].label === label);
  return kind === undefined ? '' : hazard(hazards[kind].label, hazards[kind].disposal);
}
