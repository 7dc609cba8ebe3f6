import { parsePhotoAnswer } from '../parsers/answers/parse-photo-answer.ts';
import { leansNo } from '../parsers/answers/parse-yes-no.ts';
import { parseShortName } from '../parsers/name/parse-name.ts';
import { PHOTO_REPLIES } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { filled, promptText, retry, type Step } from './step.ts';

/** Step 2: a photo, a skip, or already the name. */
export const photoOrNameStep: Step = {
  prompt: (_state, asking) => ({ content: promptText(WORDING.photo, asking), quickReplies: PHOTO_REPLIES }),
  read(text, state) {
    const answer = parsePhotoAnswer(text);
    if (answer.kind === 'skip' || leansNo(text))
      return { kind: 'fill', fill: { slots: {}, settled: { photo: true } } };
    if (answer.kind === 'ok') {
      return { kind: 'stay', content: WORDING.photo.choose, effects: [{ type: 'choose-photo' }] };
    }
    // With a known name, a short text here is no new name.
    const name = state.slots.name === null ? parseShortName(text) : null;
    return name?.kind === 'ok' ? filled({ name: name.value }) : retry(WORDING.photo.again);
  },
};
