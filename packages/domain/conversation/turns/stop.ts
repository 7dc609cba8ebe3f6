import { NEW_REQUEST } from '../quick-replies.ts';
import { initialState } from '../state.ts';
import { WORDING } from '../wording.ts';
import { replyWith, type Turn } from './reply.ts';

/** Ends the conversation and forgets what was said; the widget has the incomplete lead removed as well. */
export function stopAndForget(): Turn {
  return replyWith(initialState(), [WORDING.stop.done], [NEW_REQUEST], [{ type: 'forget' }]);
}
