import { PICKUP_REPLIES } from '../quick-replies.ts';
import type { Pickup } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { readDecline } from '../understanding/recognisers/answers/read-decline.ts';
import type { PickupMention } from '../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import { WORDING } from '../wording.ts';
import { joinNotes } from './instructions.ts';
import { confirm, filled, isRepeated, promptText, retry, type Step, type StepResult } from './step.ts';

const PROBLEM_TEXTS = {
  'no-such-day': WORDING.pickup.unreadable,
  past: WORDING.pickup.past,
  'too-far': WORDING.pickup.tooFar,
};

/** "Not sure yet, I have to ask my super": neither a day nor any day. */
const UNDECIDED =
  /\b(?:ask|check|asking|checking|find out|finding out|figure out|talk to|confirm with|hear back|wait(?:ing)? (?:on|for|to)|see (?:if|when|what))\b/i;

/** The pickup of an answer that names no day. */
export const ANY_TIME: Pickup = { day: null, slot: null, time: null, asap: false };

/** Step 6: the day, the time, or a time slot. */
export const pickupStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.pickup, asking), quickReplies: PICKUP_REPLIES }),
  read(said, state) {
    const { slots } = state;
    const found = storedOf(said, 'pickup');
    if (found !== null) return readMention(found.value, slots.pickup);
    const [likely] = withVerdict(said, 'pickup', 'unsure');
    if (likely?.value.kind === 'pickup')
      return confirm({ pickup: mergePickup(slots.pickup, likely.value.pickup) });
    // "How about 5/12?": which of the two is meant confirms it as well.
    const asked = [...withVerdict(said, 'pickup', 'offered'), ...withVerdict(said, 'pickup', 'unsure')];
    const either = asked.find(({ value }) => value.kind === 'ambiguous');
    if (either !== undefined) return readMention(either.value, slots.pickup);
    const mayDecline = asked.length === 0 && !UNDECIDED.test(said.message);
    if (mayDecline && readDecline(said.utterance).declines)
      return filled({ pickup: slots.pickup ?? ANY_TIME });
    // Words that cannot be read stay for the team the second time: a lead is worth more than a day.
    return isRepeated(said, state) ? noteWish(said, state) : retry(WORDING.pickup.unreadable);
  },
};

/** Any time, with the wish in the visitor's own words. */
function noteWish({ message }: Understanding, { slots }: ConversationState): StepResult {
  const wish = WORDING.pickup.wish(message.trim());
  const specialInstructions = joinNotes(slots.specialInstructions, wish);
  return {
    kind: 'fill',
    fill: { slots: { pickup: slots.pickup ?? ANY_TIME, specialInstructions }, note: WORDING.pickup.noted },
  };
}

/** Fills a mentioned pickup, asks which day is meant, or says why the day cannot be. */
export function readMention(mention: PickupMention, known: Pickup | null): StepResult {
  switch (mention.kind) {
    case 'pickup':
      return filled({ pickup: mergePickup(known, mention.pickup) });
    case 'ambiguous':
      return {
        kind: 'clarify',
        pending: { kind: 'which-day', days: mention.days, slot: mention.slot, time: mention.time },
      };
    case 'problem':
      return retry(PROBLEM_TEXTS[mention.problem]);
  }
}

/** Merges a pickup into the known one: "afternoon" after "Friday" is both, "make it Saturday" leaves the time. */
export function mergePickup(known: Pickup | null, said: Pickup): Pickup {
  if (known === null || known.asap || said.asap) return said;
  const saysTime = said.slot !== null || said.time !== null;
  if (said.day === null && saysTime) return { ...said, day: known.day };
  if (said.day !== null && !saysTime) return { ...said, slot: known.slot, time: known.time };
  return said;
}
