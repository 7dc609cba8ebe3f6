import { type Attack, Findings } from '../attack.ts';
import { knownValues } from '../inputs/given-values.ts';
import { sendContent } from '../inputs/input-requests.ts';
import { openInputs } from '../inputs/input-stage.ts';
import { type OperationInput, operationInputs } from '../inputs/operation-inputs.ts';
import { every } from '../payloads.ts';

const SLACK_MS = 2_000;
const SLOW = ['a@', 'a.', ' \t', '1-', '(9', 'é', '=+', '<a ', 'www.', '%'].map(
  (piece) => `${piece.repeat(Math.floor(3_990 / piece.length))}!`,
);

/** Texts that make a backtracking regex work for ages, in every field: each response within two seconds of an ordinary one. */
export function slowTexts(step: number): Attack {
  return {
    name: 'texts that make regexes slow',
    run: async (stage) => {
      const findings = new Findings();
      const at = await openInputs(stage);
      const time = async (input: OperationInput, content: unknown) => {
        const began = performance.now();
        await sendContent(input, content, at);
        return performance.now() - began;
      };
      const inputs = every(step, operationInputs(knownValues(at.ids)));
      for (const input of inputs) {
        const ordinary = await time(input, input.valid());
        for (const text of SLOW) {
          const took = await time(input, input.contentWith(text));
          const what = `${input.operation} ${input.field}: ${Math.round(took)} ms`;
          findings.note(what, took < ordinary + SLACK_MS);
        }
      }
      return findings;
    },
  };
}
