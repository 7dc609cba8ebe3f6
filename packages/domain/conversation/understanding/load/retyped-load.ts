import type { JunkType } from '../../../leads/fields/junk-type.ts';
import { NO_SLOTS } from '../../slots.ts';
import { understand } from '../understand.ts';
import { type JunkLoad, readJunkLoad } from './junk-load.ts';

/**
 * What a load is once it was changed, where nothing of the known type is left in it: an electronics load whose tv became a
 * washer. Null where the known type still fits, or nobody can tell.
 */
export function retypedLoad(description: string, known: JunkType, now: Date): JunkLoad | null {
  const said = understand(description, { asked: 'junkType', known: NO_SLOTS, now });
  const load = readJunkLoad(said, { wholeMessage: true });
  if (load === null || load.candidates.some(({ junkType }) => junkType === known)) return null;
  // "A bit of each" stands for what is left of several kinds, too.
  if (known === 'other' && load.candidates.length > 1) return null;
  return { ...load, text: description };
}
