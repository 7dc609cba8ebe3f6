import { STOP_REPLIES } from '../quick-replies.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Everything would be forgotten: only a yes does that. */
export const stopClarification: ClarificationHandler<'stop'> = {
  prompt: () => ({ content: WORDING.stop.confirm, quickReplies: STOP_REPLIES }),
  read(said) {
    const answer = readYesNo(said.utterance).answer;
    if (answer === 'yes') return { kind: 'stop' };
    return answer === 'no' ? { kind: 'drop', note: WORDING.stop.kept } : null;
  },
};
