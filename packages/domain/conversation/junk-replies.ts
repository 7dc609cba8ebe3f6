import { JUNK_TYPES, type JunkType } from '../leads/fields/junk-type.ts';
import type { QuickReply } from './turn.ts';

/** A quick reply for each type of junk, by its label. */
export const junkReplies = (
  labels: Readonly<Record<JunkType, string>>,
  types: readonly JunkType[] = JUNK_TYPES,
): QuickReply[] => types.map((type) => ({ id: `junk:${type}`, label: labels[type] }));
