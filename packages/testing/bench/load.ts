import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import synthesize from '../setup/synthesize.ts';
import { type LoadPlan, PlanError, readPlan } from './load/load-plan.ts';
import { loadMarkdown } from './load/report/load-markdown.ts';
import { type LoadReport, loadReport, reportPlace } from './load/report/load-report.ts';
import { runLoad } from './load/run-load.ts';

/**
 * `npm run load [-- --minutes 10]`: a busy Saturday on this machine as an open model, raised until the knee and then held at 70 %
 * of it (`load/load-plan.ts` has all options). Writes `report.json` and `report.md`, with `--record` the latter into `docs/load.md`
 * as well, and ends with 1 where there was an error,
 * memory that grew, a socket left or a count that was wrong.
 */
const RECORD = fileURLToPath(new URL('../../../docs/load.md', import.meta.url));

try {
  const report = await run(readPlan(process.argv.slice(2)));
  for (const line of report.wrong) console.log(`WRONG ${line}`);
  process.exitCode = report.wrong.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(plan: LoadPlan): Promise<LoadReport> {
  const place = reportPlace();
  await synthesize();
  const report = loadReport(place, plan, await runLoad(plan, console.log));
  mkdirSync(plan.out, { recursive: true });
  const [json, markdown] = [join(plan.out, 'report.json'), join(plan.out, 'report.md')];
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  const places = [markdown, ...(plan.record ? [RECORD] : [])];
  for (const file of places) writeFileSync(file, loadMarkdown(report));
  console.log(`Written: ${[json, ...places].join(', ')}`);
  return report;
}
