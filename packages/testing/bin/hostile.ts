import { parseArgs } from 'node:util';
import { runHostile } from '../hostile/run-hostile.ts';
import synthesize from '../setup/synthesize.ts';

/**
 * `npm run hostile [-- --step N --only NAME --field NAME]`: tries a product of its own from outside as somebody would who means harm, and
 * prints a line for each kind of attack. Ends with 1 where anything is open. `--step`: every Nth payload alone; `--only`: the
 * attacks alone that have this in their names; `--field`: the API's fields alone that have this in theirs, as `uploadPhoto`.
 */
const { values } = parseArgs({
  options: {
    step: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    field: { type: 'string', default: '' },
  },
});
const step = Math.max(1, Number(values.step) || 1);
await synthesize();
const isClosed = await runHostile({ step, only: values.only, field: values.field }, console.log);
console.log(isClosed ? 'Nothing is open.' : 'Something is open: see above.');
process.exitCode = isClosed ? 0 : 1;
