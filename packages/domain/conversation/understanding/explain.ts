import type { Verdict } from './arbiter/arbitrate.ts';
import type { Understanding } from './understand.ts';
import { textBetween } from './utterance/utterance.ts';

/** Returns in words what was proposed for a message, what came of it, and why: a line a clause, then one a proposal. */
export function explain({ utterance, verdicts }: Understanding): string {
  const clauses = utterance.clauses.map(
    ({ from, to, act, corrects }) =>
      `${act}${corrects ? ', corrects' : ''}: ${textBetween(utterance, from, to)}`,
  );
  const lines = verdicts.map((verdict) =>
    lineOf(verdict, textBetween(utterance, verdict.proposal.from, verdict.proposal.to)),
  );
  return [...clauses, ...lines].join('\n');
}

function lineOf({ proposal, score, verdict, why }: Verdict, text: string): string {
  const value = JSON.stringify(proposal.value);
  return `${verdict} ${proposal.slot} ${score.toFixed(2)} "${text}" = ${value} (${proposal.reason}; ${why})`;
}
