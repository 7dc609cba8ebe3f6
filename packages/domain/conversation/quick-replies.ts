import { CONTACT_METHODS, type ContactMethod } from '../leads/fields/contact-method.ts';
import { TIME_SLOTS } from '../leads/fields/time-slot.ts';
import { SERVED_AREAS } from '../site/site.ts';
import { recapOf } from './slot-definitions.ts';
import type { Slots } from './slots.ts';
import type { QuickReply } from './turn.ts';
import type { Wording } from './wording/english.ts';
import { wordingIn } from './wording/wording.ts';

/** The id alone gives a quick reply its meaning; `handle-choice.ts` reads the same ids. */
const reply = (id: string, label: string): QuickReply => ({ id, label });

export const photoReplies = ({ replies }: Wording): QuickReply[] => [
  reply('photo:add', replies.addPhoto),
  reply('photo:skip', replies.skip),
];

export const pickupReplies = ({ replies, timeSlots }: Wording): QuickReply[] => [
  ...TIME_SLOTS.map((slot) => reply(`pickup:${slot}`, timeSlots[slot])),
  reply('pickup:asap', replies.asap),
  reply('pickup:any', replies.anyTime),
];

export const contactReplies = (
  { contactMethods }: Wording,
  methods: readonly ContactMethod[] = CONTACT_METHODS,
): QuickReply[] => methods.map((method) => reply(`contact:${method}`, contactMethods[method]));

/** Read as the words on them: a place goes on with the address. */
export const PLACE_REPLIES = SERVED_AREAS.map((area) => reply(`place:${area}`, area));

export const skipEmailReply = ({ replies }: Wording): QuickReply => reply('email:skip', replies.skip);
export const noInstructionsReply = ({ replies }: Wording): QuickReply =>
  reply('instructions:none', replies.none);

const SUBMIT = 'submit';
export const submitReply = ({ replies }: Wording): QuickReply => reply(SUBMIT, replies.submit);
export const tryAgainReply = ({ replies }: Wording): QuickReply => reply(SUBMIT, replies.tryAgain);
export const isSubmitReply = ({ id }: QuickReply): boolean => id === SUBMIT;

export const outsideReplies = ({ replies }: Wording): QuickReply[] => [
  reply('address:keep', replies.keepAddress),
  reply('address:other', replies.otherAddress),
];

export const confirmReplies = ({ replies }: Wording): QuickReply[] => [
  reply('confirm', replies.yes),
  reply('confirm:no', replies.no),
];

export const stopReplies = ({ replies }: Wording): QuickReply[] => [
  reply('stop', replies.forget),
  reply('stop:no', replies.goOn),
];

export const startOverReplies = ({ replies }: Wording): QuickReply[] => [
  reply('start-over', replies.startOver),
  reply('start-over:no', replies.goOn),
];

export const callBackReply = ({ replies }: Wording): QuickReply => reply('help:callback', replies.callBack);
export const personReply = ({ replies }: Wording): QuickReply => reply('help:person', replies.person);
export const keepGoingReply = ({ replies }: Wording): QuickReply => reply('help:continue', replies.keepGoing);
export const keepValueReply = ({ replies }: Wording): QuickReply => reply('keep', replies.keepValue);
/** A widget shows it as a link to where the request can be changed. */
export const seeRequestReply = (reference: string, { sentBefore }: Wording): QuickReply =>
  reply('see-request', sentBefore.see(reference));
export const newRequestReply = ({ replies }: Wording): QuickReply => reply('start-over', replies.newRequest);

const EDIT = 'edit:';

/** Whether a quick reply changes or adds a slot. */
export const isEditReply = ({ id }: QuickReply): boolean => id.startsWith(EDIT);

/** The recap's quick replies: change each slot, or add a photo or a backup email. */
export function editReplies(slots: Slots): QuickReply[] {
  return recapOf(slots).map(({ slot, value }) => {
    const { change, add } = wordingIn(slots.language).slots[slot];
    return reply(`${EDIT}${slot}`, value === null ? add : change);
  });
}

/** The two meanings of a day such as 5/12. */
export const dayReplies = (days: readonly string[], { describeDay }: Wording): QuickReply[] =>
  days.map((day) => reply(`day:${day}`, describeDay(day)));
