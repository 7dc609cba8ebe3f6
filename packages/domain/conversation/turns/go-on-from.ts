import type { ResumableStep } from '../../chat/resume-point.ts';
import { RESUMABLE_STEPS } from '../../chat/resume-point.ts';
import type { ConversationState } from '../state.ts';
import { goToStep } from './prompt.ts';
import type { Turn } from './reply.ts';

/**
 * Asks the question that an admin has chosen: exactly that one. What is known of it is said with it and can be kept. What is
 * missing before it is asked for afterwards, but for a photo, which nobody has to send.
 */
export function goOnFrom(state: ConversationState, step: ResumableStep): Turn {
  const isPhotoPast = RESUMABLE_STEPS.indexOf(step) > RESUMABLE_STEPS.indexOf('photo-or-name');
  const settled = isPhotoPast ? { ...state.settled, photo: true } : state.settled;
  return goToStep({ ...state, settled }, step, null);
}
