import { newRequestReply } from '../quick-replies.ts';
import type { ConversationState } from '../state.ts';
import type { QuickReply } from '../turn.ts';
import { wordingOf } from '../wording/wording.ts';
import { retry, type Step } from './step.ts';

/** The lead is stored. Widgets show a thank-you in place of the input; further messages still get a reply. */
export const doneStep: Step = {
  prompt: (state) => ({
    content:
      state.callbackRequested && state.slots.phone !== null
        ? wordingOf(state).done.callback(state.slots.phone)
        : wordingOf(state).done.next,
    quickReplies: [],
  }),
  read: (_said, state) => retry(wordingOf(state).done.already),
};

export const doneReplies = (state: ConversationState): QuickReply[] => [newRequestReply(wordingOf(state))];
