import type { NamedHazard } from '@harbour-haul/domain/conversation/hazards-in-text';
import { FRENCH_HAZARDS } from '@harbour-haul/domain/conversation/wording/french-hazards';

/** What is said of hazardous goods that somebody names: that no crew takes them, and where they go. */
export type HazardWords = (hazard: NamedHazard) => readonly [warning: string, disposal: string];

export const englishHazard: HazardWords = ({ label, disposal }) => [`Crews cannot take ${label}.`, disposal];

export const frenchHazard: HazardWords = ({ kind }) => {
  const { label, disposal } = FRENCH_HAZARDS[kind];
  return [`Les équipes ne peuvent pas emporter ${label}.`, disposal];
};
