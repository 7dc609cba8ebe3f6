import { step } from '@harbour-haul/domain/conversation/engine';
import { ASKED_KEYS } from '@harbour-haul/domain/conversation/eval/blind/batch';
import { screenAsking } from '@harbour-haul/domain/conversation/eval/blind/state-asking';
import { CORPUS } from '@harbour-haul/domain/conversation/eval/corpus/corpus';
import { USUAL_NOW } from '@harbour-haul/domain/conversation/eval/dialogue';
import type { ConversationState } from '@harbour-haul/domain/conversation/state';
import { trainingBatches } from '../conversation/blind-batches.ts';
import { textsOf } from '../conversation/letter-copies.ts';
import { engineSize } from './engine-size.ts';

/**
 * `npm run bench:conversation`: how long the assistant takes for a message, as the mean of texts of the corpus and
 * the training batches at every question, and for 10,000 characters of each hostile shape at its slowest question; and
 * what the engine weighs for those who fetch it. Ends with 1 where a budget is missed.
 */
const BUDGET_MS = { mean: 1, hostile: 50 } as const;
const BUDGET_KB = 90;
const HOSTILE_LENGTH = 10_000;
const MAX_TEXTS = 1000;
/** The best of so many runs: the first ones are slower than any that follow. */
const RUNS = 3;

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
const states = ASKED_KEYS.map((asked) => screenAsking({ asked, known: {} }).state);

const mean = meanStepTime(sampleOf([...corpusTexts(), ...textsOf(trainingBatches())]));
const [slowest = { shape: '', ms: 0 }] = HOSTILE_SHAPES.map(hostileTime).toSorted((a, b) => b.ms - a.ms);
console.log(`mean     ${mean.toFixed(3)} ms a message (budget ${BUDGET_MS.mean})`);
console.log(
  `hostile  ${slowest.ms.toFixed(1)} ms for ${HOSTILE_LENGTH} characters of ${JSON.stringify(slowest.shape)} (budget ${BUDGET_MS.hostile})`,
);
const size = (await engineSize()) / 1024;
console.log(`engine   ${size.toFixed(1)} KB brotli (budget ${BUDGET_KB})`);
const isSlow = mean > BUDGET_MS.mean || slowest.ms > BUDGET_MS.hostile;
process.exitCode = isSlow || size > BUDGET_KB ? 1 : 0;

/** Every so many-th text, so that a run takes a minute. */
function sampleOf(texts: readonly string[]): string[] {
  const each = Math.ceil(texts.length / MAX_TEXTS);
  return texts.filter((_, index) => index % each === 0);
}

function corpusTexts(): string[] {
  const said = CORPUS.flatMap(({ says }) => Object.values(says).flat());
  return said.filter((text) => !/^[@#]/.test(text));
}

/** Texts are put once before they are timed. */
function meanStepTime(texts: readonly string[]): number {
  const putAll = () => {
    for (const state of states) for (const text of texts) put(state, text);
  };
  return bestOf(putAll) / (states.length * texts.length);
}

function hostileTime(shape: string): { shape: string; ms: number } {
  const text = shape.repeat(Math.ceil(HOSTILE_LENGTH / shape.length)).slice(0, HOSTILE_LENGTH);
  return { shape, ms: Math.max(...states.map((state) => bestOf(() => put(state, text)))) };
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
  return Math.min(...times);
}
