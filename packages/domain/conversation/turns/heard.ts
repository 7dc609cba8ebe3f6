import type { Reading } from '../steps/step.ts';
import type { SaidBesides } from './said-besides.ts';

/** A message, with what the current step makes of it and with all facts that it holds. */
export interface Heard {
  text: string;
  reading: Reading;
  besides: SaidBesides;
}
