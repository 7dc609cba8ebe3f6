import { step } from '@harbour-haul/domain/conversation/engine';
import { ASKED_KEYS } from '@harbour-haul/domain/conversation/eval/blind/batch';
import { screenAsking } from '@harbour-haul/domain/conversation/eval/blind/state-asking';
import { CORPUS } from '@harbour-haul/domain/conversation/eval/corpus/corpus';
import { USUAL_NOW } from '@harbour-haul/domain/conversation/eval/dialogue';
import type { ConversationState } from '@harbour-haul/domain/conversation/state';
import { trainingBatches } from '../../conversation/blind-batches.ts';
import { textsOf } from '../../conversation/letter-copies.ts';
import type { Bench, Sample, Size } from '../runner/bench.ts';
import { quantile } from '../runner/figures.ts';
import { engineSize } from './engine-size.ts';

const HOSTILE_LENGTH = 10_000;
/** Of all texts, so that a round takes seconds; each round takes others. */
const TEXTS_A_ROUND = { small: 4, usual: 120, full: 120 } as const satisfies Record<Size, number>;
/** Of the hostile shapes every so-many-th: each is put at every question. */
const SHAPE_STEP = { small: 12, usual: 1, full: 1 } as const satisfies Record<Size, number>;
/** The best of so many runs: the first ones are slower than any that follow. */
const RUNS = 2;

/** Texts that a backtracking pattern would scan again and again. */
const HOSTILE_SHAPES = [
  ...['1', '1 ', '-', '(', '9-', ' ', '\n', ', ', 'a', 'a ', '@', 'a@', 'a@b.', '.', '!', '?', "it's "],
  ...[
    'friday ',
    'in a week ',
    'next friday at 2pm or ',
    '12 st ',
    '12 Oak St, Halifax ',
    'b3h ',
    'hi ',
    'no ',
  ],
  ...['couch, fridge, ', 'nine oh two ', 'my name is Al ', 'actually ', 'call me at 902 ', 'unit 4 '],
  ...['\u{1F44D}', '\u0301', '\uFDFA', '\uD800', '\u202E', '\u00E9'],
];

const now = new Date(USUAL_NOW);

/**
 * How long the assistant takes for a message, as the mean of texts of the corpus and the training batches at every
 * question, and for 10,000 characters of each hostile shape at its slowest question; and what the engine weighs for those
 * who fetch it.
 */
export const conversationBench: Bench = {
  name: 'conversation',
  budgets: {
    mean: { what: 'a step of the assistant, mean', unit: 'ms', limit: 1, side: 'at most' },
    hostile: { what: 'a step with 10,000 hostile characters', unit: 'ms', limit: 50, side: 'at most' },
    engine: { what: 'the engine, brotli', unit: 'B', limit: 90 * 1024, side: 'at most' },
  },
  open: async ({ size }) => {
    const states = ASKED_KEYS.map((asked) => screenAsking({ asked, known: {} }).state);
    const texts = [...corpusTexts(), ...textsOf(trainingBatches())];
    const shapes = HOSTILE_SHAPES.filter((_, index) => index % SHAPE_STEP[size] === 0);
    return {
      round: async (round) => {
        const mean = meanStepTime(states, someOf(texts, TEXTS_A_ROUND[size], round));
        const engine = round === 0 ? [{ budget: 'engine', value: await engineSize() }] : [];
        return [
          { budget: 'mean', value: mean },
          ...shapes.map((shape) => hostileTime(states, shape)),
          ...engine,
        ];
      },
      close: async () => {},
    };
  },
};

function someOf(texts: readonly string[], most: number, first: number): string[] {
  const each = Math.ceil(texts.length / most);
  return texts.filter((_, index) => index % each === first % each);
}

function corpusTexts(): string[] {
  const said = CORPUS.flatMap(({ says }) => Object.values(says).flat());
  return said.filter((text) => !/^[@#]/.test(text));
}

function meanStepTime(states: readonly ConversationState[], texts: readonly string[]): number {
  const putAll = () => {
    for (const state of states) for (const text of texts) put(state, text);
  };
  return bestOf(putAll) / (states.length * texts.length);
}

function hostileTime(states: readonly ConversationState[], shape: string): Sample {
  const text = shape.repeat(Math.ceil(HOSTILE_LENGTH / shape.length)).slice(0, HOSTILE_LENGTH);
  const value = Math.max(...states.map((state) => bestOf(() => put(state, text))));
  return { budget: 'hostile', part: JSON.stringify(shape), value };
}

function put(state: ConversationState, text: string): void {
  step(state, { type: 'text', text }, { now });
}

function bestOf(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return quantile(times, 0);
}
