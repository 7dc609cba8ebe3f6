import { parseYesNo } from '../parsers/answers/parse-yes-no.ts';
import { START_OVER_REPLIES } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** Every slot would be cleared: only a yes does that. */
export const startOverClarification: ClarificationHandler<'start-over'> = {
  prompt: () => ({ content: WORDING.startOver.confirm, quickReplies: START_OVER_REPLIES }),
  read: (text) =>
    parseYesNo(text) === 'yes' || /\bstart (?:over|again)\b/i.test(text)
      ? { kind: 'start-over' }
      : parseYesNo(text) === 'no'
        ? { kind: 'drop', note: WORDING.startOver.kept }
        : null,
};
