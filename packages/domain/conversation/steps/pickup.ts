import { parsePickup } from '../parsers/pickup/parse-pickup.ts';
import { PICKUP_REPLIES } from '../quick-replies.ts';
import type { Pickup } from '../slots.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

const RETRY_TEXTS = {
  unreadable: WORDING.pickup.unreadable,
  past: WORDING.pickup.past,
  'too-far': WORDING.pickup.tooFar,
};

/** The pickup of an answer that names no day. */
export const ANY_TIME: Pickup = { day: null, slot: null, time: null, asap: false };

/** Step 6: the day, the time, or a time slot. */
export const pickupStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.pickup, asking), quickReplies: PICKUP_REPLIES }),
  read(text, state, context) {
    const parsed = parsePickup(text, context);
    if (parsed.kind === 'ok') return filled({ pickup: mergePickup(state.slots.pickup, parsed.value) });
    if (parsed.kind === 'ambiguous') {
      return { kind: 'clarify', pending: { kind: 'which-day', days: parsed.days, slot: parsed.slot } };
    }
    if (parsed.kind === 'skip') return filled({ pickup: state.slots.pickup ?? ANY_TIME });
    return retry(RETRY_TEXTS[parsed.reason]);
  },
};

/** Merges a pickup into the known one: "afternoon" after "Friday" is both, "make it Saturday" leaves the time. */
export function mergePickup(known: Pickup | null, said: Pickup): Pickup {
  if (known === null || known.asap || said.asap) return said;
  const saysTime = said.slot !== null || said.time !== null;
  if (said.day === null && saysTime) return { ...said, day: known.day };
  if (said.day !== null && !saysTime) return { ...said, slot: known.slot, time: known.time };
  return said;
}
