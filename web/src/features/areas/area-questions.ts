import type { Language } from '@harbour-haul/domain/site/language';
import type { ServedArea } from '@harbour-haul/domain/site/site';
import { AREA_TEXTS } from './area-texts.ts';
import { LOCAL_TEXTS } from './local-texts.ts';

/** The questions and answers of an area's page, which search engines are told too. */
export function areaQuestions(language: Language, area: ServedArea): (readonly [string, string])[] {
  return [...AREA_TEXTS[language].commonQuestions(area), LOCAL_TEXTS[language][area].question];
}
