import { customerOf } from '@harbour-haul/domain/chat/chat-customer';
import { step } from '@harbour-haul/domain/conversation/engine';
import { funnelStep } from '@harbour-haul/domain/conversation/funnel-step';
import { leadFromSlots } from '@harbour-haul/domain/conversation/lead-from-slots';
import { readState } from '@harbour-haul/domain/conversation/read-state';
import { initialState } from '@harbour-haul/domain/conversation/state';
import { canBeOffered } from '@harbour-haul/domain/conversation/turns/handle-form';
import { knownSlots } from '@harbour-haul/domain/conversation/turns/hear';
import { otherLanguage } from '@harbour-haul/domain/conversation/turns/switch-language';
import { addWording, hasWording } from '@harbour-haul/domain/conversation/wording/wording';
import type { ConversationEngine } from './conversation-engine.ts';
import { changedInForm, filledInForm, noteAnswered } from './filled-in-form.ts';
import { formPhotosAfter } from './form-photos.ts';
import { sentBefore, sentByForm, sentRequest } from './sent-request.ts';

const stateOf = (stored: unknown) => readState(stored) ?? initialState();

/** The domain's engine upon stored states: one that cannot be read begins anew. */
export const realEngine: ConversationEngine = {
  step: (stored, input, context) => {
    const sent = sentRequest();
    const knowing = sent === null ? context : { sent, ...context };
    const before = stateOf(stored);
    const { state, replies, effects } = step(before, input, knowing);
    const known = knownSlots(state);
    noteAnswered(knownSlots(before), known);
    const { language, pickup } = known;
    return {
      state,
      replies,
      effects,
      step: funnelStep(state),
      customer: {
        ...customerOf(known),
        ...(language && { language }),
        ...(pickup?.day && { pickupDay: pickup.day }),
        ...(pickup?.slot && { pickupSlot: pickup.slot }),
      },
      language: language ?? 'en',
      finished: state.lead === 'accepted',
      formPhotos: formPhotosAfter({ before, input, after: state, effects }),
    };
  },
  toLead: leadFromSlots,
  lacks: (stored, inputs) => {
    const state = stateOf(stored);
    const spoken = inputs.map((input) => otherLanguage(state, input));
    return [state.slots.language ?? 'en', ...spoken].find((one) => one !== null && !hasWording(one)) ?? null;
  },
  news: (stored, unsentLead) =>
    sentByForm(unsentLead) ?? (canBeOffered(stateOf(stored)) ? filledInForm() : null) ?? sentBefore(),
  formChange: (stored) => (stateOf(stored).lead === 'collecting' ? changedInForm() : null),
  learn: addWording,
};
