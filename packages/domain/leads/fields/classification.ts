/** Who or what decided a lead's junk type (specification section 3). */
export const CLASSIFICATION_SOURCES = ['ai', 'user', 'image'] as const;

export type ClassificationSource = (typeof CLASSIFICATION_SOURCES)[number];

/** Thresholds of specification section 9. */
const HIGH_CONFIDENCE = 0.9;
const MEDIUM_CONFIDENCE = 0.7;

export type ClassificationTier = 'high' | 'medium' | 'low' | 'user' | 'image' | 'unknown';

/** The badge texts of specification section 4. */
export const CLASSIFICATION_LABELS: Record<ClassificationTier, string> = {
  high: 'High-Confidence',
  medium: 'Medium',
  low: 'Low',
  user: 'User Selected',
  image: 'Image Analysis',
  unknown: 'Unknown Source',
};

/** The badge tier of a classification; `confidence` is 0 to 1 and counts for source `ai` alone. */
export function classificationTier(
  source: ClassificationSource | null,
  confidence: number | null,
): ClassificationTier {
  if (source === 'user' || source === 'image') return source;
  if (source !== 'ai' || confidence === null || confidence <= 0) return 'unknown';
  if (confidence >= HIGH_CONFIDENCE) return 'high';
  return confidence >= MEDIUM_CONFIDENCE ? 'medium' : 'low';
}

/** A confidence in whole per cent, never more than it is: what is just below a tier's threshold does not read as that. */
export function confidencePercent(confidence: number): number {
  const nearest = Math.round(confidence * 100);
  return nearest / 100 > confidence ? nearest - 1 : nearest;
}
