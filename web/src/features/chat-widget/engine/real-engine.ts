import { customerOf } from '@harbour-haul/domain/chat/chat-customer';
import { step } from '@harbour-haul/domain/conversation/engine';
import { funnelStep } from '@harbour-haul/domain/conversation/funnel-step';
import { leadFromSlots } from '@harbour-haul/domain/conversation/lead-from-slots';
import { readState } from '@harbour-haul/domain/conversation/read-state';
import { initialState } from '@harbour-haul/domain/conversation/state';
import type { ConversationEngine } from './conversation-engine.ts';

/** The domain's engine upon stored states: one that cannot be read begins anew. */
export const realEngine: ConversationEngine = {
  step: (stored, input, context) => {
    const { state, replies, effects } = step(readState(stored) ?? initialState(), input, context);
    return {
      state,
      replies,
      effects,
      step: funnelStep(state),
      customer: customerOf(state.slots),
      finished: state.lead === 'accepted',
    };
  },
  toLead: leadFromSlots,
};
