import type { Texts } from '@harbour-haul/domain/site/language';
import type { ServedArea } from '@harbour-haul/domain/site/site';
import { ENGLISH_LOCAL_TEXTS } from './english-local-texts.ts';
import { FRENCH_LOCAL_TEXTS } from './french-local-texts.ts';
import type { LocalTexts } from './local-text-shape.ts';

/** By language and area. */
export const LOCAL_TEXTS: Texts<Record<ServedArea, LocalTexts>> = {
  en: ENGLISH_LOCAL_TEXTS,
  fr: FRENCH_LOCAL_TEXTS,
};
