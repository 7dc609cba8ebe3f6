import { foldText } from '../search/fold-text.ts';

/**
 * The sources that are counted by their name. Others are counted together: a source is free text that anybody may send,
 * and counters by every text would grow without end.
 */
const COUNTED = new Set([
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

/** Returns the name under which a lead's source is counted. */
export function countedSource(source: string): string {
  const folded = foldText(source);
  return COUNTED.has(folded) ? folded : 'other';
}
