import { photoReplies } from '../quick-replies.ts';
import { readPhotoAnswer } from '../understanding/recognisers/answers/read-photo-answer.ts';
import { swappedLoad } from '../understanding/swapped-load.ts';
import { storedOf, withVerdict } from '../understanding/understand.ts';
import type { Utterance } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, promptText, retry, type Step } from './step.ts';

const NO = new Set(['no', 'non', 'nope', 'nah', 'not', 'later', 'skip']);
const MAX_SHORT = 4;

/** A short answer with a no in it, whatever else it holds: "no thnaks". */
const leansNo = ({ tokens }: Utterance) =>
  tokens.length <= MAX_SHORT && tokens.some(({ word }) => NO.has(word));

/** Step 2: a photo, a skip, or already the name. */
export const photoOrNameStep: Step = {
  prompt: (state, asking) => ({
    content: promptText(wordingOf(state).photo, asking),
    quickReplies: photoReplies(wordingOf(state)),
  }),
  read(said, state) {
    const { junkText } = state.slots;
    // "No wait, not a tv, a washer" speaks of the load.
    const isOfLoad = junkText !== null && swappedLoad(said, junkText) !== null;
    const answer = isOfLoad ? null : readPhotoAnswer(said.utterance).answer;
    const found = storedOf(said, 'name');
    const name = found === null || state.slots.name !== null ? {} : { name: found.value };
    if (answer === 'declines') return { kind: 'fill', fill: { slots: name, settled: { photo: true } } };
    if (answer === 'will-send' && found === null) {
      return { kind: 'stay', content: wordingOf(state).photo.choose, effects: [{ type: 'choose-photo' }] };
    }
    if (found !== null && state.slots.name === null) return filled(name);
    const [likely] = withVerdict(said, 'name', 'unsure');
    if (likely !== undefined && state.slots.name === null) return confirm({ name: likely.value });
    // Nobody has to send a photo: a second answer that says nothing of one is a skip.
    if (state.failedTries > 0 || (!isOfLoad && leansNo(said.utterance)))
      return { kind: 'fill', fill: { slots: {}, settled: { photo: true } } };
    return retry(wordingOf(state).photo.again);
  },
};
