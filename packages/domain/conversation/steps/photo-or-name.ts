import { photoReplies } from '../quick-replies.ts';
import { swappedLoad } from '../understanding/load/swapped-load.ts';
import { onlySends } from '../understanding/recognisers/answers/only-sends.ts';
import { type PhotoAnswer, readPhotoAnswer } from '../understanding/recognisers/answers/read-photo-answer.ts';
import { titleCaseName } from '../understanding/recognisers/name/name-case.ts';
import { givenNameAlone } from '../understanding/recognisers/name/whole-answer.ts';
import type { MentionedSlot } from '../understanding/recognisers/proposal.ts';
import { storedOf, type Understanding, withVerdict } from '../understanding/understand.ts';
import type { Utterance } from '../understanding/utterance/utterance.ts';
import { wordingOf } from '../wording/wording.ts';
import { confirm, filled, promptText, retry, type Step } from './step.ts';

const NO = new Set(['no', 'non', 'nope', 'nah', 'not', 'later', 'skip']);
const MAX_SHORT = 4;
/** "Whatever is easiest", "up to you", "comme vous voulez" */
const LEAVES_OPEN =
  /^(?:(?:it['’]?s |i guess |oh |um |just |ok |okay )*)(?:(?:whatever|whichever)(?:['’]?s| is| works)?(?: (?:is|works|easiest|easier|simplest|simpler|best|fine|you (?:want|like|prefer|need)|suits|for|you|guys|folks|me|please))*|up to you(?: guys| folks)?|your call|either(?: way| one)?(?: is| works)?(?: fine| good)?|(?:ce qui est |ce qui vous est |c['’]est )?(?:le )?plus (?:simple|facile)(?: pour vous)?|comme (?:vous voulez|tu veux|[cç]a vous (?:arrange|convient))|peu importe|[cç]a m['’]est [ée]gal)[ .!]*$/i;

/** A short answer with a no in it, whatever else it holds: "no thnaks". */
const leansNo = ({ tokens }: Utterance) =>
  tokens.length <= MAX_SHORT && tokens.some(({ word }) => NO.has(word));

/** "Can you come today", "wait, 54 Portland St", "ya one treadmill, it's heavy": what is said of the pickup or the load promises no photo, where none is spoken of. */
function photoAnswerOf(said: Understanding): PhotoAnswer['answer'] {
  const { answer, isGuessed } = readPhotoAnswer(said.utterance);
  const isOfElse = said.verdicts.some(
    ({ proposal: { slot }, verdict }) =>
      PICKUP_SLOTS.has(slot) && (verdict === 'stored' || verdict === 'offered'),
  );
  // "Ya one treadmill its in the basement its heavy"
  const goesOn =
    answer === 'will-send' && said.utterance.tokens.length > MAX_SHORT && !OF_PHOTO.test(said.message);
  return (isGuessed || goesOn) && isOfElse ? null : answer;
}
const OF_PHOTO = /pic|photo|image|send|sent|upload|envo|attach|snap|shot|here/i;
const PICKUP_SLOTS: ReadonlySet<MentionedSlot> = new Set<MentionedSlot>([
  'pickup',
  'address',
  'phone',
  'email',
  'junkType',
]);

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
    const answer = isOfLoad ? null : photoAnswerOf(said);
    const found = storedOf(said, 'name');
    // "Danny" is no slip of a no, and "Kay" an okay.
    const alone = answer === 'will-send' || state.slots.name !== null ? null : givenNameAlone(said.utterance);
    if (alone !== null) return filled({ name: titleCaseName(alone) });
    const name = found === null || state.slots.name !== null ? {} : { name: found.value };
    if (answer === 'declines' || (answer === null && onlySends(said.utterance)))
      return { kind: 'fill', fill: { slots: name, settled: { photo: true } } };
    if (answer === 'will-send' && found === null) {
      return { kind: 'stay', content: wordingOf(state).photo.choose, effects: [{ type: 'choose-photo' }] };
    }
    if (found !== null && state.slots.name === null) return filled(name);
    const [likely] = withVerdict(said, 'name', 'unsure');
    if (likely !== undefined && state.slots.name === null) return confirm({ name: likely.value });
    // "Whatever is easiest" is to go without.
    if (LEAVES_OPEN.test(said.message.trim()))
      return { kind: 'fill', fill: { slots: {}, settled: { photo: true } } };
    // Nobody has to send a photo: a second answer that says nothing of one is a skip.
    if (state.failedTries > 0 || (!isOfLoad && leansNo(said.utterance)))
      return { kind: 'fill', fill: { slots: {}, settled: { photo: true } } };
    return retry(wordingOf(state).photo.again);
  },
};
