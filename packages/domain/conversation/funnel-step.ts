import { LAST_FUNNEL_STEP } from '../chat/funnel.ts';
import type { ConversationState, StepName } from './state.ts';

/** The steps by the numbers of specification section 4. The e-mail belongs to the way of contact that asks for it. */
const NUMBERS: Record<StepName, number> = {
  'junk-type': 1,
  'photo-or-name': 2,
  name: 3,
  phone: 4,
  address: 5,
  pickup: 6,
  'contact-method': 7,
  email: 7,
  instructions: 8,
  review: 9,
  done: LAST_FUNNEL_STEP,
};

/** Returns the funnel step of a conversation; the last one is for a stored lead. */
export function funnelStep({ step, lead }: Pick<ConversationState, 'step' | 'lead'>): number {
  if (lead === 'accepted') return LAST_FUNNEL_STEP;
  return Math.min(NUMBERS[step], LAST_FUNNEL_STEP - 1);
}
