import { funnelStep } from '@harbour-haul/domain/conversation/funnel-step';
import { opening } from '@harbour-haul/domain/conversation/opening';
import { FALLBACK_WELCOME } from '@harbour-haul/domain/conversation/welcome-wording';
import type { ConversationOpening } from './conversation-engine.ts';

/** The domain's opening. */
export const realOpening: ConversationOpening = {
  turn: () => {
    const { state, replies } = opening();
    return { state, replies, effects: [], step: funnelStep(state), customer: {}, finished: false };
  },
  fallbackWelcome: FALLBACK_WELCOME,
};
