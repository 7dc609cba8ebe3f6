import { FRENCH } from '@harbour-haul/domain/conversation/wording/french';
import {
  FRENCH_FALLBACK_WELCOME,
  FRENCH_OPENING,
} from '@harbour-haul/domain/conversation/wording/french-opening';
import { loadEnglish } from '#features/chat-widget/engine/load-english.ts';
import { openingIn } from '#features/chat-widget/engine/real-opening.ts';
import { fr } from '#features/chat-widget/texts/chat-texts.ts';
import { hydrateChat } from './hydrate-chat.tsx';

// A conversation that was begun on an English page goes on in English, which is fetched for it.
hydrateChat(openingIn('fr', FRENCH_FALLBACK_WELCOME, FRENCH_OPENING), {
  own: 'fr',
  packs: { fr: { texts: fr, wording: FRENCH } },
  load: loadEnglish,
});
