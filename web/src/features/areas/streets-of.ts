import { HRM_STREETS } from '@harbour-haul/domain/site/hrm-streets';
import type { ServedArea } from '@harbour-haul/domain/site/site';

/** Shown of Halifax, whose list is long. */
const MAX_STREETS = 24;

/** The best-known streets of an area, from the list that addresses are completed from. */
export function streetsOf(area: ServedArea): string[] {
  return HRM_STREETS.map((street) => street.split(', '))
    .filter(([, community = '']) => community.endsWith(area))
    .map(([street = '']) => street)
    .slice(0, MAX_STREETS);
}
