import type { HostileStage } from '../hostile-stage.ts';
import { type RealIds, realIds } from './given-values.ts';
import { Senders } from './senders.ts';

/** Where inputs are tried. */
export interface InputStage {
  stage: HostileStage;
  ids: RealIds;
  senders: Senders;
}

/** Makes what inputs name, and whoever may send them. */
export async function openInputs(stage: HostileStage): Promise<InputStage> {
  return { stage, ids: await realIds(stage), senders: new Senders(stage) };
}
