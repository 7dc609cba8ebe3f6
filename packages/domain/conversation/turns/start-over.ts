import { initialState } from '../state.ts';
import { STEPS } from '../steps/steps.ts';
import { replyWith, type Turn } from './reply.ts';

/** The welcome, with a quick reply for each type of junk. */
export function welcome(): Turn {
  const state = initialState();
  const { content, quickReplies } = STEPS[state.step].prompt(state, 'first');
  return replyWith(state, [content], quickReplies);
}

/** Starts another conversation, its welcome included. */
export function startOver(): Turn {
  return { ...welcome(), effects: [{ type: 'start-over' }] };
}
