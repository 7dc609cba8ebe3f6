import { CONTACT_METHODS } from '../../leads/fields/contact-method.ts';
import { JUNK_TYPES } from '../../leads/fields/junk-type.ts';
import { parsePreferredDate } from '../../leads/fields/preferred-date.ts';
import { TIME_SLOTS } from '../../leads/fields/time-slot.ts';
import { CHANGEABLE, isChangeSlot } from '../changeable-slot.ts';
import { keptOutside } from '../clarifications/outside-address.ts';
import { parsePickup } from '../parsers/parse-pickup.ts';
import type { Pickup } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import { withoutEmail } from '../steps/email.ts';
import { NOTHING_TO_ADD } from '../steps/instructions.ts';
import { ANY_TIME, mergedPickup } from '../steps/pickup.ts';
import type { Fill } from '../steps/step.ts';
import type { Effect, TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { askAgain, goToStep } from './ask.ts';
import { readAfterwards } from './read-afterwards.ts';
import { readText } from './read-text.ts';
import { requestPerson } from './request-person.ts';
import { beginAnew } from './start-over.ts';
import { callBack, submit } from './submit.ts';
import { takeReading } from './take-reading.ts';
import type { Turn } from './turn.ts';

const CHOOSE_PHOTO: Effect[] = [{ type: 'choose-photo' }];

/** Reads a quick reply by its id, also one of an earlier message. An unknown id is read as the label it bears. */
export function readChoice(state: ConversationState, id: string, label: string, context: TurnContext): Turn {
  if (id === 'start-over') return beginAnew();
  if (id === 'help:person') return requestPerson(state);
  if (state.lead === 'sending' && id === 'submit') return submit(state, context);
  if (state.lead !== 'collecting') return readAfterwards(state, label, context);
  return takeCommand(state, id, context) ?? takeValue(state, id, context) ?? readText(state, label, context);
}

/** Choices that lead somewhere. */
function takeCommand(state: ConversationState, id: string, context: TurnContext): Turn | null {
  const calm = { ...state, failedTries: 0 };
  switch (id) {
    case 'submit':
      return submit(state, context);
    case 'keep':
      return advance({ ...calm, editing: false }, { slots: {} }, context);
    case 'photo:add':
      return askAgain(state, WORDING.photo.choose, CHOOSE_PHOTO);
    case 'edit:photo':
      return askAgain(state, WORDING.photo.edit, CHOOSE_PHOTO);
    case 'help:callback':
      return callBack(state, context);
    case 'help:continue':
      return askAgain({ ...calm, callbackRequested: false }, WORDING.help.keepGoing);
    case 'start-over:no':
      return askAgain({ ...calm, pending: null }, WORDING.startOver.kept);
    case 'address:keep': {
      const { pending } = state;
      const kept = pending?.kind === 'outside-address' ? keptOutside(pending.answer) : null;
      return kept === null ? askAgain(state, null) : takeReading(calm, kept, context);
    }
    case 'address:other':
      return goToStep({ ...calm, pending: null }, 'address', null);
    default: {
      const slot = id.startsWith('edit:') ? id.slice('edit:'.length) : '';
      return isChangeSlot(slot) ? goToStep(state, CHANGEABLE[slot].step, null) : null;
    }
  }
}

/** Choices that are an answer. */
function takeValue(state: ConversationState, id: string, context: TurnContext): Turn | null {
  const [kind, value] = id.split(':');
  const fill = value === undefined ? null : fillOf(state, kind ?? '', value, context);
  return fill === null ? null : advance(state, fill, context);
}

function fillOf(state: ConversationState, kind: string, value: string, context: TurnContext): Fill | null {
  switch (kind) {
    case 'junk':
      return pickedJunk(state, value);
    case 'photo':
      return value === 'skip' ? { slots: {}, settled: { photo: true } } : null;
    case 'pickup': {
      const pickup = pickedPickup(value, context);
      return pickup === null ? null : { slots: { pickup: mergedPickup(state.slots.pickup, pickup) } };
    }
    case 'day':
      return parsePreferredDate(value, context.now).ok
        ? { slots: { pickup: pickedDay(state, value) } }
        : null;
    case 'contact': {
      const method = CONTACT_METHODS.find((known) => known === value);
      return method === undefined ? null : { slots: { preferredContactMethod: method } };
    }
    case 'email':
      return value === 'skip' ? withoutEmail(state) : null;
    case 'instructions':
      return value === 'none' ? NOTHING_TO_ADD : null;
    default:
      return null;
  }
}

/** A picked type is certain; the words that it was described in stay. */
function pickedJunk({ pending, slots }: ConversationState, value: string): Fill | null {
  const junkType = JUNK_TYPES.find((known) => known === value);
  if (junkType === undefined) return null;
  const junkText = pending?.kind === 'which-junk' ? pending.text : slots.junkText;
  return { slots: { junkType, junkConfidence: null, junkClassificationSource: 'user', junkText } };
}

function pickedPickup(value: string, context: TurnContext): Pickup | null {
  if (value === 'any') return ANY_TIME;
  const slot = TIME_SLOTS.find((known) => known === value) ?? null;
  if (slot !== null) return { ...ANY_TIME, slot };
  const asap = value === 'asap' ? parsePickup('asap', context) : null;
  return asap?.kind === 'ok' ? asap.value : null;
}

function pickedDay({ pending }: ConversationState, day: string): Pickup {
  return { ...ANY_TIME, day, slot: pending?.kind === 'which-day' ? pending.slot : null };
}
