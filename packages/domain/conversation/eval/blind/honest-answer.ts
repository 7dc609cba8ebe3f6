import { JUNK_TYPE_LABELS } from '../../../leads/fields/junk-type.ts';
import { describeDay } from '../../../pickup-wish/english-pickup.ts';
import { NO_SLOTS, type Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { type Asked, askedIn, confirmedValues, offeredValues } from './asked.ts';
import { type BlindDialogue, WANTED_KEYS } from './batch.ts';
import { slotOf } from './compare/slot-of.ts';
import { valueIsWanted } from './compare/value-is-wanted.ts';

/** What an honest visitor says to a question without a script; null where they have nothing to say. */
export function honestAnswer(state: ConversationState, dialogue: BlindDialogue): string | null {
  const asked = askedIn(state);
  const { lead, wants } = dialogue;
  switch (asked) {
    case 'photo':
      return lead ? 'skip' : null;
    case 'notes':
      return lead ? 'none' : null;
    case 'email':
      return lead ? (wants.email?.[0] ?? 'skip') : null;
    case null:
    case 'junk':
    case 'name':
    case 'phone':
    case 'address':
    case 'pickup':
    case 'contact':
    case 'review':
      return null;
    default:
      return clarificationAnswer(asked, state, dialogue);
  }
}

function clarificationAnswer(asked: Asked, state: ConversationState, dialogue: BlindDialogue): string {
  switch (asked) {
    case 'which-junk':
      return wantedJunk(state, dialogue);
    case 'which-day':
      return wantedDay(state, dialogue);
    case 'stop':
    case 'start-over':
      return dialogue.lead ? 'no' : 'yes';
    case 'confirm':
      return confirmsWanted(state, dialogue) ? 'yes' : 'no';
    default:
      return 'yes';
  }
}

function wantedJunk(state: ConversationState, { wants: { junk = [] } }: BlindDialogue): string {
  const offered = offeredValues(state).map(({ junkType }) => junkType);
  const wanted = junk.find((fair) => offered.includes(fair)) ?? junk[0];
  return wanted === undefined ? "I'm not sure" : JUNK_TYPE_LABELS[wanted];
}

function wantedDay(state: ConversationState, { wants: { when = [] } }: BlindDialogue): string {
  const days = when.flatMap(({ day = [] }) => day).filter((day) => day !== 'any');
  const offered = offeredValues(state).map(({ pickup }) => pickup?.day);
  const wanted = days.find((fair) => offered.includes(fair)) ?? days[0];
  return wanted === undefined ? 'any day' : describeDay(wanted);
}

/** Whether every value to be confirmed is wanted; a day without its hour is no lie. */
function confirmsWanted({ pending }: ConversationState, { wants }: BlindDialogue): boolean {
  const confirmed = confirmedValues(pending);
  if (confirmed === null) return false;
  const after: Slots = { ...NO_SLOTS, ...confirmed };
  return WANTED_KEYS.filter((key) => key !== 'items' && confirmed[slotOf(key)] != null).every(
    (key) =>
      valueIsWanted(key, key === 'when' ? withoutHours(wants, after) : wants, after, NO_SLOTS) ?? false,
  );
}

/** The wanted times as far as a pickup names them. */
function withoutHours(wants: BlindDialogue['wants'], { pickup }: Slots): BlindDialogue['wants'] {
  if (pickup === null || pickup.slot !== null || pickup.time !== null) return wants;
  const when = wants.when?.map(({ day, asap }) => ({ ...(day && { day }), asap }));
  return when === undefined ? wants : { ...wants, when };
}
