import { funnelStep } from '@harbour-haul/domain/conversation/funnel-step';
import { type OpeningWords, opening } from '@harbour-haul/domain/conversation/opening';
import { FALLBACK_WELCOME } from '@harbour-haul/domain/conversation/welcome-wording';
import type { Language } from '@harbour-haul/domain/site/language';
import type { ConversationOpening } from './conversation-engine.ts';

/** The domain's opening in English. */
export const realOpening: ConversationOpening = openingIn('en', FALLBACK_WELCOME);

/** The domain's opening in a language, by its own first words. */
export function openingIn(
  language: Language,
  fallbackWelcome: string,
  words?: OpeningWords,
): ConversationOpening {
  return {
    turn: () => {
      const customer = language === 'en' ? {} : { language };
      const { state, replies } = opening(language === 'en' ? undefined : language, words);
      return {
        state,
        replies,
        effects: [],
        step: funnelStep(state),
        customer,
        language,
        finished: false,
      };
    },
    fallbackWelcome,
  };
}
