import { NEW_REQUEST } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { retry, type Step } from './step.ts';

/** The lead is stored. Widgets show a thank-you in place of the input; further messages still get a reply. */
export const doneStep: Step = {
  prompt: (state) => ({
    content:
      state.callbackRequested && state.slots.phone !== null
        ? WORDING.done.callback(state.slots.phone)
        : WORDING.done.thanks(state.slots.name?.split(' ')[0] ?? null),
    quickReplies: [],
  }),
  read: () => retry(WORDING.done.already),
};

export const DONE_REPLIES = [NEW_REQUEST];
