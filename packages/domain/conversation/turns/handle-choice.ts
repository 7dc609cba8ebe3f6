import { CONTACT_METHODS } from '../../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../../leads/fields/junk-type.ts';
import { parsePreferredDate } from '../../leads/fields/preferred-date.ts';
import { TIME_SLOTS } from '../../leads/fields/time-slot.ts';
import type { Pickup } from '../../pickup-wish/pickup.ts';
import { pickupOn } from '../../pickup-wish/time-of-day.ts';
import { keepOutsideAddress } from '../clarifications/outside-address.ts';
import { mergePickup } from '../merge-pickup.ts';
import { isSlotName, SLOT_DEFINITIONS } from '../slot-definitions.ts';
import type { ConversationState } from '../state.ts';
import { skipEmail } from '../steps/email.ts';
import { noInstructions } from '../steps/instructions.ts';
import { unlisted } from '../steps/junk-type.ts';
import { ANY_TIME } from '../steps/pickup.ts';
import type { SlotFill } from '../steps/step.ts';
import type { Effect, TurnContext } from '../turn.ts';
import { chosenJunk } from '../understanding/load/junk-load.ts';
import { firstServable } from '../understanding/recognisers/pickup/pickup-mention.ts';
import { wordingOf } from '../wording/wording.ts';
import { advance } from './advance.ts';
import { applyStepResult } from './apply-step-result.ts';
import { handleText } from './handle-text.ts';
import { goToStep, reprompt } from './prompt.ts';
import type { Turn } from './reply.ts';
import { requestPerson } from './request-person.ts';
import { handleAfterSubmit } from './sent-request/handle-after-submit.ts';
import { startOver } from './start-over.ts';
import { stopAndForget } from './stop.ts';
import { requestCallBack, submit } from './submit.ts';
import { understandAt } from './understand-at.ts';

const CHOOSE_PHOTO: Effect[] = [{ type: 'choose-photo' }];

/** Handles a quick reply by its id, also one of an earlier message. An unknown id is read as its label. */
export function handleChoice(
  state: ConversationState,
  id: string,
  label: string,
  context: TurnContext,
): Turn {
  if (id === 'start-over') return startOver(state);
  if (id === 'help:person') return requestPerson(state);
  if (state.lead === 'sending' && id === 'submit') return submit(state, context);
  if (state.lead !== 'collecting')
    return handleAfterSubmit(state, understandAt(state, label, context), context);
  return (
    handleCommand(state, id, context) ??
    handleSlotChoice(state, id, context) ??
    handleText(state, label, context)
  );
}

/** Quick replies that are commands. */
function handleCommand(state: ConversationState, id: string, context: TurnContext): Turn | null {
  const calm = { ...state, failedTries: 0 };
  switch (id) {
    case 'submit':
      return submit(state, context);
    case 'keep':
      return advance({ ...calm, editing: false }, { slots: {} }, context);
    case 'photo:add':
      return reprompt(state, wordingOf(state).photo.choose, CHOOSE_PHOTO);
    case 'edit:photo':
      return reprompt(state, wordingOf(state).photo.edit, CHOOSE_PHOTO);
    case 'help:callback':
      return requestCallBack(state, context);
    case 'help:continue':
      return reprompt({ ...calm, callbackRequested: false }, wordingOf(state).help.keepGoing);
    case 'stop':
      return stopAndForget(state, context);
    case 'stop:no':
      return reprompt({ ...calm, pending: null }, wordingOf(state).stop.kept);
    case 'confirm':
      return confirmed(calm, context);
    case 'confirm:no':
      return reprompt({ ...calm, pending: null }, null);
    case 'start-over:no':
      return reprompt({ ...calm, pending: null }, wordingOf(state).startOver.kept);
    case 'address:keep': {
      const { pending } = state;
      const kept = pending?.kind === 'outside-address' ? keepOutsideAddress(pending.answer) : null;
      return kept === null ? reprompt(state, null) : applyStepResult(calm, kept, context);
    }
    case 'address:other':
      return goToStep({ ...calm, pending: null }, 'address', null);
    default: {
      const slot = id.startsWith('edit:') ? id.slice('edit:'.length) : '';
      return isSlotName(slot) ? goToStep(state, SLOT_DEFINITIONS[slot].step, null) : null;
    }
  }
}

function confirmed(state: ConversationState, context: TurnContext): Turn {
  const { pending } = state;
  if (pending?.kind !== 'confirm') return reprompt(state, null);
  return advance({ ...state, pending: null }, { slots: pending.slots }, context);
}

/** Quick replies that fill a slot. */
function handleSlotChoice(state: ConversationState, id: string, context: TurnContext): Turn | null {
  const [kind, value] = id.split(':');
  const fill = value === undefined ? null : fillOf(state, kind ?? '', value, context);
  return fill === null ? null : advance(state, fill, context);
}

function fillOf(
  state: ConversationState,
  kind: string,
  value: string,
  context: TurnContext,
): SlotFill | null {
  switch (kind) {
    case 'junk':
      return pickJunkType(state, value);
    case 'photo':
      return value === 'skip' ? { slots: {}, settled: { photo: true } } : null;
    case 'pickup': {
      const pickup = pickPickup(value, context);
      return pickup === null ? null : { slots: { pickup: mergePickup(state.slots.pickup, pickup) } };
    }
    case 'day':
      return parsePreferredDate(value, context.now).ok ? { slots: { pickup: pickDay(state, value) } } : null;
    case 'contact': {
      const method = CONTACT_METHODS.find((known) => known === value);
      return method === undefined ? null : { slots: { preferredContactMethod: method } };
    }
    case 'email':
      return value === 'skip' ? skipEmail(state) : null;
    case 'instructions':
      return value === 'none' ? noInstructions(state) : null;
    default:
      return null;
  }
}

/** Fills a picked type, which is certain; the description stays. */
function pickJunkType(state: ConversationState, value: string): SlotFill | null {
  const { pending, slots } = state;
  const junkType = JUNK_TYPES.find((known) => known === value);
  if (junkType === undefined) return null;
  const junkText = pending?.kind === 'which-junk' ? pending.text : (slots.junkText ?? unlisted(state));
  return { slots: chosenJunk(junkType, junkText) };
}

function pickPickup(value: string, context: TurnContext): Pickup | null {
  if (value === 'any') return ANY_TIME;
  const slot = TIME_SLOTS.find((known) => known === value) ?? null;
  if (slot !== null) return { ...ANY_TIME, slot };
  return value === 'asap'
    ? { ...ANY_TIME, day: firstServable({ slot: null, time: null }, context.now, new Set()), asap: true }
    : null;
}

function pickDay({ pending }: ConversationState, day: string): Pickup {
  if (pending?.kind !== 'which-day') return { ...ANY_TIME, day };
  return pickupOn(day, pending);
}
