import type { Pickup } from '../../../../pickup-wish/pickup.ts';
import { daysOfPickup } from '../../../../pickup-wish/pickup-days.ts';
import { saysTimeOfDay } from '../../../../pickup-wish/time-of-day.ts';
import { slotOfStep } from '../../../slot-definitions.ts';
import type { Slots } from '../../../slots.ts';
import type { ConversationState, StepName } from '../../../state.ts';
import type { TurnContext } from '../../../turn.ts';
import { movesPickup } from '../../../understanding/changes.ts';
import { crewNotes } from '../../../understanding/recognisers/notes/recognise-notes.ts';
import { daysRuledOut } from '../../../understanding/recognisers/pickup/beside/days-ruled-out.ts';
import { correctPickup } from '../../../understanding/recognisers/pickup/correct-pickup.ts';
import type { Proposal } from '../../../understanding/recognisers/proposal.ts';
import { foldText } from '../../../understanding/text/plain-text.ts';
import { claimedTokens, type Understanding } from '../../../understanding/understand.ts';
import { isInPassing } from '../pickup/day-in-passing.ts';

/** "Sorry, 14" at these is no hour. */
const BEFORE_PICKUP: ReadonlySet<StepName> = new Set<StepName>(['name', 'phone', 'address']);
const FEW = 4;

/**
 * The known pickup where a message puts a part of it right: "not the afternoon, the morning", "a day later", "could we make it 4
 * instead of 2". Nothing for a time beside another answer ("parking until 4"), and for a day in a remark.
 * @param isWished whether the message corrects anyway, or is known to speak of the pickup
 */
export function correctedPickup(
  said: Understanding,
  state: ConversationState,
  { now }: TurnContext,
  isWished: boolean,
): Partial<Slots> {
  const { utterance, message } = said;
  const { slots, step, pending } = state;
  if (slots.pickup === null || step === 'pickup') return {};
  const isMoved =
    isWished ||
    movesPickup(message) ||
    isTimeOfDay(said, state) ||
    // "Lundi j'ai dit, pas dimanche", asked something else
    daysRuledOut(utterance, now).length > 0;
  if (!isMoved || isRemark(said) || isOfCalls(said, state) || isInPassing(said, state, now)) return {};
  if (
    BEFORE_PICKUP.has(step) &&
    utterance.tokens.length <= FEW &&
    utterance.tokens.some(({ word }) => /^\d+$/.test(word))
  )
    return {};
  const orders = utterance.clauses.filter(
    ({ act, corrects }) => act === 'statement' || (act === 'request' && (corrects || movesPickup(message))),
  );
  const asked = step === 'review' && pending === null ? null : slotOfStep(step);
  const situation = { asked, known: slots, now };
  const mention = correctPickup(utterance, situation);
  // "Morning" is a greeting elsewhere.
  const isMeant = orders.length > 0 || isTimeOfDay(said, state);
  if (mention?.kind !== 'pickup' || !isMeant) return {};
  return isSame(mention.pickup, slots.pickup) ? {} : { pickup: mention.pickup };
}

/** "Téléphone, plutôt le soir", asked how to be reached: when to call. */
const isOfCalls = ({ verdicts, message }: Understanding, { step }: ConversationState): boolean =>
  step === 'contact-method' &&
  verdicts.some(({ proposal, verdict }) => proposal.slot === 'contactMethod' && verdict === 'stored') &&
  verdicts.every(
    ({ proposal, verdict }) => proposal.slot !== 'pickup' || (verdict === 'dropped' && !namesDay(proposal)),
  ) &&
  verdicts.some(({ proposal }) => proposal.slot === 'pickup') &&
  !movesPickup(message);

const namesDay = ({ value }: Proposal): boolean =>
  typeof value === 'object' && 'pickup' in value && value.pickup.day !== null;

/** "The elevator is broken til wednesday": each day stands in what is for the crew, and none is moved. */
function isRemark(said: Understanding): boolean {
  const { utterance, verdicts, message } = said;
  const days = verdicts.filter(({ proposal }) => proposal.slot === 'pickup');
  const isFaint =
    days.length > 0 && days.every(({ verdict, proposal }) => verdict === 'dropped' && namesDay(proposal));
  if (!isFaint || movesPickup(message) || utterance.clauses.some(({ corrects }) => corrects)) return false;
  const spans = crewNotes(utterance, claimedTokens(said), true)?.spans ?? [];
  return days.every(({ proposal }) =>
    spans.some(
      ({ from, to }) => from <= proposal.from && proposal.to <= to && proposal.to - proposal.from < to - from,
    ),
  );
}

const isSame = (a: Pickup, b: Pickup) =>
  daysOfPickup(a).join() === daysOfPickup(b).join() &&
  a.slot === b.slot &&
  a.time === b.time &&
  a.asap === b.asap &&
  a.bounds?.from === b.bounds?.from &&
  a.bounds?.until === b.bounds?.until;

/** "Next tuesday", and then "in the morning please": behind a day without a time, and alone, it is of that day. */
function isTimeOfDay(said: Understanding, { step, slots: { pickup: known } }: ConversationState): boolean {
  if (step !== 'contact-method' || known === null || saysTimeOfDay(known)) return false;
  if (said.verdicts.some(({ proposal }) => proposal.slot === 'contactMethod')) return false;
  return TIME_ALONE.test(foldText(said.message).replace(NO_WORD, ' ').trim());
}

const NO_WORD = /[^a-z0-9:]+/g;
const TIME_ALONE =
  /^(?:(?:um|oh|and|ok|okay|so|please|maybe|preferably|in|the|at|around|about|after|before|le|la|l|en|vers|apres|avant|dans|plutot|like) )*(?:morning|afternoon|evening|noon|matin|midi|soir|soiree|matinee|lunch|supper|\d{1,2}(?::\d\d)? ?(?:am|pm|h|oclock|o clock)?)(?: (?:please|svp|pls|would|be|best|is|better|works|good|fine|thanks|ideally|if|possible|merci))*$/;
