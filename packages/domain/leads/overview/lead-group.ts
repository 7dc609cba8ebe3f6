import type { Lead } from '../lead.ts';
import { countedArea } from './counted-area.ts';
import { countedSource } from './counted-source.ts';

/** What leads are grouped by, as the overview counts them; `none` and `other` stand for what it has no name for. */
export interface LeadGroup {
  source?: string | undefined;
  junkType?: string | undefined;
  area?: string | undefined;
}

type Grouped = Pick<Lead, 'source' | 'junkType' | 'address'>;

/** Whether a lead counts in a group; an empty one has every lead. */
export function isOfGroup(lead: Grouped, { source, junkType, area }: LeadGroup): boolean {
  if (source !== undefined && countedSource(lead.source) !== source) return false;
  if (junkType !== undefined && (lead.junkType ?? 'none') !== junkType) return false;
  return area === undefined || countedArea(lead) === area;
}

/** Whether a group leaves any lead out. */
export function isGrouped({ source, junkType, area }: LeadGroup): boolean {
  return source !== undefined || junkType !== undefined || area !== undefined;
}
