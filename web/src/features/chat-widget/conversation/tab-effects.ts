import type { Input } from '@harbour-haul/domain/conversation/turn';
import { track } from '#lib/analytics.ts';
import type { FormPhoto } from '../engine/conversation-engine.ts';
import type { TabEffect } from '../state/take-turn.ts';
import { recallDetails } from './ways-out.ts';

/** What effects may do to the tab that took the input. */
interface TabEffectHost {
  choosePhoto: () => void;
  sayPhotos: (photos: readonly FormPhoto[]) => Promise<void>;
  /** Gives the engine what an effect has found out. */
  answer: (input: Input) => Promise<void>;
}

type Run<T extends TabEffect['type']> = (
  effect: Extract<TabEffect, { type: T }>,
  host: TabEffectHost,
) => Promise<void> | void;

/** Every effect that the tab runs itself, a function each; none of them rejects. */
const RUN: { [T in TabEffect['type']]: Run<T> } = {
  'choose-photo': (_effect, host) => host.choosePhoto(),
  recall: async (_effect, host) => host.answer({ type: 'recalled', details: await recallDetails() }),
  'say-photos': ({ photos }, host) => host.sayPhotos(photos),
  track: ({ event }) => track(event),
};

/** Runs the effects of a turn, one after the other begun, none waited for. */
export function runTabEffects(effects: readonly TabEffect[], host: TabEffectHost): void {
  for (const effect of effects) void (RUN[effect.type] as Run<TabEffect['type']>)(effect, host);
}
