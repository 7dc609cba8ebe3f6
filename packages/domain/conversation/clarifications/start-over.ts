import { START_OVER_REPLIES } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { readYesNo } from '../yes-no.ts';
import type { Clarification } from './clarification.ts';

/** Everything said so far would be forgotten: only a yes does that. */
export const startOver: Clarification<'start-over'> = {
  ask: () => ({ content: WORDING.startOver.confirm, quickReplies: START_OVER_REPLIES }),
  read: (text) =>
    readYesNo(text) === 'yes' || /\bstart (?:over|again)\b/i.test(text)
      ? { kind: 'start-over' }
      : readYesNo(text) === 'no'
        ? { kind: 'drop', note: WORDING.startOver.kept }
        : null,
};
