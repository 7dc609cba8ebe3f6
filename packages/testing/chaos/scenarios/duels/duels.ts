import type { Scenario } from '../scenario.ts';
import { account } from './account-ring.ts';
import type { Arena, Ring } from './arena.ts';
import { heldChat, openChat } from './chat-ring.ts';
import { duel } from './duel.ts';
import { begunExport } from './export-ring.ts';
import { mergedLead, openLead, trashedLead } from './lead-ring.ts';
import { comingPhoto, photoOfTrashedLead } from './photo-ring.ts';

/** Everything that two people may want of the same at once, each once while the other is under way. */
export const DUELS: readonly Scenario[] = [
  ...allOf(openLead),
  ...allOf(trashedLead),
  ...allOf(mergedLead),
  ...allOf(openChat),
  ...allOf(heldChat),
  ...allOf(comingPhoto),
  ...allOf(photoOfTrashedLead),
  ...allOf(begunExport),
  ...allOf(account),
];

function allOf<A extends Arena>(ring: Ring<A>): Scenario[] {
  const moves = Object.keys(ring.moves);
  return moves.flatMap((first) => moves.map((second) => duel(ring, first, second)));
}
