import { SLOT_DEFINITIONS, SLOT_NAMES_IN_ORDER, type SlotName } from '../changeable-slot.ts';
import type { Slots } from '../slots.ts';
import { listOf, WORDING } from '../wording.ts';

/** Returns the acknowledgement of changed slots: people correct at once what they see misread. */
export function acknowledge(before: Slots, after: Slots): string {
  const differing = SLOT_NAMES_IN_ORDER.filter((slot) => shown(slot, before) !== shown(slot, after));
  const changed = differing.filter((slot) => shown(slot, before) !== null && shown(slot, after) !== null);
  const added = differing.filter((slot) => shown(slot, before) === null);
  const changes = changed.map((slot) =>
    WORDING.changed(SLOT_DEFINITIONS[slot].name, shown(slot, after) ?? ''),
  );
  const additions = added.length === 0 && changed.length > 0 ? [] : [acknowledgeAdded(added, after)];
  return [...changes, ...additions].join(' ');
}

function acknowledgeAdded(added: readonly SlotName[], after: Slots): string {
  if (added.length > 1) return WORDING.noted(listOf(added.map((slot) => SLOT_DEFINITIONS[slot].name)));
  const [slot] = added;
  if (slot === 'name') return WORDING.thanksName(firstName(after.name ?? ''));
  if (slot === 'junkType' && after.junkClassificationSource === 'ai') {
    return WORDING.recognised(shown(slot, after) ?? '');
  }
  return WORDING.gotIt;
}

const shown = (slot: SlotName, slots: Slots) => SLOT_DEFINITIONS[slot].shown(slots);
const firstName = (name: string) => name.split(' ')[0] ?? name;
