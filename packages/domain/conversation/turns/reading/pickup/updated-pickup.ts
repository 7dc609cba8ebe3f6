import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { mergePickup } from '../../../merge-pickup.ts';
import type { ConversationState } from '../../../state.ts';
import { saysAnyTime, saysAnyTimeAlone } from '../../../understanding/recognisers/pickup/beside/any-time.ts';
import type { PickupMention } from '../../../understanding/recognisers/proposal.ts';

/**
 * The known pickup with what a message mentions of one; at the summary also "any time", which mentions none and leaves the days alone.
 * Null where nothing is said of it, and where it is not clear which day is.
 */
export function updatedPickup(
  mention: PickupMention | undefined,
  message: string,
  { step, slots: { pickup: known } }: ConversationState,
): Pickup | null {
  if (mention?.kind === 'pickup') return mergePickup(known, mention.pickup, saysAnyTime(message));
  if (known?.day == null || step !== 'review' || !saysAnyTimeAlone(message)) return null;
  const { bounds: _, ...days } = known;
  return { ...days, slot: null, time: null };
}
