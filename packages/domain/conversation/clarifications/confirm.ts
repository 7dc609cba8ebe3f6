import { confirmReplies } from '../quick-replies.ts';
import { describeSlots } from '../slot-definitions.ts';
import { NO_SLOTS } from '../slots.ts';
import { filled } from '../steps/step.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Values stood in a question, or were heard weakly: only a yes stores them. */
export const confirmClarification: ClarificationHandler<'confirm'> = {
  prompt: ({ slots }, _again, state) => ({
    content: wordingOf(state).confirm.ask(
      describeSlots({ ...NO_SLOTS, ...slots, language: state.slots.language }),
    ),
    quickReplies: confirmReplies(wordingOf(state)),
  }),
  read(said, { slots }) {
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes') return filled(slots);
    return answer === 'no' ? { kind: 'drop', note: null } : null;
  },
};
