import { JUNK_TYPES, type JunkType, junkTypeLabel } from '../leads/fields/junk-type.ts';
import type { QuickReply } from './turn.ts';

/** A quick reply for each type of junk. */
export const junkReplies = (types: readonly JunkType[] = JUNK_TYPES): QuickReply[] =>
  types.map((type) => ({ id: `junk:${type}`, label: junkTypeLabel(type) }));
