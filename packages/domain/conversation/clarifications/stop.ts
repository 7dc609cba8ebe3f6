import { stopReplies } from '../quick-replies.ts';
import { agreesFully } from '../understanding/recognisers/answers/agreement.ts';
import { readYesNo } from '../understanding/recognisers/answers/read-yes-no.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler } from './clarification.ts';

/** "Yes keep it all, don't lose anything": a yes to what the question does not ask. */
const KEEPS =
  /(?<!\p{L})(?<!(?:don['’]?t|do not|not|pas) )(?:keep (?:it|that|this|them|all|everything|going|on)|garde[zr]?|conserve[zr]?|continue[zr]?)(?!\p{L})(?! pas)|(?:don['’]?t|do not) (?:lose|forget|delete|erase)|(?:oublie|efface|perd)[zs]? (?:rien|pas)/iu;

/** Everything would be forgotten: only a yes does that. */
export const stopClarification: ClarificationHandler<'stop'> = {
  prompt: (_pending, _again, state) => ({
    content: wordingOf(state).stop.confirm,
    quickReplies: stopReplies(wordingOf(state)),
  }),
  read(said, _pending, state) {
    if (KEEPS.test(said.message)) return { kind: 'drop', note: wordingOf(state).stop.kept };
    if (agreesFully(said.utterance)) return { kind: 'stop' };
    return readYesNo(said.utterance).answer === 'no'
      ? { kind: 'drop', note: wordingOf(state).stop.kept }
      : null;
  },
};
