import { callTimesLine } from '../../../call-times/call-times-note.ts';
import type { PersonRequestTopic } from '../../../chat/questions/person-request.ts';
import { describeSlots } from '../../slot-definitions.ts';
import { NO_SLOTS, type Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import type { TurnContext } from '../../turn.ts';
import { recogniseChange } from '../../understanding/changes.ts';
import { addedParts } from '../../understanding/load/added-parts.ts';
import { retypedLoad } from '../../understanding/load/retyped-load.ts';
import { refusedDays } from '../../understanding/recognisers/pickup/beside/refused-days.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { correctParts } from './corrections/part-corrections.ts';
import { notesBeside } from './notes/notes-beside.ts';
import { offeredSlots } from './offered-slots.ts';
import { asksForAnother } from './pickup/another-pickup.ts';
import { onlyAsksPrice } from './questions/only-asks-price.ts';
import { readUpdates } from './slot-updates.ts';

/** What somebody wants changed of a lead that is stored. */
export interface LateChange {
  about: PersonRequestTopic;
  /** The new values in one line, null where none could be read. */
  value: string | null;
  /** It is of a pickup beside the one that was sent. */
  isAnother: boolean;
  /** It says when to call. */
  isOfCalls: boolean;
}

const NOT_OF_ANOTHER = { address: null, pickup: null } as const;

/** Reads a message behind the lead as one at the recap would be, and changes nothing. Null where nothing is put right. */
export function readLateChange(
  said: Understanding,
  state: ConversationState,
  context: TurnContext,
): LateChange | null {
  const isAnother = asksForAnother(said.message);
  // Nothing of another pickup goes on from the one that was sent, but for who asks.
  const known = isAnother ? { ...state.slots, ...NOT_OF_ANOTHER } : state.slots;
  const atRecap: ConversationState = {
    ...state,
    step: 'review',
    pending: null,
    editing: false,
    slots: known,
  };
  const { slots, pending } = readUpdates(said, atRecap, null, context);
  const unnoted = { ...atRecap, slots: { ...atRecap.slots, specialInstructions: null } };
  const read: Partial<Slots> = {
    ...notesBeside(said, unnoted, context),
    ...offeredSlots(said, atRecap),
    ...slots,
    ...correctParts(said, atRecap, context),
  };
  const changed = withNewLoad(read, known, onlyAsksPrice(said));
  const wish = recogniseChange(said.utterance);
  const isRefused = refusedDays(said.utterance, context.now) !== null;
  // "No boxes please": what is left needs no saying, and that it is less the team has to know.
  const isLess = (read.junkText?.length ?? Number.POSITIVE_INFINITY) < (known.junkText?.length ?? 0);
  const isChange =
    isAnother || Object.keys(changed).length > 0 || isLess || pending !== null || wish !== null || isRefused;
  if (!isChange) return null;
  const isOfDay = !isAnother && ('pickup' in changed || wish?.slot === 'pickup' || isRefused);
  const about = isOfDay ? 'reschedule' : 'existing-request';
  return {
    about,
    value: describeSlots(asShown(changed, known, context.now)) || null,
    isAnother,
    isOfCalls: callTimesLine(changed.specialInstructions ?? null) !== null,
  };
}

/** Of a load only what comes on top; nothing of it where a message but asks about it, or names what is there. */
function withNewLoad(changed: Partial<Slots>, { junkText }: Slots, isAsked: boolean): Partial<Slots> {
  if (changed.junkText == null) return changed;
  const added = isAsked ? '' : addedParts(junkText, changed.junkText);
  if (added !== '') return { ...changed, junkText: added };
  const { junkText: _text, junkType: _type, ...others } = changed;
  return others;
}

/** In the language of the chat; a description alone is shown with its own type, where that says more than the known one. */
const asShown = (changed: Partial<Slots>, { junkType: known, language }: Slots, now: Date): Slots => {
  const { junkText } = changed;
  const own = junkText != null && known !== null ? retypedLoad(junkText, known, now)?.candidates[0] : null;
  return {
    ...NO_SLOTS,
    ...(language !== undefined && { language }),
    ...('junkText' in changed && { junkType: own && own.junkType !== 'household' ? own.junkType : known }),
    ...changed,
  };
};
