import type { Utterance } from '../../utterance/utterance.ts';
import { onlyDeclines, readDecline } from '../answers/read-decline.ts';
import { isPlain, readYesNo } from '../answers/read-yes-no.ts';

/** Whether the whole message is a yes, a no or a decline: what stands alone in it is then no name. */
export function readsAsAnswer(utterance: Utterance): boolean {
  return onlyDeclines(readDecline(utterance)) || isPlain(readYesNo(utterance));
}
