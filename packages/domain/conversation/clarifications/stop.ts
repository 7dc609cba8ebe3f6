import { stopReplies } from '../quick-replies.ts';
import { agreesFully } from '../understanding/recognisers/answers/agreement.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Everything would be forgotten: only a yes does that. */
export const stopClarification: ClarificationHandler<'stop'> = {
  prompt: (_pending, _again, state) => ({
    content: wordingOf(state).stop.confirm,
    quickReplies: stopReplies(wordingOf(state)),
  }),
  read(said, _pending, state) {
    if (agreesFully(said.utterance)) return { kind: 'stop' };
    return readYesNo(said.utterance).answer === 'no'
      ? { kind: 'drop', note: wordingOf(state).stop.kept }
      : null;
  },
};
