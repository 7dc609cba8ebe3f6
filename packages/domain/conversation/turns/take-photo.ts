import type { ChosenPhoto } from '../slots.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { WORDING } from '../wording.ts';
import { advance } from './advance.ts';
import { replyWith, type Turn } from './turn.ts';

/** Fills the photo slot at any step. A stored photo is never replaced by one that is not. */
export function handlePhoto(state: ConversationState, photo: ChosenPhoto, context: TurnContext): Turn {
  const note = photo.kind === 'stored' ? WORDING.photo.received : WORDING.photo.keptHere;
  const kept = photo.kind === 'local' ? (state.slots.photo ?? photo) : photo;
  const slots = { ...state.slots, photo: kept };
  if (state.lead !== 'collecting') return replyWith({ ...state, slots }, [note], []);
  return advance(state, { slots: { photo: kept }, settled: { photo: true }, note }, context);
}
