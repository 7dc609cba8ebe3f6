import { junkReplies } from '../junk-replies.ts';
import type { ConversationState } from '../state.ts';
import { namesTypeAlone } from '../understanding/load/junk-changes.ts';
import { chosenJunk, classifiedJunk, readJunkLoad, UNLISTED } from '../understanding/load/junk-load.ts';
import { dictatedLoad } from '../understanding/load/renamed-load.ts';
import { tellsWhenAlone } from '../understanding/tells-when.ts';
import { type Understanding, withVerdict } from '../understanding/understand.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

function promptTexts(state: ConversationState) {
  const { junkType, welcome } = wordingOf(state);
  return { ...junkType, ask: welcome };
}

/** Step 1: what has to go, picked or in the person's own words. */
export const junkTypeStep: Step = {
  prompt: (state, asking) => ({
    content: promptText(promptTexts(state), asking),
    quickReplies: junkReplies(wordingOf(state).junkTypes),
  }),
  read(said, state) {
    const load = readJunkLoad(said, { wholeMessage: true });
    if (load !== null && (state.failedTries > 0 || tells(said))) {
      const [first, ...others] = load.candidates;
      // "Furniture", asked what type it is: what lies there was told before.
      const { junkText } = state.slots;
      const isTold = junkText !== null && !namesTypeAlone(junkText);
      if (state.editing && isTold && namesTypeAlone(load.text) && first !== undefined && others.length === 0)
        return filled(chosenJunk(first.junkType, junkText));
      const text = joined(unlisted(state), load.text);
      if (first !== undefined && others.length === 0) return filled(classifiedJunk(first, text));
      return { kind: 'clarify', pending: { kind: 'which-junk', candidates: load.candidates, text } };
    }
    // "The junk should say full 2 bedroom apartment contents": of a type that is known, in their words.
    const words =
      state.editing && state.slots.junkType !== null && isAnswer(said) ? dictatedLoad(said.message) : null;
    if (words !== null) return filled({ junkText: words });
    // What the lexicon does not know is asked once: then it is taken in its own words, and the team knows what it is.
    if (state.failedTries === 0 || state.editing || !isAnswer(said))
      return retry(wordingOf(state).junkType.unrecognised);
    const known = unlisted(state);
    const text = tellsWhenAlone(said.utterance) ? known : joined(known, said.message.trim());
    return text === null
      ? retry(wordingOf(state).junkType.unrecognised)
      : filled(classifiedJunk(UNLISTED, text));
  },
};

/** "Stuff" tells nothing of what has to go. */
const tells = (said: Understanding): boolean =>
  withVerdict(said, 'junkType', 'stored').some(({ value }) => !TELLS_NOTHING.test(value.thing));

const TELLS_NOTHING = /^(?:(?:old|few|bunch|lots?|of|couple|more|random) )*(?:stuff|things?|items?)$/i;

/** Whether a message can be an answer at all: it states something, and no value of another slot. */
function isAnswer({ utterance, verdicts }: Understanding): boolean {
  const isElse = verdicts.some(({ verdict }) => verdict === 'stored');
  return !isElse && utterance.clauses.some(({ act }) => act === 'statement');
}

/** The description that was refused at this step, which the answer after it explains; null for none. */
export function unlisted({ step, slots, refused }: ConversationState): string | null {
  const isTold = step === 'junk-type' && slots.junkType === null && refused !== null;
  return isTold && !tellsWhenAlone(readUtterance(refused)) ? refused : null;
}

const joined = (before: string | null, text: string) =>
  before === null || text.includes(before) ? text : `${before}, ${text}`;
