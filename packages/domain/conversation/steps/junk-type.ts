import { junkReplies } from '../junk-replies.ts';
import { classifiedJunk, readJunkLoad, UNLISTED } from '../understanding/junk-load.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

const PROMPT_TEXTS = { ...WORDING.junkType, ask: WORDING.welcome };
const DESCRIPTION_TOKENS = 3;

/** Step 1: what has to go, picked or in the person's own words. */
export const junkTypeStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(PROMPT_TEXTS, asking), quickReplies: junkReplies() }),
  read(said, state) {
    const load = readJunkLoad(said, { wholeMessage: true });
    if (load !== null) {
      const [first, ...others] = load.candidates;
      if (first !== undefined && others.length === 0) return filled(classifiedJunk(first, load.text));
      return {
        kind: 'clarify',
        pending: { kind: 'which-junk', candidates: load.candidates, text: load.text },
      };
    }
    // The same description a second time is accepted: the team will know what it is.
    const insists = said.message === state.refused && said.utterance.tokens.length >= DESCRIPTION_TOKENS;
    if (insists) return filled(classifiedJunk(UNLISTED, said.message.trim()));
    return retry(WORDING.junkType.unrecognised);
  },
};
