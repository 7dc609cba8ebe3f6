import type { PlayedCase } from './chaos-case.ts';
import { FAULT_KINDS } from './faults/fault-kind.ts';

const NAME_WIDTH = 28;
const WIDTH = 15;

/** A line for each scenario: of each kind of fault, how many have happened, and how many broke something. */
export function chaosTable(cases: readonly PlayedCase[]): string[] {
  const kinds = Object.keys(FAULT_KINDS);
  const head = ['', ...kinds];
  const rows = [...Map.groupBy(cases, ({ scenario }) => groupOf(scenario))].map(([scenario, played]) => [
    scenario,
    ...kinds.map((kind) => cell(played.filter(({ fault, hasHit }) => hasHit && fault?.kind === kind))),
  ]);
  return [head, ...rows].map((row) =>
    row.map((text, index) => text.padEnd(index === 0 ? NAME_WIDTH : WIDTH)).join(''),
  );
}

/** Of two who want something of the same, where they meet; of what is played while indexes lag, all together. */
export function groupOf(scenario: string): string {
  return scenario.split(':')[0] ?? scenario;
}

function cell(played: readonly PlayedCase[]): string {
  const broken = played.filter((one) => one.broken.length > 0).length;
  return broken === 0 ? String(played.length) : `${played.length}, ${broken} BROKEN`;
}

/** A case in which something broke, in words. */
export function brokenLines({ scenario, fault, broken }: PlayedCase): string[] {
  const where = fault === null ? 'nothing happening' : `${fault.kind} at ${fault.name} ${fault.nth}`;
  return broken.map((line) => `BROKEN ${scenario}, ${where}: ${line}`);
}
