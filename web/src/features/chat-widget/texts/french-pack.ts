import { FRENCH } from '@harbour-haul/domain/conversation/wording/french';
import type { LanguagePack } from './chat-languages.ts';
import { fr } from './chat-texts.ts';

/** All that it takes to chat in French; a file of its own, which is fetched once somebody speaks it. */
export const frenchPack: LanguagePack = { texts: fr, wording: FRENCH };
