import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runChaos } from '../chaos/run-chaos.ts';
import synthesize from '../setup/synthesize.ts';

/**
 * `npm run chaos [-- --step N --only TEXT --kind TEXT]`: plays what people do while everything happens to the services behind it, once for each
 * fault at each call (of what is called more than four times in a scenario, each later call has one kind of fault in turn), and some of it while indexes lag, prints a table, and then cuts the sockets of 10,000 messages (`npm run chaos:live`). Ends with 1 where anything
 * broke. `--step`: every Nth fault alone; `--only`: the scenarios whose names hold this, and nothing else; `--kind`: of faults, those
 * of the kinds whose names hold this, and nothing else.
 */
const { values } = parseArgs({
  options: {
    step: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
  },
});
await synthesize();
const isWhole = await runChaos({
  step: Math.max(1, Number(values.step) || 1),
  only: values.only,
  kind: values.kind,
  print: console.log,
});
console.log(isWhole ? 'Nothing broke.' : 'Something broke: see above.');
const isAll = values.only === '' && values.kind === '';
const live = isAll ? spawnSync('npm', ['run', 'chaos:live'], { stdio: 'inherit' }).status : 0;
process.exitCode = isWhole && live === 0 ? 0 : 1;
