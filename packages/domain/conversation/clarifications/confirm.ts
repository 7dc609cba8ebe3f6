import { CONFIRM_REPLIES } from '../quick-replies.ts';
import { describeSlots } from '../slot-definitions.ts';
import { NO_SLOTS } from '../slots.ts';
import { filled } from '../steps/step.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Values stood in a question, or were heard weakly: only a yes stores them. */
export const confirmClarification: ClarificationHandler<'confirm'> = {
  prompt: ({ slots }) => ({
    content: WORDING.confirm.ask(describeSlots({ ...NO_SLOTS, ...slots })),
    quickReplies: CONFIRM_REPLIES,
  }),
  read(said, { slots }) {
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes') return filled(slots);
    return answer === 'no' ? { kind: 'drop', note: null } : null;
  },
};
