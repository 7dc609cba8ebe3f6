import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBaseline, recordBaseline } from '../bench/runner/baseline.ts';
import { SIZES, type Size } from '../bench/runner/bench.ts';
import { benchesNamed } from '../bench/runner/benches.ts';
import { resultTable } from '../bench/runner/result-table.ts';
import type { Result } from '../bench/runner/results.ts';
import { runBenches } from '../bench/runner/run-benches.ts';
import synthesize from '../setup/synthesize.ts';

/**
 * `npm run bench [-- name … --rounds N --size full --record --all --json FILE]`: every budget, or those of the named benches, in
 * one run whose rounds take turns. Prints a table, writes JSON, and ends with 1 where a budget is missed. `--size
 * full` measures at the sizes of the budgets (100,000 and 300,000 leads, every page), `small` only shows that all runs; `--all` prints every part; `--record` writes what was
 * measured to the baseline that later runs are compared with.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    size: { type: 'string', default: 'usual' },
    record: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    json: { type: 'string', default: fileURLToPath(new URL('../../../.build/bench.json', import.meta.url)) },
  },
});
const benches = benchesNamed(positionals);
const scale = { rounds: Math.max(1, Number(values.rounds) || 1), size: sizeNamed(values.size) };
await synthesize();
const results = await runBenches(benches, scale, console.log);
const run = { date: new Date().toISOString().slice(0, 10), machine: machineName() };
console.log(`\n${resultTable(results, readBaseline(), values.all)}`);
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, `${JSON.stringify({ ...run, ...scale, results }, null, 2)}\n`);
if (values.record) recordBaseline(results, run);
const over = results.filter(({ verdict }) => verdict === 'over');
console.log(over.length === 0 ? 'All budgets held.' : `Over budget: ${over.map(idOf).join(', ')}.`);
process.exitCode = over.length === 0 ? 0 : 1;

function idOf({ id }: Result): string {
  return id;
}

function sizeNamed(name: string): Size {
  const found = SIZES.find((size) => size === name);
  if (found === undefined) throw new Error(`There is no size ${name}. There are: ${SIZES.join(', ')}.`);
  return found;
}

function machineName(): string {
  return `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
}
