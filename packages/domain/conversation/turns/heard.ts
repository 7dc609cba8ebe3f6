import type { StepResult } from '../steps/step.ts';
import type { SlotUpdates } from './said-besides.ts';

/** A typed message, with the current step's result and every slot update in it. */
export interface Utterance {
  text: string;
  result: StepResult;
  updates: SlotUpdates;
}
