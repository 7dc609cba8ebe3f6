import type { Lead } from '../leads/lead.ts';
import type { PhotoFindings } from './photo.ts';

/** Returns the lead with the junk type that its photo shows; null where a person gave one or the photo shows none. */
export function withSeenJunkType(lead: Lead, findings: PhotoFindings | null, now: Date): Lead | null {
  if (lead.junkType !== null || findings === null || findings.junkType === null) return null;
  const { junkType, junkConfidence } = findings;
  return {
    ...lead,
    junkType,
    junkConfidence,
    junkClassificationSource: 'image',
    updatedAt: now.toISOString(),
  };
}
