import { startOverReplies } from '../quick-replies.ts';
import { agreesFully } from '../understanding/recognisers/answers/agreement.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Every slot would be cleared: only a yes does that. */
export const startOverClarification: ClarificationHandler<'start-over'> = {
  prompt: (_pending, _again, state) => ({
    content: wordingOf(state).startOver.confirm,
    quickReplies: startOverReplies(wordingOf(state)),
  }),
  read(said, _pending, state) {
    if (agreesFully(said.utterance)) return { kind: 'start-over' };
    return readYesNo(said.utterance).answer === 'no'
      ? { kind: 'drop', note: wordingOf(state).startOver.kept }
      : null;
  },
};
