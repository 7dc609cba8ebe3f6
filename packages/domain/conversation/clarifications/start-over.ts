import { startOverReplies } from '../quick-replies.ts';
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
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes' || /\bstart (?:over|again)\b/i.test(said.message)) return { kind: 'start-over' };
    return answer === 'no' ? { kind: 'drop', note: wordingOf(state).startOver.kept } : null;
  },
};
