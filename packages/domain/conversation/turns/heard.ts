import type { StepResult } from '../steps/step.ts';
import type { SlotUpdates } from './said-besides.ts';

/** A message, with what the current step makes of it and with all facts that it holds. */
export interface Utterance {
  text: string;
  result: StepResult;
  updates: SlotUpdates;
}
