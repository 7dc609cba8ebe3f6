import {
  CONTACT_METHOD_LABELS,
  CONTACT_METHODS,
  type ContactMethod,
} from '../leads/fields/contact-method.ts';
import { TIME_SLOT_FACTS, TIME_SLOTS } from '../leads/fields/time-slot.ts';
import { SERVED_AREAS } from '../site/site.ts';
import { describeDay } from './describe-pickup.ts';
import { SLOT_DEFINITIONS, SLOT_NAMES } from './slot-definitions.ts';
import type { Slots } from './slots.ts';
import type { QuickReply } from './turn.ts';

/** The id alone gives a quick reply its meaning; `handle-choice.ts` reads the same ids. */
const reply = (id: string, label: string): QuickReply => ({ id, label });

export const PHOTO_REPLIES = [reply('photo:add', 'Upload a photo'), reply('photo:skip', 'Skip')];

export const PICKUP_REPLIES = [
  ...TIME_SLOTS.map((slot) => reply(`pickup:${slot}`, TIME_SLOT_FACTS[slot].label)),
  reply('pickup:asap', 'As soon as possible'),
  reply('pickup:any', 'Any time'),
];

export const contactReplies = (methods: readonly ContactMethod[] = CONTACT_METHODS): QuickReply[] =>
  methods.map((method) => reply(`contact:${method}`, CONTACT_METHOD_LABELS[method]));

/** Read as the words on them: a place goes on with the address. */
export const PLACE_REPLIES = SERVED_AREAS.map((area) => reply(`place:${area}`, area));

export const SKIP_EMAIL = reply('email:skip', 'Skip');
export const NO_INSTRUCTIONS = reply('instructions:none', 'None');
export const SUBMIT = reply('submit', 'Submit');
export const TRY_AGAIN = reply('submit', 'Try again');

export const OUTSIDE_REPLIES = [
  reply('address:keep', 'Keep this address'),
  reply('address:other', 'Use another address'),
];

export const CONFIRM_REPLIES = [reply('confirm', 'Yes'), reply('confirm:no', 'No')];

export const STOP_REPLIES = [reply('stop', 'Yes, forget it'), reply('stop:no', 'No, keep going')];

export const START_OVER_REPLIES = [
  reply('start-over', 'Yes, start over'),
  reply('start-over:no', 'No, keep going'),
];

export const CALL_BACK = reply('help:callback', 'Call me back');
export const PERSON = reply('help:person', 'Talk to a person');
export const KEEP_GOING = reply('help:continue', 'Keep going');
export const KEEP_VALUE = reply('keep', 'Keep it as it is');
export const NEW_REQUEST = reply('start-over', 'Start a new request');

const EDIT = 'edit:';

/** Whether a quick reply changes or adds a slot. */
export const isEditReply = ({ id }: QuickReply): boolean => id.startsWith(EDIT);

/** The recap's quick replies: change each slot, or add a photo or a backup email. */
export function editReplies(slots: Slots): QuickReply[] {
  return SLOT_NAMES.map((slot) => {
    const { name, shown } = SLOT_DEFINITIONS[slot];
    if (shown(slots) !== null) return reply(`${EDIT}${slot}`, `Change ${name}`);
    return reply(`${EDIT}${slot}`, slot === 'email' ? 'Add a backup email' : `Add ${name}`);
  });
}

/** The two meanings of a day such as 5/12. */
export const dayReplies = (days: readonly string[]): QuickReply[] =>
  days.map((day) => reply(`day:${day}`, describeDay(day)));
