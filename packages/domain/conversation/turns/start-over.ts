import { opening } from '../opening.ts';
import type { Turn } from './reply.ts';

/** The welcome, with a quick reply for each type of junk. */
export function welcome(): Turn {
  return { ...opening(), effects: [] };
}

/** Starts another conversation, its welcome included. */
export function startOver(): Turn {
  return { ...welcome(), effects: [{ type: 'start-over' }] };
}
