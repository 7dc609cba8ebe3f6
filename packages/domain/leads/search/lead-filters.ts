import { SERVED_AREAS } from '../../site/site.ts';
import { JUNK_TYPES } from '../fields/junk-type.ts';

/** What lists of leads are narrowed by beside their status: names under which the overview counts leads. */
export const JUNK_TYPE_FILTERS = [...JUNK_TYPES, 'none'] as const;
export type JunkTypeFilter = (typeof JUNK_TYPE_FILTERS)[number];

export const AREA_FILTERS = [...SERVED_AREAS, 'other'] as const;
export type AreaFilter = (typeof AREA_FILTERS)[number];
