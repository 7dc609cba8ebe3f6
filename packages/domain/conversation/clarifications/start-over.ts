import { START_OVER_REPLIES } from '../quick-replies.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Every slot would be cleared: only a yes does that. */
export const startOverClarification: ClarificationHandler<'start-over'> = {
  prompt: () => ({ content: WORDING.startOver.confirm, quickReplies: START_OVER_REPLIES }),
  read(said) {
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes' || /\bstart (?:over|again)\b/i.test(said.message)) return { kind: 'start-over' };
    return answer === 'no' ? { kind: 'drop', note: WORDING.startOver.kept } : null;
  },
};
