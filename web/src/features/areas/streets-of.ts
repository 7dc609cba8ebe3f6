import { HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import type { ServedArea } from '@harbour-haul/domain/site/site';

/** As many as are read. */
const MAX_STREETS = 24;

/** Streets of an area by the alphabet, from the list that addresses are completed from: of a long list some of every letter. */
export function streetsOf(area: ServedArea): string[] {
  const streets = HRM_STREETS.map((street) => street.split(', '))
    .filter(([, community = '']) => community.endsWith(area))
    .map(([street = '']) => street);
  const step = Math.max(1, streets.length / MAX_STREETS);
  return streets.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}
