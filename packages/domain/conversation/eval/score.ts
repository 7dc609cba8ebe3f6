import type { Dialogue } from './dialogue.ts';
import { factsOf, SCORED_SLOTS, type ScoredSlot, wantedFacts } from './facts.ts';
import { type PlayedDialogue, play } from './play.ts';

/** A slot with an unexpected value. */
export interface Miss {
  id: string;
  slot: ScoredSlot;
  wanted: string | null;
  got: string | null;
}

export interface Scores {
  dialogues: number;
  finishable: number;
  finished: number;
  /** Dialogues with a lead where none was expected. */
  unexpected: string[];
  /** Right values by slot, out of `dialogues`. */
  exact: Record<ScoredSlot, number>;
  misses: Miss[];
  turnsPerLead: number;
  reAsksPerLead: number;
  deadEnds: { id: string; reason: string }[];
  loops: string[];
  throws: { id: string; reason: string }[];
}

/** Minimum shares for the evaluation to pass. */
export const THRESHOLDS = { finished: 0.98, exact: 0.97 } as const;

/** Plays every dialogue and compares the slots with the expected ones. */
export function score(corpus: readonly (Dialogue & { id: string })[]): Scores {
  const results = corpus.map((dialogue) => ({ dialogue, id: dialogue.id, played: play(dialogue) }));
  const misses = results.flatMap(({ dialogue, id, played }) => missesOf(id, dialogue, played));
  const finishable = results.filter(({ dialogue }) => !dialogue.unfinishable);
  const leads = finishable.filter(({ played }) => played.finished);
  return {
    dialogues: corpus.length,
    finishable: finishable.length,
    finished: leads.length,
    unexpected: results.filter((r) => r.dialogue.unfinishable && r.played.finished).map(({ id }) => id),
    exact: countExact(corpus.length, misses),
    misses,
    turnsPerLead: mean(leads.map(({ played }) => played.turns)),
    reAsksPerLead: mean(leads.map(({ played }) => played.reAsks)),
    deadEnds: finishable.flatMap(({ id, played }) =>
      played.deadEnd === null ? [] : [{ id, reason: played.deadEnd }],
    ),
    loops: results.filter(({ played }) => played.looped).map(({ id }) => id),
    throws: results.flatMap(({ id, played }) =>
      played.threw === null ? [] : [{ id, reason: played.threw }],
    ),
  };
}

/** Returns the missed thresholds in words; empty where all hold. */
export function missedThresholds(scores: Scores): string[] {
  const lowSlots = SCORED_SLOTS.filter((slot) => scores.exact[slot] / scores.dialogues < THRESHOLDS.exact);
  return [
    ...(scores.finished / scores.finishable < THRESHOLDS.finished ? ['finished leads'] : []),
    ...lowSlots.map((slot) => `exact ${slot}`),
    ...(scores.loops.length > 0 ? ['loops'] : []),
    ...(scores.throws.length > 0 ? ['throws'] : []),
  ];
}

function missesOf(id: string, dialogue: Dialogue, { slots }: PlayedDialogue): Miss[] {
  const wanted = wantedFacts(dialogue.wants, !dialogue.unfinishable);
  const got = factsOf(slots);
  return SCORED_SLOTS.filter((slot) => wanted[slot] !== got[slot]).map((slot) => ({
    id,
    slot,
    wanted: wanted[slot],
    got: got[slot],
  }));
}

function countExact(dialogues: number, misses: readonly Miss[]): Scores['exact'] {
  const exact = (slot: ScoredSlot) => dialogues - misses.filter((miss) => miss.slot === slot).length;
  return Object.fromEntries(SCORED_SLOTS.map((slot) => [slot, exact(slot)])) as Scores['exact'];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
