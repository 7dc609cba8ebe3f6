import { foldText } from '../search/fold-text.ts';

/** The sources that visitors may send, and that are counted by their name. */
const KNOWN_SOURCES = new Set([
  'form',
  'chat',
  'direct',
  'phone',
  'email',
  'referral',
  'repeat',
  'walk-in',
  'website',
  'google',
  'facebook',
  'instagram',
  'kijiji',
]);

/** Returns the name of a known source, however it is written; null for any other text. */
export function knownSource(source: string): string | null {
  const folded = foldText(source);
  return KNOWN_SOURCES.has(folded) ? folded : null;
}
