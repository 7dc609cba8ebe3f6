import { parseInstructions } from '../parsers/answers/parse-instructions.ts';
import { parseYesNo } from '../parsers/answers/parse-yes-no.ts';
import { parseIntent } from '../parsers/intent/parse-intent.ts';
import { NO_INSTRUCTIONS } from '../quick-replies.ts';
import { WORDING } from '../wording.ts';
import { promptText, retry, type SlotFill, type Step } from './step.ts';

/** Settles the step without instructions (specification section 5). */
export const NO_INSTRUCTIONS_FILL: SlotFill = {
  slots: { specialInstructions: null },
  settled: { instructions: true },
};

/** Step 8: special instructions for the crew. */
export const instructionsStep: Step = {
  prompt: (_state, asking) => ({
    content: promptText(WORDING.instructions, asking),
    quickReplies: [NO_INSTRUCTIONS],
  }),
  read(text, state) {
    const parsed = parseInstructions(text);
    // "Yes" and "ok" promise an answer: the second time there is none to come.
    const promised = parseYesNo(text) === 'yes';
    if (promised && state.failedTries === 0) return retry(WORDING.instructions.edit);
    const thanked = parseIntent(text)?.type === 'thanks';
    if (parsed.kind !== 'ok' || promised || thanked || parseYesNo(text) === 'no')
      return { kind: 'fill', fill: NO_INSTRUCTIONS_FILL };
    return {
      kind: 'fill',
      fill: { slots: { specialInstructions: parsed.value }, settled: { instructions: true } },
    };
  },
};
