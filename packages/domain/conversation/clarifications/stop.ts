import { stopReplies } from '../quick-replies.ts';
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
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes') return { kind: 'stop' };
    return answer === 'no' ? { kind: 'drop', note: wordingOf(state).stop.kept } : null;
  },
};
